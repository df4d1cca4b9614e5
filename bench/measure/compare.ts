import assert from 'node:assert/strict';
import os from 'node:os';
import type { Addresses, Case, ContenderName, DurationCase, RateCase, WarmStart } from '../cases/case.types.ts';
import type { World } from '../seed/world.types.ts';
import { fetchOnce } from './connection.ts';
import { memoryOf } from './processor-time.ts';
import { type Contender, type Round, runRound } from './rounds.ts';
import { median, type Spread, spreadOf } from './statistics.ts';

/** What one contender did in all rounds. */
export interface Figures {
  /** Answers per second, or milliseconds per piece of work. */
  readonly value: number;
  readonly p50: number | null;
  readonly p99: number | null;
  readonly nodeCpu: number | null;
  readonly postgresCpu: number | null;
}

export interface Result {
  readonly name: string;
  readonly title: string;
  readonly unit: 'per second' | 'ms';
  readonly goal: Case['goal'];
  readonly contenders: Partial<Record<ContenderName, Figures>>;
  /** The product's speed divided by the limit's in the same round, and by that of the best peer. */
  readonly toLimit: Spread | null;
  readonly toPeer: Spread | null;
  /** The same of the CPU that an answer costs: above 1, the product needs less. */
  readonly cpuToLimit: number | null;
  readonly load: number;
  /** The bytes of memory that the product held in addition. */
  readonly moreMemory: number | null;
}

/** The servers, with the organizations that the requests are about. */
export interface Contenders {
  readonly world: World;
  readonly addresses: Addresses;
  readonly pids: Readonly<Record<ContenderName, number>>;
  /** What the servers printed last. */
  readonly lines: Readonly<Record<string, readonly string[]>>;
  readonly cpuOf: (name: ContenderName) => Contender['cpu'];
  readonly warmStart: WarmStart;
  readonly peers: boolean;
}

export interface Runtime extends Contenders {
  readonly rounds: number;
  readonly seconds: number;
}

/** Compares the answers, then the speeds. */
export async function compare(one: Case, runtime: Runtime): Promise<Result> {
  await checkAnswers(one, runtime);
  return one.kind === 'rate' ? compareRates(one, runtime) : compareDurations(one, runtime);
}

/** Fails unless all contenders answer alike. */
export async function checkAnswers(one: Case, runtime: Contenders): Promise<void> {
  if (one.check) await one.check(runtime.world, runtime.addresses);
  else if (one.kind === 'rate') await expectEqualAnswers(contendersOf(one, runtime));
}

const isPeer = (name: ContenderName) => name === 'mercurius' || name === 'postgraphile';

