import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aCompany, firstHalf, secondHalf } from './correction-calls.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ now: '2026-10-20T16:00:00Z' });
});
afterAll(() => gateway.close());

const message = 'Overtime of the workweek Sep 13 – Sep 19, 2026 is pending until its other pay period is closed.';
const week = { startDate: '2026-09-13', endDate: '2026-09-19', message };
const both = { startDate: firstHalf.startDate, endDate: secondHalf.endDate };
const rangeOf = ({ startDate, endDate }: typeof both) => `startDate=${startDate}&endDate=${endDate}`;

/** Two closed periods that share the workweek of September 13, with 40 hours in it. */
async function aSharedWorkweek(settings = {}) {
  const company = await aCompany(gateway, settings);
  await company.work([14, 16, 17, 18, 19]);
  await company.close(firstHalf);
  await company.close(secondHalf);
  const { ok } = company;
  const exceptions = async (dates: typeof both, version = '') =>
    (await ok('GET', `/api/payroll?${rangeOf(dates)}${version}`)).flatMap((entry: { exceptions: { code: string }[] }) =>
      entry.exceptions.filter(({ code }) => code === 'OVERTIME_PENDING'),
    );
  return { ...company, exceptions };
}

describe('overtime of a workweek that a closed period shares with a reopened one', () => {
  test.each(['NEW_VERSION', 'NEXT_PERIOD'])(
    'is pending in the pay of both until that is closed: %s',
    async (lateCorrections) => {
      const { work, close, reopen, exceptions } = await aSharedWorkweek({ lateCorrections });
      expect(await exceptions(secondHalf)).toEqual([]);
      await reopen(firstHalf);
      await work([13, 15]);

      const found = { code: 'OVERTIME_PENDING', date: '2026-09-16', message };
      expect(await exceptions(secondHalf)).toMatchObject([found]);
      expect(await exceptions(secondHalf, '&version=1')).toMatchObject([found]);
      expect(await exceptions(both)).toMatchObject([found]);
      expect(await exceptions({ startDate: '2026-09-15', endDate: '2026-09-17' })).toMatchObject([found]);
      // Nothing is settled in the reopened period itself, or depends on it after the shared workweek.
      expect(await exceptions(firstHalf)).toEqual([]);
      expect(await exceptions({ startDate: '2026-09-20', endDate: '2026-09-30' })).toEqual([]);

      await close(firstHalf);
      expect([await exceptions(secondHalf), await exceptions(both)]).toEqual([[], []]);
    },
  );

  test('is pending in the earlier period while the later one is open again', async () => {
    const { reopen, exceptions } = await aSharedWorkweek();
    await reopen(secondHalf);
    expect(await exceptions(firstHalf)).toMatchObject([{ date: '2026-09-14', message }]);
  });

  test('is pending in the list of pay periods, the closing check and both reports', async () => {
    const { owner, ok, reopen } = await aSharedWorkweek();
    await reopen(firstHalf);

    const periods = await ok('GET', '/api/pay-periods?around=2026-09-16');
    const pendingOf = ({ startDate }: typeof both) =>
      periods.find((period: typeof both) => period.startDate === startDate).pendingOvertime;
    expect([pendingOf(secondHalf), pendingOf(firstHalf)]).toEqual([[week], []]);
    const check = await ok('GET', `/api/pay-periods/check?startDate=${secondHalf.startDate}`);
    expect(check.exceptions).toMatchObject([{ code: 'OVERTIME_PENDING', count: 1, items: [{ message }] }]);
    for (const dates of [secondHalf, both]) {
      const report = await ok('GET', `/api/reports?type=PAYROLL_SUMMARY&${rangeOf(dates)}`);
      expect(report).toMatchObject({ pendingOvertime: [week], rows: [{ exceptions: 1 }] });
    }
    const { body } = await gateway.graphql(
      owner,
      `{ viewer {
        payPeriods(around: "2026-09-16") { nodes { startDate pendingOvertime { startDate endDate message } } }
        report(type: TIMES_BY_EMPLOYEE, startDate: "2026-09-01", endDate: "2026-09-30") { pendingOvertime { message } }
        payrollExport(startDate: "2026-09-16", endDate: "2026-09-30") { edges { node { exceptions { code } } } }
      } }`,
    );
    expect(body.data.viewer).toMatchObject({
      payPeriods: { nodes: expect.arrayContaining([{ startDate: secondHalf.startDate, pendingOvertime: [week] }]) },
      report: { pendingOvertime: [{ message }] },
      payrollExport: { edges: [{ node: { exceptions: [{ code: 'OVERTIME_PENDING' }] } }] },
    });
  });

  test('is pending in every row of the files that it concerns', async () => {
    const { owner, reopen } = await aSharedWorkweek();
    await reopen(firstHalf);
    const file = async (url: string) => {
      const { text } = await gateway.rest(owner, 'GET', url);
      const [head = '', ...rows] = text
        .replace(/^\ufeff/, '')
        .trimEnd()
        .split('\r\n');
      const columns = head.split(',');
      const pending = columns.includes('overtimePending') ? 'overtimePending' : columns.at(-1);
      return rows.map((row: string) => [pending, row]);
    };
    const payroll = `/api/payroll?${rangeOf(both)}&format=csv&rows=`;
    expect(await file(`${payroll}people`)).toEqual([['overtimePending', expect.stringContaining(message)]]);
    const lines = await file(`${payroll}lines`);
    expect(lines.map(([, row]) => row?.includes(message))).toEqual([false, true, true, true, true]);
    expect(await file(`/api/me/hours.csv?${rangeOf(secondHalf)}`)).toHaveLength(4);
    const { headers } = await gateway.rest(owner, 'GET', `/api/payroll/exports/quickbooks?${rangeOf(secondHalf)}`);
    expect(headers['content-disposition']).toContain('overtime-pending-2026-09-16-to-2026-09-30-v1');
    const report = await file(`/api/reports/export?type=PAYROLL_SUMMARY&${rangeOf(secondHalf)}`);
    expect(report).toEqual([[expect.anything(), expect.stringContaining('2026-09-13 to 2026-09-19')]]);
  });

  test('is pending in a queued export and in the name of its file', async () => {
    const { owner, ok, reopen } = await aSharedWorkweek();
    await reopen(firstHalf);
    const { startDate } = secondHalf;
    await gateway.rest(owner, 'POST', '/api/sync-queue', { type: 'EXPORT_TIMESHEETS', startDate });
    await gateway.app.jobs.runPending();

    const [done] = await ok('GET', '/api/sync-queue');
    expect(done.message).toBe(`4 activities from 2026-09-16 to 2026-09-30, version 1. ${message}`);
    const { headers } = await gateway.rest(owner, 'GET', done.fileUrl);
    expect(headers['content-disposition']).toContain('payroll-quickbooks-overtime-pending-2026-09-16-to-2026-09-30-v1');
  });

  test('does not change what a person has signed', async () => {
    const { ok, reopen } = await aSharedWorkweek();
    const own = async () => (await ok('GET', `/api/me/pay?${rangeOf(secondHalf)}`)) as { contentHash: string };
    const before = await own();
    await reopen(firstHalf);
    expect((await own()).contentHash).toBe(before.contentHash);
  });
});

