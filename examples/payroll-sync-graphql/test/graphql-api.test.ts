import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { catchUp, catchUpPayroll, LocalCopy, PayrollCopy, verify } from 'payroll-sync';
import { aTimesheet } from 'payroll-sync/test/a-timesheet.ts';
import { json } from 'payroll-sync/test/feed-server.ts';
import { GraphQlApi } from '../src/graphql-api.ts';
import { apiKey, GraphQlFeedServer } from './graphql-feed-server.ts';

let server: GraphQlFeedServer;
let api: GraphQlApi;
let copy: LocalCopy;
let waits: number[];
const options = { pageSize: 2, log: () => undefined };

beforeEach(async () => {
  server = new GraphQlFeedServer();
  waits = [];
  const retryPolicy = { maxAttempts: 4, wait: async (ms: number) => void waits.push(ms), log: () => undefined };
  api = new GraphQlApi({ url: await server.listen(), key: apiKey }, retryPolicy);
  copy = new LocalCopy(':memory:');
});
afterEach(async () => {
  copy.close();
  await server.close();
});

type Response = Parameters<typeof json>[0];
const failure =
  (code: string, more = {}) =>
  (_: unknown, response: Response) => {
    const error = { message: 'No', path: ['viewer'], extensions: { code, requestId: 'r1', ...more } };
    json(response, 200, { data: { viewer: { timesheetChanges: null } }, errors: [error] });
  };

test('reads page after page, and only new changes later', async () => {
  const job = { id: 'job-1', name: 'Roof 9' };
  for (const id of ['one', 'two', 'three']) server.upsert(aTimesheet({ id, job }));
  await catchUp(api, copy, options);
  expect(copy.find('one')).toEqual(aTimesheet({ id: 'one', job }));
  server.delete('two');
  await catchUp(api, copy, options);
  expect([...copy.ids()].toSorted()).toEqual(['one', 'three']);
  expect(server.queries).toEqual([null, '2', '3'].map((after) => ({ first: 2, after })));
});

test('waits longer after each failure and then continues', async () => {
  server.upsert(aTimesheet());
  server.failures.push(
    (_, response) => response.destroy(),
    failure('INTERNAL'),
    (_, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  );
  await catchUp(api, copy, options);
  expect([...copy.ids()]).toEqual(['sheet-1']);
  const shares = waits.map((ms, index) => ms / (250 * 2 ** index));
  expect(shares).toHaveLength(3);
  expect(shares.every((share) => share >= 0.5 && share <= 1)).toBe(true);
});

test.each([
  ['a status', (response: Response) => json(response, 429, {})],
  ['an error of GraphQL', (response: Response) => failure('RATE_LIMITED')(null, response)],
])('waits as long as Retry-After says with %s', async (_name, respond) => {
  server.failures.push((_, response) => respond(response.setHeader('retry-after', '7')));
  await catchUp(api, copy, options);
  expect(waits).toHaveLength(1);
  expect(waits[0]).toBeGreaterThan(7000);
});

test.each([
  ['an unknown key', failure('UNAUTHENTICATED'), 'TimeTrack does not know this API key'],
  ['a key without the scope', failure('FORBIDDEN'), 'timesheets:read'],
  [
    'a cursor of another organization',
    failure('BAD_USER_INPUT', { fields: { cursor: 'unknown' } }),
    'Set TIMETRACK_DB to a new file',
  ],
  ['any other rejection', failure('NOT_FOUND'), 'TimeTrack rejected the request with NOT_FOUND: No (request r1).'],
  [
    'a page of another program',
    (_: unknown, response: Response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi</h1>'),
    'check TIMETRACK_URL',
  ],
])('stops without a retry after %s', async (_name, respond, message) => {
  server.failures.push(respond);
  await expect(catchUp(api, copy, options)).rejects.toThrow(message);
  expect([waits, server.requests.length]).toEqual([[], 1]);
});

describe('verify', () => {
  test('lists each timesheet that differs, is missing or is only in the copy', async () => {
    for (const id of ['one', 'two', 'three']) server.upsert(aTimesheet({ id }));
    expect((await verify(api, copy, options)).differences).toEqual([]);
    server.timesheets.set('one', aTimesheet({ id: 'one', notes: 'changed without the feed' }));
    server.timesheets.delete('two');
    server.timesheets.set('four', aTimesheet({ id: 'four' }));
    expect((await verify(api, copy, options)).differences).toEqual([
      { timesheetId: 'one', problem: 'differs' },
      { timesheetId: 'four', problem: 'is missing in the copy' },
      { timesheetId: 'two', problem: 'is only in the copy' },
    ]);
  });
});

test('stores every version of a closed payroll, and the adjustments', async () => {
  const user = { id: 'ada', firstName: 'Ada', lastName: 'Marsh' };
  const period = { startDate: '2026-09-16', endDate: '2026-09-30' };
  const rest = { doubleTimeMinutes: 0, ptoMinutes: 0, unpaidBreakMinutes: 0, exceptions: [] };
  const closedAt = '2026-10-01T12:00:00.000Z';
  server.versions.push(
    { cursor: '1', ...period, version: 1, reason: 'CLOSED', closedAt },
    { cursor: '2', ...period, version: 2, reason: 'NEIGHBOR', closedAt },
  );
  server.payrolls.set(1, [{ user, regularMinutes: 1920, overtimeMinutes: 0, ...rest }]);
  server.payrolls.set(2, [{ user, regularMinutes: 960, overtimeMinutes: 960, ...rest }]);
  const lines = [{ date: '2026-09-18', kind: 'OVERTIME', minutes: 960 }];
  server.adjustments.push({
    cursor: '1',
    period,
    version: 2,
    previousVersion: 1,
    carriedTo: null,
    user,
    lines,
    at: closedAt,
  });
  const payrolls = new PayrollCopy(':memory:');
  await catchUpPayroll(api, payrolls, { ...options, pageSize: 1 });
  await catchUpPayroll(api, payrolls, { ...options, pageSize: 1 });
  expect(payrolls.listCurrent()).toMatchObject([{ version: 2, regular: 960, overtime: 960 }]);
  expect(payrolls.adjustmentCount).toBe(1);
  payrolls.close();
});
