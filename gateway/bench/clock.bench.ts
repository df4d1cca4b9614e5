import { newId } from '../src/platform/database/ids.inputs.js';
import { aBenchApp } from './bench-app.js';

const bench = await aBenchApp();
const { app, cookie, organizationId, userId } = bench;

export const reference = 'insert and update a timesheet by bare SQL, each committed';

/** A clock-in and a clock-out: the cost of session, permission, rules, audit log and event on top of the two writes. */
export const cases = {
  [reference]: bareSql,
  'clock in and out over REST': overRest,
  'clock in and out over REST, idempotently': () => overRest(newId()),
  'clock in and out over GraphQL': overGraphql,
};

export const close = bench.close;

async function bareSql(): Promise<void> {
  const em = app.orm.em.fork();
  const id = newId();
  const key = [organizationId, id];
  const at = aMinuteLater();
  await em.execute('insert into timesheets (organization_id, id, user_id, clock_in_at) values (?, ?, ?, ?)', [
    ...key,
    userId,
    at,
  ]);
  await em.execute('update timesheets set clock_out_at = ? where organization_id = ? and id = ?', [
    aMinuteLater(),
    ...key,
  ]);
}

async function overRest(idempotencyKey?: string): Promise<void> {
  for (const punch of ['clock-in', 'clock-out']) {
    aMinuteLater();
    const headers = { cookie, ...(idempotencyKey && { 'idempotency-key': `${idempotencyKey}-${punch}` }) };
    const { statusCode } = await app.inject({ method: 'POST', url: `/api/timesheets/${punch}`, headers });
    if (statusCode >= 300) throw new Error(`${punch} returned ${statusCode}`);
  }
}

async function overGraphql(): Promise<void> {
  for (const punch of ['clockIn', 'clockOut']) {
    aMinuteLater();
    const payload = { query: `mutation { ${punch} { id clockInAt status } }` };
    const response = await app.inject({ method: 'POST', url: '/graphql', headers: { cookie }, payload });
    if (!response.json().data?.[punch]) throw new Error(`${punch} returned ${response.body}`);
  }
}

function aMinuteLater(): Date {
  app.clock.advance({ minutes: 1 });
  return app.clock.now();
}
