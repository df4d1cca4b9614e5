import { describe, expect, test } from '@jest/globals';
import { addDays, type DateRange, datesOf, rangeIncludes } from '@timetrack/contracts/calendar';
import fc from 'fast-check';
import {
  nameOfPeriod,
  type PayCalendars,
  type PayPeriodPlan,
  payPeriodOn,
  payPeriodsAround,
} from '../pay-period-plan.rules.js';
import { payPeriodKind } from '../pay-period-status.types.js';

const lengthOf = (period: DateRange) => datesOf(period).length;

const anyDate = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days));
const anyPlan: fc.Arbitrary<PayPeriodPlan> = fc.record({
  kind: fc.constantFrom(...payPeriodKind.options),
  anchorDate: anyDate,
});

describe('payPeriodOn', () => {
  test.each<[PayPeriodPlan['kind'], string, string, string, string]>([
    ['WEEKLY', '2026-11-02', '2026-11-08', '2026-11-02', '2026-11-08'],
    ['WEEKLY', '2026-11-02', '2026-11-09', '2026-11-09', '2026-11-15'],
    ['WEEKLY', '2026-11-02', '2026-11-01', '2026-10-26', '2026-11-01'],
    ['BIWEEKLY', '2026-11-01', '2026-11-14', '2026-11-01', '2026-11-14'],
    ['BIWEEKLY', '2026-11-01', '2026-10-31', '2026-10-18', '2026-10-31'],
    ['SEMIMONTHLY', '2026-01-01', '2026-02-15', '2026-02-01', '2026-02-15'],
    ['SEMIMONTHLY', '2026-01-01', '2026-02-16', '2026-02-16', '2026-02-28'],
    ['SEMIMONTHLY', '2026-01-20', '2026-03-04', '2026-02-20', '2026-03-04'],
    ['SEMIMONTHLY', '2026-01-15', '2026-02-28', '2026-02-28', '2026-03-14'],
    ['SEMIMONTHLY', '2026-01-31', '2026-04-29', '2026-04-16', '2026-04-29'],
    ['MONTHLY', '2026-01-01', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['MONTHLY', '2026-01-31', '2026-02-27', '2026-01-31', '2026-02-27'],
    ['MONTHLY', '2026-01-31', '2026-02-28', '2026-02-28', '2026-03-30'],
  ])('divides %s from %s so that %s is in %s to %s', (kind, anchorDate, date, startDate, endDate) => {
    expect(payPeriodOn(date, { kind, anchorDate })).toEqual({ startDate, endDate });
  });

  test('returns a period that contains the date and has the length of its kind, with one starting on the anchor', () => {
    const lengths = { WEEKLY: [7, 7], BIWEEKLY: [14, 14], SEMIMONTHLY: [13, 16], MONTHLY: [28, 31] } as const;
    fc.assert(
      fc.property(anyPlan, anyDate, (plan, date) => {
        const period = payPeriodOn(date, plan);
        const [shortest, longest] = lengths[plan.kind];
        expect(rangeIncludes(period, date)).toBe(true);
        expect(lengthOf(period)).toBeGreaterThanOrEqual(shortest);
        expect(lengthOf(period)).toBeLessThanOrEqual(longest);
        expect(payPeriodOn(plan.anchorDate, plan).startDate).toBe(plan.anchorDate);
      }),
    );
  });
});

describe('plans that hold from a day', () => {
  const biweekly = { kind: 'BIWEEKLY', anchorDate: '2026-11-01' } as const;
  const calendars: PayCalendars = [
    { from: '0001-01-01', value: biweekly },
    { from: '2026-11-11', value: { kind: 'MONTHLY', anchorDate: '2026-01-01' } },
  ];

  test('cut the period in which a new plan begins', () => {
    expect(payPeriodsAround('2026-11-11', calendars, [], { before: 2, after: 1 })).toEqual([
      { startDate: '2026-10-18', endDate: '2026-10-31' },
      { startDate: '2026-11-01', endDate: '2026-11-10' },
      { startDate: '2026-11-11', endDate: '2026-11-30' },
      { startDate: '2026-12-01', endDate: '2026-12-31' },
    ]);
  });

  test('leave closed periods as they are', () => {
    const closed = [{ startDate: '2026-11-01', endDate: '2026-11-14' }];
    expect(payPeriodsAround('2026-11-08', calendars, closed, { before: 0, after: 1 })).toEqual([
      { startDate: '2026-11-01', endDate: '2026-11-14' },
      { startDate: '2026-11-15', endDate: '2026-11-30' },
    ]);
  });
});

describe('payPeriodsAround', () => {
  /** Closed periods of older plans that do not overlap, in any order. */
  const anyClosed = fc
    .array(fc.tuple(anyPlan, fc.integer({ min: -400, max: 400 })), { maxLength: 6 })
    .map((picks) => (around: string) => {
      const closed: DateRange[] = [];
      for (const [plan, days] of picks) closed.push(payPeriodOn(addDays(around, days), plan, closed));
      return closed.filter(
        (period, index) => closed.findIndex(({ startDate }) => startDate === period.startDate) === index,
      );
    });

  test('covers the calendar without gaps, whatever was closed under older plans', () => {
    fc.assert(
      fc.property(anyPlan, anyDate, anyClosed, (plan, date, closedAround) => {
        const closed = closedAround(date);
        const periods = payPeriodsAround(date, plan, closed, { before: 5, after: 5 });
        periods.forEach((period, index) => {
          const next = periods[index + 1];
          if (next) expect(next.startDate).toBe(addDays(period.endDate, 1));
          for (const within of [period.startDate, period.endDate]) {
            expect(payPeriodOn(within, plan, closed)).toEqual(period);
          }
        });
      }),
    );
  });

  test('keeps closed periods under any plan', () => {
    fc.assert(
      fc.property(anyPlan, anyDate, anyClosed, (plan, date, closedAround) => {
        const closed = closedAround(date);
        for (const period of closed) expect(payPeriodOn(period.startDate, plan, closed)).toEqual(period);
      }),
    );
  });

  test('starts a shorter period after a closed one when the plan has changed', () => {
    const closed = [{ startDate: '2026-11-01', endDate: '2026-11-14' }];
    const monthly: PayPeriodPlan = { kind: 'MONTHLY', anchorDate: '2026-01-01' };

    expect(payPeriodsAround('2026-11-10', monthly, closed, { before: 1, after: 2 })).toEqual([
      { startDate: '2026-10-01', endDate: '2026-10-31' },
      { startDate: '2026-11-01', endDate: '2026-11-14' },
      { startDate: '2026-11-15', endDate: '2026-11-30' },
      { startDate: '2026-12-01', endDate: '2026-12-31' },
    ]);
  });
});

describe('nameOfPeriod', () => {
  test.each([
    ['2026-11-01', '2026-11-14', 'Nov 1 – Nov 14, 2026'],
    ['2026-12-27', '2027-01-09', 'Dec 27, 2026 – Jan 9, 2027'],
    ['2026-11-14', '2026-11-14', 'Nov 14, 2026'],
  ])('names the period from %s to %s', (startDate, endDate, name) => {
    expect(nameOfPeriod({ startDate, endDate })).toBe(name);
  });
});
