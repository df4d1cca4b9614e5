import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aUser } from '../../identity/test/builders.js';
import { anOrganization } from '../../organization/test/builders.js';
import { aTimesheet } from '../../timeclock/test/builders.js';
import { type TimeclockAtWork, timeclockAtWork } from '../../timeclock/test/timeclock-use-cases.js';
import { payPeriodPlan, payPeriodSettings, updatePayPeriodSettings } from '../pay-period.service.js';
import { payPeriodsAtWork } from './pay-periods-at-work.js';

let work: TimeclockAtWork;
let periods: ReturnType<typeof payPeriodsAtWork>;

beforeAll(async () => {
  work = await timeclockAtWork();
  periods = payPeriodsAtWork(work);
  work.clock.set('2026-07-20T15:00:00Z');
});
afterAll(() => work.close());

/** The administrator of an organization of its own, in Denver unless told otherwise. */
async function anAdmin(given: Parameters<typeof anOrganization>[1] = {}) {
  return aUser(work.orm, { organization: await anOrganization(work.orm, given), role: 'ADMIN' });
}

const shift = (date: string) => ({
  clockInAt: new Date(`${date}T15:00:00Z`),
  clockOutAt: new Date(`${date}T23:00:00Z`),
});
const firstDays = (found: readonly { readonly startDate: string }[]) => found.map(({ startDate }) => startDate);

describe('the pay periods of a new organization', () => {
  it.each([
    ['in the last minute of a period', '2026-07-19T05:59:00Z', 'America/Denver', '2026-07-05'],
    ['in the first minute of the next one', '2026-07-19T06:00:00Z', 'America/Denver', '2026-07-19'],
    ['at the same instant, where it is Sunday already', '2026-07-19T05:59:00Z', 'America/New_York', '2026-07-19'],
    ['at the same instant, where no timezone is set', '2026-07-19T05:59:00Z', null, '2026-07-05'],
  ])('begin with the one in which it came into being: %s', async (_when, createdAt, timezone, first) => {
    const admin = await anAdmin({ createdAt: new Date(createdAt), timezone });

    expect(firstDays(await periods.payPeriods(admin))[0]).toBe(first);
  });

  it('are also earlier ones that hold timesheets or were closed, and no others', async () => {
    const admin = await anAdmin({ createdAt: work.clock.now() });
    await aTimesheet(work.orm, { user: admin, ...shift('2026-06-08') });
    await periods.close(admin, '2026-05-10');

    expect(firstDays(await periods.payPeriods(admin))).toEqual([
      '2026-05-10',
      '2026-06-07',
      '2026-07-19',
      '2026-08-02',
    ]);
    expect(await periods.payPeriods(admin, '2026-01-10')).toEqual([]);
  });
});

describe('a pay period to come', () => {
  it('holds nothing yet, also while somebody is at work, and can’t be closed', async () => {
    const admin = await anAdmin();
    await aTimesheet(work.orm, { user: admin, clockInAt: new Date('2026-07-20T14:00:00Z') });

    const found = await periods.payPeriods(admin, '2026-08-20');

    expect(found.slice(4)).toMatchObject([
      { startDate: '2026-07-19', timesheetCount: 1, unapprovedCount: 1, canClose: false },
      { startDate: '2026-08-02', timesheetCount: 0, unapprovedCount: 0, canClose: false },
      { startDate: '2026-08-16', timesheetCount: 0, unapprovedCount: 0, canClose: false },
      { startDate: '2026-08-30', timesheetCount: 0, unapprovedCount: 0, canClose: false },
    ]);
    for (const startDate of ['2026-07-19', '2026-08-02']) {
      await expect(periods.close(admin, startDate)).rejects.toMatchObject({ code: 'pay-period.not-over' });
    }
  });
});

describe('the look at a plan', () => {
  it('tells the period of today and the next three, and stores nothing', async () => {
    const admin = await anAdmin();

    expect(await work.run(payPeriodPlan, admin, { kind: 'SEMIMONTHLY', anchorDate: '2026-01-31' })).toEqual([
      { startDate: '2026-07-16', endDate: '2026-07-30' },
      { startDate: '2026-07-31', endDate: '2026-08-15' },
      { startDate: '2026-08-16', endDate: '2026-08-30' },
      { startDate: '2026-08-31', endDate: '2026-09-15' },
    ]);
    expect(await work.run(payPeriodSettings, admin)).toMatchObject({ kind: 'BIWEEKLY' });
  });

  it('leaves closed periods as they are, and is what comes of it', async () => {
    const admin = await anAdmin();
    const monthly = { kind: 'MONTHLY', anchorDate: '2026-01-01' } as const;
    await periods.close(admin, '2026-07-05');

    const seen = await work.run(payPeriodPlan, admin, monthly);
    await work.run(updatePayPeriodSettings, admin, monthly);

    expect(seen.slice(0, 2)).toEqual([
      { startDate: '2026-07-19', endDate: '2026-07-31' },
      { startDate: '2026-08-01', endDate: '2026-08-31' },
    ]);
    expect(firstDays(await periods.payPeriods(admin)).slice(-2)).toEqual(firstDays(seen.slice(0, 2)));
  });

  it('begins with the day that it is where the organization is', async () => {
    const weekly = { kind: 'WEEKLY', anchorDate: '2026-07-21' } as const;
    const kiritimati = await anAdmin({ timezone: 'Pacific/Kiritimati' });

    expect(firstDays(await work.run(payPeriodPlan, await anAdmin(), weekly))[0]).toBe('2026-07-14');
    expect(firstDays(await work.run(payPeriodPlan, kiritimati, weekly))[0]).toBe('2026-07-21');
  });
});
