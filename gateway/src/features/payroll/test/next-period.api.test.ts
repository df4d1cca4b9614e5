import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aPtoPolicy, aPtoRequest } from '../../time-off/test/builders.js';
import { aCompany, firstHalf, october, secondHalf, sumByKind } from './correction-calls.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ now: '2026-10-20T16:00:00Z' });
});
afterAll(() => gateway.close());

/** Both halves of September are closed. Forty hours are in the workweek that they share. */
async function aPaidSeptember() {
  const company = await aCompany(gateway);
  await company.work([14, 16, 17, 18, 19]);
  await company.close(firstHalf);
  await company.close(secondHalf);
  return company;
}

describe('late corrections that the next period pays', () => {
  test('list that period even if it ended before the organization was created', async () => {
    const { owner, work, reopen, close, correctBy, readPeriod } = await aPaidSeptember();
    const em = gateway.orm.em.fork();
    await em.execute("update organizations set created_at = '2026-10-18' where id = ?", [owner.organizationId]);
    await correctBy('NEXT_PERIOD');
    await reopen(firstHalf);
    expect(await readPeriod(october)).toBeUndefined();
    await work([13]);
    await close(firstHalf);
    expect(await readPeriod(october)).toMatchObject({ status: 'OPEN', timesheetCount: 0, canClose: true });
  });

  test('leave closed periods as they were paid and add lines to the next open one', async () => {
    const { ok, work, reopen, close, correctBy, readEntries, readPeriod, sum } = await aPaidSeptember();
    await correctBy('NEXT_PERIOD');
    const before = [await readEntries(firstHalf), await readEntries(secondHalf), await readPeriod(secondHalf)];
    gateway.clock.advance({ minutes: 5 });
    await reopen(firstHalf);
    await work([13, 15]);
    const closed = await close(firstHalf);

    expect(closed).toMatchObject({ status: 'CLOSED', version: 1 });
    expect([await readEntries(firstHalf), await readEntries(secondHalf), await readPeriod(secondHalf)]).toEqual(before);
    const [entry] = await readEntries(october);
    expect(entry).toMatchObject({ regularMinutes: 0, overtimeMinutes: 960, hours: { total: 16 } });
    expect(entry?.lines.filter(({ date }) => date === '2026-09-13')).toMatchObject([
      {
        kind: 'REGULAR',
        minutes: 480,
        hours: 8,
        adjusts: firstHalf,
        explanation: expect.stringContaining('Correction of the closed pay period Sep 1 – Sep 15, 2026'),
      },
    ]);
    const adjustments = await ok('GET', '/api/payroll/adjustments');
    expect(adjustments).toMatchObject([
      { period: firstHalf, version: null, previousVersion: 1, carriedTo: october.startDate },
      { period: secondHalf, version: null, previousVersion: 1, reason: 'NEIGHBOR', carriedTo: october.startDate },
    ]);
    expect(adjustments.map(({ lines }: { lines: [] }) => sumByKind(lines))).toEqual([
      { REGULAR: 960 },
      { REGULAR: -960, OVERTIME: 960 },
    ]);

    // They are settled with the period that pays them.
    await close(october);
    expect(await readEntries(october)).toEqual([entry]);
    expect(await sum(october)).toEqual([0, 960, 0]);
  });

  test('are paid once when a period is corrected twice and the setting changes in between', async () => {
    const { work, reopen, close, correctBy, sum, ok } = await aPaidSeptember();
    const sumAll = async () => {
      const sums = [await sum(firstHalf), await sum(secondHalf), await sum(october)];
      return sums.flat().reduce((total, minutes) => total + minutes, 0);
    };
    await correctBy('NEXT_PERIOD');
    await reopen(firstHalf);
    await work([15]);
    await close(firstHalf);
    expect(await sumAll()).toBe(6 * 480);

    await reopen(firstHalf);
    await work([13]);
    await close(firstHalf);
    expect(await sumAll()).toBe(7 * 480);
    expect([await sum(firstHalf), await sum(secondHalf), await sum(october)]).toEqual([
      [480, 0, 0],
      [1920, 0, 0],
      [0, 960, 0],
    ]);

    await correctBy('NEW_VERSION');
    await reopen(firstHalf);
    await work([10]);
    // An open period shows its work less the work that is paid elsewhere.
    expect(await sum(firstHalf)).toEqual([960, 0, 0]);
    await close(firstHalf);
    expect(await sumAll()).toBe(8 * 480);
    expect([await sum(firstHalf), await sum(secondHalf), await sum(october)]).toEqual([
      [960, 0, 0],
      [1920, 0, 0],
      [0, 960, 0],
    ]);

    await correctBy('NEXT_PERIOD');
    await reopen(secondHalf);
    await work([20]);
    await close(secondHalf);
    await close(october);
    expect(await sumAll()).toBe(9 * 480);
    // The whole quarter reconciles with what was paid.
    const report = await ok('GET', '/api/reports?type=PAYROLL_SUMMARY&startDate=2026-07-01&endDate=2026-10-31');
    expect(report.totals).toMatchObject({ regularMinutes: 9 * 480 - 960, overtimeMinutes: 960 });
  });

  test('are paid once when a neighbor changes the period afterwards, time off included', async () => {
    const { owner, work, reopen, close, correctBy, readEntries, readPeriod } = await aPaidSeptember();
    const policy = await aPtoPolicy(gateway.orm, { organizationId: owner.organizationId });
    const dates = { startDate: '2026-09-22', endDate: '2026-09-22' };
    await correctBy('NEXT_PERIOD');
    await reopen(secondHalf);
    await aPtoRequest(gateway.orm, { user: owner.user, policy, ...dates, hours: 8, status: 'APPROVED' });
    await close(secondHalf);
    await correctBy('NEW_VERSION');
    await reopen(firstHalf);
    await work([13, 15]);
    await close(firstHalf);

    expect(await readPeriod(secondHalf)).toMatchObject({ version: 2, versions: [{ reason: 'NEIGHBOR' }, {}] });
    const timeOff = [];
    for (const period of [firstHalf, secondHalf, october]) timeOff.push((await readEntries(period))[0]?.ptoMinutes);
    expect(timeOff).toEqual([0, 0, 480]);
  });

  test('reach a person who has left since', async () => {
    const { owner, ok, work, reopen, close, correctBy, readEntries } = await aCompany(gateway);
    const { user } = await createActor(gateway, 'WORKER', { organizationId: owner.organizationId });
    await work([14], user);
    await close(firstHalf);
    await correctBy('NEXT_PERIOD');
    await reopen(firstHalf);
    await work([15], user);
    await close(firstHalf);
    await gateway.orm.em.fork().execute("update users set status = 'DISABLED' where id = ?", [user.id]);

    const next = await readEntries(secondHalf);
    expect(next.find((entry) => entry.user.id === user.id)).toMatchObject({ regularMinutes: 480 });
    const year = await readEntries({ startDate: '2026-01-01', endDate: '2026-12-31' });
    expect(year.find((entry) => entry.user.id === user.id)).toMatchObject({ regularMinutes: 960 });
    const other = await createActor(gateway, 'OWNER');
    expect((await gateway.rest(other, 'GET', '/api/payroll/adjustments')).body).toEqual([]);
    const [adjustment] = await ok('GET', '/api/payroll/adjustments');
    const foreign = await gateway.rest(other, 'GET', `/api/payroll/adjustments?cursor=${adjustment.cursor}`);
    expect(foreign.status).toBe(400);
  });
});
