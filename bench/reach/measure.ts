import type pg from 'pg';
import { Connection, fetchOnce, requestBytes } from '../measure/connection.ts';
import { median, type Spread, spreadOf } from '../measure/statistics.ts';
import type { World } from '../seed/world.types.ts';
import type { ReachPolicies } from './policies.ts';
import { type Read, requestsOf } from './reads.ts';
import { type StatementTime, timeStatements } from './statement-times.ts';

export interface Bench {
  readonly world: World;
  readonly address: string;
  readonly admin: pg.Client;
  readonly policies: ReachPolicies;
  readonly rounds: number;
  /** How often each caller repeats a read in one round. */
  readonly repeats: number;
}

/** PostgreSQL's time for one read, in milliseconds. */
export interface Result {
  readonly read: Read;
  /** Without the policies. */
  readonly reference: number;
  /** With the policies, for a caller who reaches everyone. */
  readonly everyone: number;
  readonly ratio: Spread;
  /** By the number of people whom a restricted manager reaches. */
  readonly restricted: ReadonlyMap<number, number>;
  /** Those that the policies make slower, the slowest first. */
  readonly statements: readonly Slower[];
}

interface Slower {
  readonly text: string;
  readonly reference: number;
  readonly everyone: number;
}

/** PostgreSQL chooses a plan for all values of a prepared statement after the fifth execution. */
const warmUp = 7;

/** A statement that becomes slower by less is not worth a look, in milliseconds. */
const leastDifference = 0.02;

/** The statements of one read. */
type Sample = readonly StatementTime[];

/** The median outlasts a job of the gateway, and other work on the machine. */
const timeOf = (samples: readonly Sample[]) =>
  median(samples.map((sample) => sample.reduce((sum, { ms }) => sum + ms, 0)));

/** The median of the rounds. In each round, the reads without and with the policies follow each other, in turns. */
export async function measure(read: Read, bench: Bench): Promise<Result> {
  const { world, policies, rounds } = bench;
  const { manager, worker, restricted } = world.reach;
  const own = read.by === 'manager' ? manager : worker;
  const references: (readonly Sample[])[] = [];
  const everyones: (readonly Sample[])[] = [];
  const restrictedTimes = new Map(
    [...(read.by === 'manager' ? restricted.keys() : [])].map((people) => [people, [] as number[]]),
  );
  const turns = [
    async () => {
      await policies.enforce(false);
      references.push(await timeRead(read, own, bench));
    },
    async () => {
      await policies.enforce(true);
      everyones.push(await timeRead(read, own, bench));
      for (const [people, times] of restrictedTimes) {
        times.push(timeOf(await timeRead(read, restricted.get(people) ?? '', bench)));
      }
    },
  ];
  for (let round = 0; round < rounds; round += 1) {
    for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
  }
  return {
    read,
    reference: median(references.map(timeOf)),
    everyone: median(everyones.map(timeOf)),
    ratio: spreadOf(everyones.map((samples, round) => timeOf(samples) / timeOf(references[round] ?? []))),
    restricted: new Map([...restrictedTimes].map(([people, times]) => [people, median(times)])),
    statements: findSlower(references.flat(), everyones.flat()),
  };
}

/** The gateway learns that its connections have ended when it uses them. */
async function reconnect({ address, world }: Bench): Promise<void> {
  const isReady = async () => (await fetchOnce(address, { path: '/api/auth/me', cookie: world.reach.manager })).status;
  while ((await isReady()) !== 200);
}

async function timeRead(read: Read, cookie: string, bench: Bench): Promise<readonly Sample[]> {
  await reconnect(bench);
  const { address, admin, repeats } = bench;
  const connection = await Connection.to(address);
  const send = async () => {
    for (const request of requestsOf(read, cookie)) {
      const { status, body } = await connection.send(requestBytes(address, request), true);
      if (status >= 300 || body.startsWith('{"errors"')) throw new Error(`${read.name} returned ${status}: ${body}`);
    }
  };
  try {
    for (let request = 0; request < warmUp; request += 1) await send();
    const samples: Sample[] = [];
    while (samples.length < repeats) samples.push(await timeStatements(admin, send));
    return samples;
  } finally {
    connection.close();
  }
}

function findSlower(references: readonly Sample[], everyones: readonly Sample[]): readonly Slower[] {
  const msOf = (samples: readonly Sample[], id: string) =>
    median(samples.map((sample) => sample.find((one) => one.id === id)?.ms ?? 0));
  const texts = new Map(everyones.flat().map(({ id, text }) => [id, text]));
  return [...texts]
    .map(([id, text]) => ({ text, reference: msOf(references, id), everyone: msOf(everyones, id) }))
    .filter(({ reference, everyone }) => everyone - reference >= leastDifference)
    .toSorted((one, other) => other.everyone - other.reference - (one.everyone - one.reference));
}
