import os from 'node:os';
import type { Requests } from '../cases/case.types.ts';
import { Connection, requestBytes } from './connection.ts';
import { quantile } from './statistics.ts';

const defaultConnections = 16;

/** What one contender did in one round. */
export interface Round {
  /** Answers per second. */
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of CPU per answer; null if it is unknown. */
  readonly nodeCpu: number | null;
  readonly postgresCpu: number | null;
  readonly load: number;
}

export interface Contender {
  readonly name: string;
  readonly address: string;
  readonly requests: Requests;
  /** Milliseconds of CPU so far: of the server, and of PostgreSQL. */
  readonly cpu: () => { readonly node: number | null; readonly postgres: number | null };
}

/** Keeps connections busy for a number of seconds. `group` requests belong together: each connection sends whole groups. */
export async function runRound(
  contender: Contender,
  seconds: number,
  group: number,
  count = defaultConnections,
): Promise<Round> {
  const { address, requests } = contender;
  const connections = await Promise.all(Array.from({ length: count }, () => Connection.to(address)));
  const latencies: number[] = [];
  const before = contender.cpu();
  const began = performance.now();
  const end = began + seconds * 1000;
  try {
    await Promise.all(
      connections.map(async (connection, number) => {
        for (let index = 0; performance.now() < end || index % group !== 0; index += 1) {
          const parts = requests.requestOf(number, index);
          const sent = performance.now();
          const { status } = await connection.send(requestBytes(address, parts));
          latencies.push(performance.now() - sent);
          if (status >= 300) throw new Error(`${contender.name}: ${parts.path} returned ${status}`);
        }
      }),
    );
  } finally {
    for (const connection of connections) connection.close();
  }
  const elapsed = performance.now() - began;
  const after = contender.cpu();
  const answers = latencies.length;
  const perAnswer = (then: number | null, now: number | null) =>
    then === null || now === null ? null : (now - then) / answers;
  return {
    rate: (answers / elapsed) * 1000,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    nodeCpu: perAnswer(before.node, after.node),
    postgresCpu: perAnswer(before.postgres, after.postgres),
    load: os.loadavg()[0] ?? Number.NaN,
  };
}
