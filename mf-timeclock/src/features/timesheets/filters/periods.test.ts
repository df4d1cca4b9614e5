import { describe, expect, test } from '@jest/globals';
import type { PeriodChoice } from '../address/address.js';
import { type Calendar, daysInWords, daysOf } from './periods.js';

const calendar: Calendar = {
  today: '2026-11-21',
  workweekStartsOn: 'SUNDAY',
  payPeriods: [
    { startDate: '2026-11-01', endDate: '2026-11-14' },
    { startDate: '2026-11-15', endDate: '2026-11-28' },
  ],
};

describe('the days of a period', () => {
  test.each<[PeriodChoice['kind'], string, string]>([
    ['this-week', '2026-11-15', '2026-11-21'],
    ['last-week', '2026-11-08', '2026-11-14'],
    ['this-pay-period', '2026-11-15', '2026-11-28'],
    ['last-pay-period', '2026-11-01', '2026-11-14'],
  ])('%s are %s to %s', (kind, from, to) => {
    expect(daysOf({ kind } as PeriodChoice, calendar)).toEqual({ from, to });
  });

  test.each([
    ['MONDAY', '2026-11-16', '2026-11-22'],
    ['SATURDAY', '2026-11-21', '2026-11-27'],
  ] as const)('this week begins on %s where the organization says so', (workweekStartsOn, from, to) => {
    expect(daysOf({ kind: 'this-week' }, { ...calendar, workweekStartsOn })).toEqual({ from, to });
  });

  test('are unknown where no pay period is known', () => {
    expect(daysOf({ kind: 'this-pay-period' }, { ...calendar, payPeriods: [] })).toBeNull();
    expect(daysOf({ kind: 'last-pay-period' }, { ...calendar, payPeriods: calendar.payPeriods.slice(1) })).toBeNull();
    const long = { startDate: '2026-09-20', endDate: '2026-10-03' };
    const apart = { ...calendar, payPeriods: [long, ...calendar.payPeriods.slice(1)] };
    expect(daysOf({ kind: 'last-pay-period' }, apart)).toBeNull();
  });

  test.each([
    ['2026-11-01', '2026-11-14', 'Nov 1 – 14, 2026'],
    ['2026-11-29', '2026-12-12', 'Nov 29 – Dec 12, 2026'],
    ['2026-12-27', '2027-01-09', 'Dec 27, 2026 – Jan 9, 2027'],
    ['2026-11-01', '2026-11-01', 'Nov 1, 2026'],
    ['2026-11-01', null, 'From Nov 1, 2026'],
    [null, '2026-11-01', 'Until Nov 1, 2026'],
    [null, null, 'Any time'],
  ])('from %s to %s read as %s', (from, to, words) => {
    expect(daysInWords({ from, to })).toBe(words);
  });
});