test('overtime is pending while an earlier period with hours of the workweek has never been closed', async () => {
  const { work, close, ok } = await aCompany(gateway);
  await work([14, 16, 17]);
  await close(secondHalf);
  const [entry] = await ok('GET', `/api/payroll?${rangeOf(secondHalf)}`);
  expect(entry.exceptions).toMatchObject([{ code: 'OVERTIME_PENDING' }]);
  await close(firstHalf);
  const [settled] = await ok('GET', `/api/payroll?${rangeOf(secondHalf)}`);
  expect(settled.exceptions).toEqual([]);
});

test('overtime of a person with an own rule is pending in an organization without overtime', async () => {
  const { owner, work, close, reopen, ok, readEntries } = await aCompany(gateway, { overtimeRule: 'NONE' });
  const worker = await createActor(gateway, 'WORKER', owner);
  const terms = { userIds: [worker.user.id], from: '2026-01-01', overtimeRule: 'FLSA' };
  await ok('POST', '/api/employment-terms', terms);
  for (const { user } of [owner, worker]) await work([14, 16, 17], user);
  await close(firstHalf);
  await close(secondHalf);
  await reopen(firstHalf);

  const entries = await readEntries(secondHalf);
  const pendingOf = (userId: string) => entries.find(({ user }) => user.id === userId)?.exceptions;
  expect(pendingOf(worker.user.id)).toMatchObject([{ code: 'OVERTIME_PENDING', message }]);
  expect(pendingOf(owner.user.id)).toEqual([]);
  const periods = await ok('GET', '/api/pay-periods?around=2026-09-16');
  expect(periods).toContainEqual(expect.objectContaining({ ...secondHalf, pendingOvertime: [week] }));
});

test('no overtime of an exempt person is pending', async () => {
  const { owner, work, close, reopen, ok, readEntries } = await aCompany(gateway);
  await ok('POST', '/api/employment-terms', { userIds: [owner.user.id], from: '2026-01-01', exempt: true });
  await work([14, 16, 17]);
  await close(firstHalf);
  await close(secondHalf);
  await reopen(firstHalf);
  expect(await readEntries(secondHalf)).toMatchObject([{ exempt: true, exceptions: [] }]);
});

test.each([
  ['without overtime', { overtimeRule: 'NONE' }],
  ['with pay periods of whole workweeks', { payCalendar: { kind: 'WEEKLY', anchorDate: '2026-09-06' } }],
])('no overtime is pending %s', async (_, settings) => {
  const { work, close, reopen, ok } = await aCompany(gateway, settings as object);
  const weekly = 'payCalendar' in settings;
  const [first, second] = weekly
    ? [
        { startDate: '2026-09-06', endDate: '2026-09-12' },
        { startDate: '2026-09-13', endDate: '2026-09-19' },
      ]
    : [firstHalf, secondHalf];
  await work([8, 14, 16]);
  await close(first as typeof both);
  await close(second as typeof both);
  await reopen(first as typeof both);
  const [entry] = await ok('GET', `/api/payroll?${rangeOf(second as typeof both)}`);
  expect(entry.exceptions).toEqual([]);
});
