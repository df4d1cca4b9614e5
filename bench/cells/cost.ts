import { type Contender, type Round, runRound } from '../measure/rounds.ts';
import { median } from '../measure/statistics.ts';
import type { Installation } from './installations.ts';
import { type Ratio, ratioOf } from './intervals.rules.ts';
import type { MeasuredRequest } from './requests.ts';

/** What a request costs in a cell, compared with the single machine. */
export interface Cost {
  readonly name: string;
  readonly title: string;
  /** Milliseconds of CPU of the gateway and of PostgreSQL, and of latency: medians of the rounds. */
  readonly single: Figures;
  readonly cells: Figures;
  readonly cpu: Ratio;
  readonly latency: Ratio;
}

interface Figures {
  readonly gateway: number;
  readonly postgres: number;
  readonly p50: number;
}

/** Enough to keep both cores busy, and few enough that latency is not only waiting. */
const connections = 4;
const warmUps = 2;

/** Lets both installations answer in turn. */
export async function compareCost(
  one: MeasuredRequest,
  installations: Readonly<Record<'single' | 'cells', Installation>>,
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<Cost> {
  const contenderOf = (name: 'single' | 'cells'): Contender => {
    const { gateway, world, cpu } = installations[name];
    return { name, address: gateway.address, requests: one.requestsOf(world), cpu };
  };
  const [single, cells] = [contenderOf('single'), contenderOf('cells')];
  const run = (contender: Contender) => runRound(contender, seconds, one.group, connections);
  for (let round = 0; round < warmUps; round += 1) for (const contender of [single, cells]) await run(contender);
  const taken = { single: [] as Round[], cells: [] as Round[] };
  for (let round = 0; round < rounds; round += 1) {
    // Who comes second finds what the first one has left to write.
    const order = round % 2 === 0 ? ([single, cells] as const) : ([cells, single] as const);
    for (const contender of order) taken[contender.name as 'single' | 'cells'].push(await run(contender));
  }
  const cpuOf = ({ nodeCpu, postgresCpu }: Round) => (nodeCpu ?? Number.NaN) + (postgresCpu ?? Number.NaN);
  return {
    ...{ name: one.name, title: one.title, single: figuresOf(taken.single), cells: figuresOf(taken.cells) },
    cpu: ratioOf(taken.cells.map(cpuOf), taken.single.map(cpuOf)),
    latency: ratioOf(
      taken.cells.map(({ p50 }) => p50),
      taken.single.map(({ p50 }) => p50),
    ),
  };
}

function figuresOf(rounds: readonly Round[]): Figures {
  return {
    gateway: median(rounds.map(({ nodeCpu }) => nodeCpu ?? Number.NaN)),
    postgres: median(rounds.map(({ postgresCpu }) => postgresCpu ?? Number.NaN)),
    p50: median(rounds.map(({ p50 }) => p50)),
  };
}