async function compareRates(one: RateCase, runtime: Runtime): Promise<Result> {
  const { rounds } = runtime;
  const seconds = Math.min(one.seconds ?? runtime.seconds, runtime.seconds * 1.5);
  const contenders = contendersOf(one, runtime);
  for (const contender of contenders) await warmUp(contender, Math.min(seconds, 1.5), one.group ?? 1);
  const taken = new Map(contenders.map(({ name }) => [name, [] as Round[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of contenders) {
      taken.get(contender.name)?.push(await runRound(contender, seconds, one.group ?? 1));
    }
  }
  const figures = Object.fromEntries([...taken].map(([name, all]) => [name, figuresOf(all)]));
  return summarize(one, 'per second', figures, (name) => taken.get(name)?.map(({ rate }) => rate));
}

/** A program costs up to seven times as much for its first answers: V8 compiles what has run some thousand times. */
const warmAnswers = 3000;
/** On a busy machine, and for slow answers, it takes no longer. */
const maxWarmUps = 6;

async function warmUp(contender: Contender, seconds: number, group: number): Promise<void> {
  let answers = 0;
  for (let round = 0; round < maxWarmUps && answers < warmAnswers; round += 1) {
    const { rate } = await runRound(contender, seconds, group);
    answers += rate * seconds;
  }
}

function contendersOf(one: RateCase, { world, addresses, cpuOf, peers }: Contenders): Contender[] {
  return Object.entries(one.contenders(world)).flatMap(([key, requests]) => {
    const name = key as ContenderName;
    return isPeer(name) && !peers ? [] : [{ name, address: addresses[name], requests, cpu: cpuOf(name) }];
  });
}

/** Fails unless every contender answers the first request as the product does. */
async function expectEqualAnswers(contenders: readonly Contender[]): Promise<void> {
  const answers = await Promise.all(
    contenders.map(async ({ name, address, requests }) => {
      const { status, body } = await fetchOnce(address, requests.requestOf(0, 0));
      if (status !== 200) throw new Error(`${name} returned ${status}: ${body.slice(0, 1000)}`);
      const { read = (answer: never) => answer } = requests;
      return { name, answer: read(JSON.parse(body) as never) };
    }),
  );
  const [product, ...others] = answers;
  for (const { name, answer } of others) {
    assert.deepEqual(answer, product?.answer, `${name} answers differently from ${product?.name}`);
  }
}

function figuresOf(rounds: readonly Round[]): Figures {
  const known = (pick: (round: Round) => number | null) => {
    const values = rounds.flatMap((round) => pick(round) ?? []);
    return values.length === 0 ? null : median(values);
  };
  return {
    value: median(rounds.map(({ rate }) => rate)),
    p50: known(({ p50 }) => p50),
    p99: known(({ p99 }) => p99),
    nodeCpu: known(({ nodeCpu }) => nodeCpu),
    postgresCpu: known(({ postgresCpu }) => postgresCpu),
  };
}

interface Took {
  readonly ms: number;
  readonly node: number | null;
  readonly postgres: number | null;
}

async function compareDurations(one: DurationCase, runtime: Runtime): Promise<Result> {
  const { world, addresses, cpuOf } = runtime;
  const contenders = Object.entries(one.contenders(world, addresses, runtime.warmStart)) as [
    ContenderName,
    () => Promise<number | undefined>,
  ][];
  for (const [, work] of contenders) await work();
  const taken = new Map(contenders.map(([name]) => [name, [] as Took[]]));
  const held = memoryOf(runtime.pids.product);
  let most = 0;
  const rounds = Math.min(one.rounds ?? runtime.rounds, runtime.rounds);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, work] of contenders) {
      const watch =
        name === 'product' ? setInterval(() => (most = Math.max(most, memoryOf(runtime.pids.product) ?? 0)), 50) : null;
      taken.get(name)?.push(await take(work, cpuOf(name)));
      if (watch) clearInterval(watch);
    }
  }
  await one.end?.();
  const figures = Object.fromEntries(
    [...taken].map(([name, all]) => [
      name,
      {
        value: median(all.map(({ ms }) => ms)),
        p50: null,
        p99: null,
        nodeCpu: medianOf(all.map(({ node }) => node)),
        postgresCpu: medianOf(all.map(({ postgres }) => postgres)),
      },
    ]),
  );
  const result = summarize(one, 'ms', figures, (name) => taken.get(name)?.map(({ ms }) => 1 / ms));
  const moreMemory = one.maxMoreMemory && held !== null ? Math.max(0, most - held) : null;
  return { ...result, moreMemory };
}

async function take(work: () => Promise<number | undefined>, cpu: Contender['cpu']): Promise<Took> {
  const before = cpu();
  const began = performance.now();
  const measured = await work();
  const elapsed = performance.now() - began;
  const after = cpu();
  const used = (then: number | null, now: number | null) => (then === null || now === null ? null : now - then);
  return {
    ms: measured ?? elapsed,
    node: used(before.node, after.node),
    postgres: used(before.postgres, after.postgres),
  };
}

function medianOf(values: readonly (number | null)[]): number | null {
  const known = values.flatMap((value) => value ?? []);
  return known.length === 0 ? null : median(known);
}

/** `speedsOf` are a contender's speeds by round. */
function summarize(
  one: Case,
  unit: Result['unit'],
  figures: Result['contenders'],
  speedsOf: (name: ContenderName) => readonly number[] | undefined,
): Result {
  const product = speedsOf('product') ?? [];
  const ratiosTo = (name: ContenderName) => {
    const other = speedsOf(name);
    return other && spreadOf(product.map((speed, round) => speed / (other[round] ?? Number.NaN)));
  };
  const peers = (['mercurius', 'postgraphile'] as const).flatMap((name) => ratiosTo(name) ?? []);
  const best = peers.toSorted((one, other) => one.median - other.median)[0];
  return {
    ...{ name: one.name, title: one.title, unit, goal: one.goal, contenders: figures },
    toLimit: ratiosTo('limit') ?? null,
    toPeer: best ?? null,
    cpuToLimit: cpuRatio(figures.limit, figures.product),
    load: os.loadavg()[0] ?? Number.NaN,
    moreMemory: null,
  };
}

function cpuRatio(limit: Figures | undefined, product: Figures | undefined): number | null {
  const [limitCpu, productCpu] = [limit, product].map((one) =>
    one && one.nodeCpu !== null && one.postgresCpu !== null ? one.nodeCpu + one.postgresCpu : null,
  );
  return limitCpu && productCpu ? limitCpu / productCpu : null;
}
