import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startUseCases, type TestUseCases } from '../../../../test/harness/index.js';
import { aUser } from '../../identity/test/builders.js';
import { anOrganization } from '../../organization/test/builders.js';
import { aTimesheet } from '../../timeclock/test/builders.js';
import { payPeriodPlan, payPeriodSettings, updatePayPeriodSettings } from '../pay-period-settings.service.js';
import { payPeriodCalls } from './calls.js';

let work: TestUseCases;
let periods: ReturnType<typeof payPeriodCalls>;

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-15T15:00:00Z' });
  periods = payPeriodCalls(work);
  work.clock.set('2026-07-20T15:00:00Z');
});
afterAll(() => work.close());

/** The administrator of a new organization, by default in Denver. */
async function anAdmin(settings: Parameters<typeof anOrganization>[1] = {}) {
  return aUser(work.orm, { organization: await anOrganization(work.orm, settings), role: 'ADMIN' });
}

const shift = (date: string) => ({
  clockInAt: new Date(`${date}T15:00:00Z`),
  clockOutAt: new Date(`${date}T23:00:00Z`),
});
const firstDays = (found: readonly { readonly startDate: string }[]) => found.map(({ startDate }) => startDate);

describe('the pay periods of a new organization', () => {
  test.each([
    ['the last minute of a period', '2026-07-19T05:59:00Z', 'America/Denver', '2026-07-05'],
    ['the first minute of the next period', '2026-07-19T06:00:00Z', 'America/Denver', '2026-07-19'],
    ['an instant that is Sunday in its time zone', '2026-07-19T05:59:00Z', 'America/New_York', '2026-07-19'],
    ['an instant without a time zone setting', '2026-07-19T05:59:00Z', null, '2026-07-05'],
  ])('start with the period in which it was created: %s', async (_when, createdAt, timezone, first) => {
    const admin = await anAdmin({ createdAt: new Date(createdAt), timezone });

    expect(firstDays(await periods.payPeriods(admin))[0]).toBe(first);
  });

  test('include only those earlier periods that contain timesheets or were closed', async () => {
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

describe('a future pay period', () => {
  test('contains no timesheets, even during a timesheet in progress, and can’t be closed', async () => {
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

describe('payPeriodPlan', () => {
  test('returns the current period and the next three, and stores nothing', async () => {
    const admin = await anAdmin();

    expect(await work.run(payPeriodPlan, admin, { kind: 'SEMIMONTHLY', anchorDate: '2026-01-31' })).toEqual([
      { startDate: '2026-07-16', endDate: '2026-07-30' },
      { startDate: '2026-07-31', endDate: '2026-08-15' },
      { startDate: '2026-08-16', endDate: '2026-08-30' },
      { startDate: '2026-08-31', endDate: '2026-09-15' },
    ]);
    expect(await work.run(payPeriodSettings, admin)).toMatchObject({ kind: 'BIWEEKLY' });
  });

  test('keeps closed periods and matches the periods after the change', async () => {
    const admin = await anAdmin();
    const monthly = { kind: 'MONTHLY', anchorDate: '2026-01-01' } as const;
    await periods.close(admin, '2026-07-05');

    const preview = await work.run(payPeriodPlan, admin, monthly);
    await work.run(updatePayPeriodSettings, admin, monthly);

    expect(preview.slice(0, 2)).toEqual([
      { startDate: '2026-07-19', endDate: '2026-07-31' },
      { startDate: '2026-08-01', endDate: '2026-08-31' },
    ]);
    expect(firstDays(await periods.payPeriods(admin)).slice(-2)).toEqual(firstDays(preview.slice(0, 2)));
  });

  test('holds from its first day, on which a period starts, and keeps earlier periods', async () => {
    const admin = await anAdmin();
    const plan = { kind: 'WEEKLY', anchorDate: '2026-07-20', effectiveFrom: '2026-07-22' } as const;
    const preview = await work.run(payPeriodPlan, admin, plan);
    const { kind, plans } = await work.run(updatePayPeriodSettings, admin, plan);

    expect(preview.slice(0, 2)).toEqual([
      { startDate: '2026-07-22', endDate: '2026-07-26' },
      { startDate: '2026-07-27', endDate: '2026-08-02' },
    ]);
    expect(kind).toBe('BIWEEKLY');
    expect(plans).toMatchObject([
      { from: null, kind: 'BIWEEKLY' },
      { from: '2026-07-22', kind: 'WEEKLY' },
    ]);
    expect((await periods.payPeriods(admin)).slice(-2)).toMatchObject([
      { startDate: '2026-07-19', endDate: '2026-07-21' },
      { startDate: '2026-07-22', endDate: '2026-07-26' },
    ]);
  });

  test('never starts inside a closed period, and starts after the last one by default', async () => {
    const admin = await anAdmin();
    await periods.close(admin, '2026-07-05');
    const weekly = { kind: 'WEEKLY', anchorDate: '2026-07-20' } as const;
    const inside = work.run(updatePayPeriodSettings, admin, { ...weekly, effectiveFrom: '2026-07-18' });
    await expect(inside).rejects.toMatchObject({ kind: 'conflict', fields: { effectiveFrom: expect.any(String) } });
    const { plans } = await work.run(updatePayPeriodSettings, admin, weekly);
    expect(plans.at(-1)).toMatchObject({ from: '2026-07-19', kind: 'WEEKLY' });
  });

  test('stays, with its scheduled changes, when only the days to payday change', async () => {
    const admin = await anAdmin();
    const weekly = { kind: 'WEEKLY', anchorDate: '2026-08-02', effectiveFrom: '2026-08-02' } as const;
    const { plans } = await work.run(updatePayPeriodSettings, admin, weekly);
    await periods.close(admin, '2026-07-05');

    const changed = await work.run(updatePayPeriodSettings, admin, { daysToPayday: 5 });
    expect(changed).toMatchObject({ kind: 'BIWEEKLY', daysToPayday: 5, plans });
    const monthly = await work.run(updatePayPeriodSettings, admin, { kind: 'MONTHLY' });
    expect(monthly).toMatchObject({ kind: 'MONTHLY', anchorDate: changed.anchorDate, daysToPayday: 5 });
  });

  test('starts with today in the time zone of the organization', async () => {
    const weekly = { kind: 'WEEKLY', anchorDate: '2026-07-21' } as const;
    const kiritimati = await anAdmin({ timezone: 'Pacific/Kiritimati' });

    expect(firstDays(await work.run(payPeriodPlan, await anAdmin(), weekly))[0]).toBe('2026-07-14');
    expect(firstDays(await work.run(payPeriodPlan, kiritimati, weekly))[0]).toBe('2026-07-21');
  });
});
