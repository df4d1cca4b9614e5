import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { fetchOnce, type RequestParts } from '../measure/connection.ts';
import type { World } from '../seed/world.types.ts';
import type { Addresses, RateCase, Requests } from './case.types.ts';
import { documentOf } from './documents.ts';

const connections = 16;
const location = { lat: 39.7392, lng: -104.9903 };

/** Each connection has workers of its own, who clock in and out in turn. */
function workerOf({ clock: { workers } }: World, connection: number, index: number): string {
  const each = Math.floor(workers.length / connections);
  return workers[connection * each + (Math.floor(index / 2) % each)] ?? '';
}

export type Punch = (isIn: boolean) => Pick<RequestParts, 'path' | 'body'>;

const mutations = {
  clockIn: { query: documentOf('mf-timeclock', 'Timeclock_Home_ClockIn'), variables: { input: { location } } },
  clockOut: { query: documentOf('mf-timeclock', 'Timeclock_Home_ClockOut'), variables: { input: {} } },
};

export const byProduct: Punch = (isIn) => ({ path: '/graphql', body: isIn ? mutations.clockIn : mutations.clockOut });

export const byLimit: Punch = (isIn) => ({
  path: isIn ? '/graphql/clock-in' : '/graphql/clock-out',
  body: isIn ? mutations.clockIn : mutations.clockOut,
});

const punches = (world: World, punch: Punch): Requests => ({
  requestOf: (connection, index) => ({
    method: 'POST',
    ...punch(index % 2 === 0),
    cookie: workerOf(world, connection, index),
    idempotencyKey: randomUUID(),
  }),
});

/** Both must answer alike and write as many rows: only the id, the instants and what follows from them differ. */
async function compareAnswers(world: World, addresses: Addresses): Promise<void> {
  for (const isIn of [true, false]) {
    const answers = [];
    for (const [address, punch, connection] of [
      [addresses.product, byProduct, 0],
      [addresses.limit, byLimit, 1],
    ] as const) {
      const cookie = workerOf(world, connection, 0);
      const before = await countRows(world);
      const { status, body } = await fetchOnce(address, {
        ...{ method: 'POST', ...punch(isIn), cookie, idempotencyKey: randomUUID() },
      });
      const after = await countRows(world);
      const written = Object.entries(after).map(([table, count]) => [table, count - (before[table] ?? 0)]);
      answers.push({ status, body: maskChanging(JSON.parse(body)), written });
    }
    assert.deepEqual(answers[1], answers[0]);
  }
}

const tables = ['timesheets', 'timesheet_changes', 'audit_entries', 'audit_origins', 'idempotent_requests'];

async function countRows({ clock: { id, adminUrl } }: World): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const counts = tables.map((table) => `(select count(*)::int from ${table} where organization_id = $1) as ${table}`);
  const { rows } = await client.query(`select ${counts.join(', ')}`, [id]);
  await client.end();
  return rows[0];
}

const changing = new Set(['id', 'clockInAt', 'clockOutAt', 'version', 'lastName', 'since']);

/** Replaces values that differ for each punch by their types. */
export function maskChanging(value: unknown, name = ''): unknown {
  if (changing.has(name)) return value === null ? null : typeof value;
  if (Array.isArray(value)) return value.map((one) => maskChanging(one));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, maskChanging(inner, key)]));
}

export const punch: RateCase = {
  name: 'punch',
  title: 'Clock-in and clock-out with a key, GraphQL',
  kind: 'rate',
  goal: { limit: 0.6 },
  seeds: ['clock'],
  group: 2,
  seconds: 3,
  contenders: (world) => ({ product: punches(world, byProduct), limit: punches(world, byLimit) }),
  check: compareAnswers,
};
