import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  nameOfPeriod,
  type PayPeriodDates,
  type PayPeriodPlan,
  payPeriodOn,
  payPeriodsAround,
} from '../calendar-of-periods.rules.js';
import { PayPeriodKind } from '../pay-period.enums.js';

const day = (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString();
const lengthOf = ({ startDate, endDate }: PayPeriodDates) =>
  Temporal.PlainDate.from(startDate).until(endDate, { largestUnit: 'day' }).days + 1;

const anyDate = fc.integer({ min: 0, max: 40_000 }).map((days) => day('1990-01-01', days));
const anyPlan: fc.Arbitrary<PayPeriodPlan> = fc.record({
  kind: fc.constantFrom(...Object.values(PayPeriodKind)),
  anchorDate: anyDate,
});

describe('the period of a day', () => {
  it.each<[PayPeriodPlan['kind'], string, string, string, string]>([
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
  ])('%s from %s: %s lies in %s to %s', (kind, anchorDate, date, startDate, endDate) => {
    expect(payPeriodOn(date, { kind, anchorDate })).toEqual({ startDate, endDate });
  });

  it('holds the day, begins on the anchor, and is as long as its kind says', () => {
    const lengths = { WEEKLY: [7, 7], BIWEEKLY: [14, 14], SEMIMONTHLY: [13, 16], MONTHLY: [28, 31] } as const;
    fc.assert(
      fc.property(anyPlan, anyDate, (plan, date) => {
        const period = payPeriodOn(date, plan);
        const [shortest, longest] = lengths[plan.kind];
        expect(period.startDate <= date && date <= period.endDate).toBe(true);
        expect(lengthOf(period)).toBeGreaterThanOrEqual(shortest);
        expect(lengthOf(period)).toBeLessThanOrEqual(longest);
        expect(payPeriodOn(plan.anchorDate, plan).startDate).toBe(plan.anchorDate);
      }),
    );
  });
});

describe('the periods of an organization', () => {
  /** Some periods of older plans, closed: apart from each other, in no order. */
  const anyClosed = fc
    .array(fc.tuple(anyPlan, fc.integer({ min: -400, max: 400 })), { maxLength: 6 })
    .map((picks) => (around: string) => {
      const closed: PayPeriodDates[] = [];
      for (const [plan, days] of picks) closed.push(payPeriodOn(day(around, days), plan, closed));
      return closed.filter(
        (period, index) => closed.findIndex(({ startDate }) => startDate === period.startDate) === index,
      );
    });

  it('tile the calendar, whatever was closed under older plans: every day lies in one, and in the same one', () => {
    fc.assert(
      fc.property(anyPlan, anyDate, anyClosed, (plan, date, closedAround) => {
        const closed = closedAround(date);
        const periods = payPeriodsAround(date, plan, closed, { before: 5, after: 5 });
        periods.forEach((period, index) => {
          const next = periods[index + 1];
          if (next) expect(next.startDate).toBe(day(period.endDate, 1));
          for (const within of [period.startDate, period.endDate]) {
            expect(payPeriodOn(within, plan, closed)).toEqual(period);
          }
        });
      }),
    );
  });

  it('keep what was closed, whatever the plan becomes', () => {
    fc.assert(
      fc.property(anyPlan, anyDate, anyClosed, (plan, date, closedAround) => {
        const closed = closedAround(date);
        for (const period of closed) expect(payPeriodOn(period.startDate, plan, closed)).toEqual(period);
      }),
    );
  });

  it('go on after a closed one with a shorter one, where the plan has changed', () => {
    const closed = [{ startDate: '2026-11-01', endDate: '2026-11-14' }];
    const monthly: PayPeriodPlan = { kind: 'MONTHLY', anchorDate: '2026-01-01' };

    expect(payPeriodsAround('2026-11-10', monthly, closed, { before: 1, after: 2 })).toEqual([
      { startDate: '2026-10-01', endDate: '2026-10-31' },
      { startDate: '2026-11-01', endDate: '2026-11-14' },
      { startDate: '2026-11-15', endDate: '2026-11-30' },
      { startDate: '2026-12-01', endDate: '2026-12-31' },
    ]);
  });

  it.each([
    ['2026-11-01', '2026-11-14', 'Nov 1 – Nov 14, 2026'],
    ['2026-12-27', '2027-01-09', 'Dec 27, 2026 – Jan 9, 2027'],
  ])('have a name: %s to %s', (startDate, endDate, name) => {
    expect(nameOfPeriod({ startDate, endDate })).toBe(name);
  });
});
