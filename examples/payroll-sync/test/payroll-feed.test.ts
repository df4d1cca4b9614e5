import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { PayrollEntry, PayrollVersion } from '../src/api-types.ts';
import { PayrollCopy } from '../src/payroll-copy.ts';
import { catchUpPayroll } from '../src/payroll-feed.ts';
import { RestApi } from '../src/rest-api.ts';
import { FeedServer, json } from './feed-server.ts';

let server: FeedServer;
let api: RestApi;
let copy: PayrollCopy;
const options = { pageSize: 1, log: () => undefined };

beforeEach(async () => {
  server = new FeedServer();
  const retryPolicy = { maxAttempts: 1, wait: async () => undefined, log: () => undefined };
  api = new RestApi({ url: await server.listen(), key: 'tt_secret' }, retryPolicy);
  copy = new PayrollCopy(':memory:');
});
afterEach(async () => {
  copy.close();
  await server.close();
});

const user = { id: 'ada', firstName: 'Ada', lastName: 'Marsh' };

/** Makes the next version of a period in which one person worked. */
function addVersion(number: number, regularMinutes: number, overtimeMinutes: number): void {
  const dates = { startDate: '2026-09-16', endDate: '2026-09-30' };
  const reason: PayrollVersion['reason'] = number === 1 ? 'CLOSED' : 'NEIGHBOR';
  const cursor = String(server.versions.length + 1);
  server.versions.push({ cursor, ...dates, version: number, reason, closedAt: '2026-10-01T12:00:00.000Z' });
  const rest = { doubleTimeMinutes: 0, ptoMinutes: 0, unpaidBreakMinutes: 0, exceptions: [] };
  const entry: PayrollEntry = { user, regularMinutes, overtimeMinutes, ...rest };
  server.payrolls.set(number, [entry]);
}

test('stores every version once and pays from the newest', async () => {
  addVersion(1, 1920, 0);
  await catchUpPayroll(api, copy, options);
  expect(copy.listCurrent()).toMatchObject([{ version: 1, regular: 1920, overtime: 0 }]);

  addVersion(2, 960, 960);
  const period = { startDate: '2026-09-16', endDate: '2026-09-30' };
  const lines = [{ date: '2026-09-18', kind: 'OVERTIME', minutes: 960 }];
  const difference = { period, version: 2, previousVersion: 1, carriedTo: null, lines, at: '2026-10-02T12:00:00.000Z' };
  server.adjustments.push({ cursor: '1', user, ...difference });
  await catchUpPayroll(api, copy, options);
  await catchUpPayroll(api, copy, options);

  expect(copy.listCurrent()).toMatchObject([{ version: 2, regular: 960, overtime: 960 }]);
  expect(copy.adjustmentCount).toBe(1);
  const downloads = server.requests.filter(({ pathname }) => pathname === '/api/payroll');
  expect(downloads.map(({ searchParams }) => searchParams.get('version'))).toEqual(['1', '2']);
});

test('continues with the version that it did not finish', async () => {
  addVersion(1, 1920, 0);
  addVersion(2, 960, 960);
  server.failures.push(
    (_, response) => json(response, 200, server.versions.slice(0, 1)),
    (_, response) => response.destroy(),
  );
  await expect(catchUpPayroll(api, copy, options)).rejects.toThrow();
  expect(copy.listCurrent()).toEqual([]);

  await catchUpPayroll(api, copy, options);
  expect(copy.listCurrent()).toMatchObject([{ version: 2 }]);
});
