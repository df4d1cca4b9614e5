import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createActor, type TestGateway } from '../../../../test/harness/index.js';
import type { QualifiedOvertimeOfYear } from '../qualified-overtime/qualified-overtime.types.js';
import { startPayroll } from './calls.js';
import { aCompany, firstHalf, secondHalf } from './correction-calls.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startPayroll();
});
afterAll(() => gateway.close());

const path = '/api/payroll/qualified-overtime';
const sumOf = (year: QualifiedOvertimeOfYear) => year.weeks.reduce((sum, { minutes }) => sum + minutes, 0);

/** Six days of nine hours from Sunday 6th, and from Sunday 13th a week that two pay periods share. */
async function aCompanyWithOvertime() {
  const company = await aCompany(gateway);
  await company.work([6, 7, 8, 9, 10, 11], company.owner.user, 9);
  await company.work([13, 14, 15, 16, 17, 18], company.owner.user, 9);
  const readYear = async (year = 2026): Promise<QualifiedOvertimeOfYear> =>
    (await company.ok('GET', `${path}?year=${year}`))[0];
  return { ...company, readYear };
}

const closedWeek = {
  startDate: '2026-09-06',
  endDate: '2026-09-12',
  minutes: 840,
  overtimeMinutes: 840,
  explanation: '14h over 40 hours in the workweek of Sunday, September 6 (29 U.S.C. 207(a)(1))',
  notQualifying: [],
};

describe('the qualified overtime of a year', () => {
  test('has the workweeks that end in closed pay periods, and what is still open', async () => {
    const { close, ok, readYear } = await aCompanyWithOvertime();
    const readTotals = async () => (await ok('GET', `/api/pay-periods/check?startDate=${firstHalf.startDate}`)).totals;
    expect(await readTotals()).toMatchObject({ overtimeMinutes: 840, qualifiedOvertimeMinutes: 840 });
    expect(await readYear()).toMatchObject({ minutes: 0, openMinutes: 1680, weeks: [], countedBy: 'PERIOD_END' });
    await close(firstHalf);
    expect(await readTotals()).toMatchObject({ qualifiedOvertimeMinutes: 840 });
    expect(await readYear()).toMatchObject({
      year: 2026,
      minutes: 840,
      hours: 14,
      openMinutes: 840,
      weeks: [closedWeek],
    });
    await close(secondHalf);
    const closed = await readYear();
    expect(closed).toMatchObject({ minutes: 1680, openMinutes: 0 });
    expect(closed.weeks.map(({ endDate }) => endDate)).toEqual(['2026-09-12', '2026-09-19']);
  });

  test.each(['NEW_VERSION', 'NEXT_PERIOD'])('adds up to its weeks after a correction by %s', async (mode) => {
    const { close, reopen, correctBy, work, owner, readYear } = await aCompanyWithOvertime();
    await correctBy(mode);
    await close(firstHalf);
    await reopen(firstHalf);
    await work([12], owner.user, 5);
    await close(firstHalf);
    const open = await readYear();
    expect(open.minutes + open.openMinutes).toBe(1680 + 300);
    await close(secondHalf);
    const year = await readYear();
    expect(year).toMatchObject({ minutes: 1680 + 300, openMinutes: 0 });
    expect(sumOf(year)).toBe(year.minutes);
  });

  test('goes by the payday once the days to it are set', async () => {
    const { ok, close, readYear } = await aCompanyWithOvertime();
    await close(firstHalf);
    expect(await ok('PUT' as 'POST', '/api/pay-period-settings', { daysToPayday: 31 })).toMatchObject({
      daysToPayday: 31,
    });
    expect(await readYear()).toMatchObject({ minutes: 840, countedBy: 'PAYDAY' });
    expect(await readYear(2027)).toMatchObject({ minutes: 0, weeks: [] });
    const wrong = await ok('PUT' as 'POST', '/api/pay-period-settings', { daysToPayday: 32 }).catch(String);
    expect(wrong).toContain('Days to payday must be a whole number from 0 to 31');
    expect(await ok('PUT' as 'POST', '/api/pay-period-settings', { daysToPayday: null })).toMatchObject({
      daysToPayday: null,
    });
  });

  test('is a file for accountants, and each person’s own', async () => {
    const { owner, close } = await aCompanyWithOvertime();
    await close(firstHalf);
    const { text } = await gateway.rest(owner, 'GET', `${path}?year=2026&format=csv`);
    const [head, row] = text.replace(/^\ufeff/, '').split('\r\n');
    expect(head).toBe(
      'userId,firstName,lastName,employeeNumber,year,qualifiedOvertimeMinutes,qualifiedOvertimeHours,openMinutes',
    );
    expect(row).toContain(',2026,840,14,840');
    const worker = await createActor(gateway, 'WORKER', owner);
    expect((await gateway.rest(worker, 'GET', `${path}?year=2026`)).status).toBe(403);
    expect((await gateway.rest(worker, 'GET', '/api/me/qualified-overtime?year=2026')).body).toMatchObject({
      ...{ minutes: 0, weeks: [], user: { id: worker.user.id } },
    });
    const document = '{ viewer { myQualifiedOvertime(year: 2026) { minutes weeks { endDate minutes } } } }';
    expect((await gateway.graphql(owner, document)).body.data.viewer.myQualifiedOvertime).toEqual({
      ...{ minutes: 840, weeks: [{ endDate: '2026-09-12', minutes: 840 }] },
    });
    expect((await gateway.rest(owner, 'GET', `${path}?year=next`)).body).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});
