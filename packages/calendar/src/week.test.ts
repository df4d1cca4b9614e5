import { describe, expect, test } from '@jest/globals';
import { addDays, datesOf } from './date-range.ts';
import { weekdayOf, weekdays, weekOf } from './week.ts';

describe('weekOf', () => {
  // March 4, 2026 is a Wednesday.
  test.each([
    ['MONDAY', '2026-03-02'],
    ['TUESDAY', '2026-03-03'],
    ['WEDNESDAY', '2026-03-04'],
    ['THURSDAY', '2026-02-26'],
    ['FRIDAY', '2026-02-27'],
    ['SATURDAY', '2026-02-28'],
    ['SUNDAY', '2026-03-01'],
  ] as const)('starts the week of Wednesday, March 4, on the last %s up to that day', (weekStartsOn, startDate) => {
    expect(weekOf('2026-03-04', weekStartsOn)).toEqual({ startDate, endDate: addDays(startDate, 6) });
  });

  test.each([
    ['spans New Year when the year starts in the middle of a week', '2026-01-01', 'SUNDAY', '2025-12-28', '2026-01-03'],
    ['includes February 29 in a leap year', '2028-03-01', 'SUNDAY', '2028-02-27', '2028-03-04'],
    ['goes from February 28 to March 1 in other years', '2026-02-28', 'SATURDAY', '2026-02-28', '2026-03-06'],
    ['ends with the date when the next day starts a week', '2026-03-01', 'MONDAY', '2026-02-23', '2026-03-01'],
  ] as const)('%s', (_name, date, weekStartsOn, startDate, endDate) => {
    expect(weekOf(date, weekStartsOn)).toEqual({ startDate, endDate });
  });

  // July 15, 2026 is a Wednesday.
  test.each([
    ['2026-07-15', 'SUNDAY', '2026-07-12', '2026-07-18'],
    ['2026-07-15', 'MONDAY', '2026-07-13', '2026-07-19'],
    ['2026-07-15', 'WEDNESDAY', '2026-07-15', '2026-07-21'],
    ['2026-07-15', 'THURSDAY', '2026-07-09', '2026-07-15'],
    ['2026-07-12', 'SUNDAY', '2026-07-12', '2026-07-18'],
    ['2026-07-12', 'MONDAY', '2026-07-06', '2026-07-12'],
    ['2026-01-01', 'SATURDAY', '2025-12-27', '2026-01-02'],
    ['1969-12-31', 'THURSDAY', '1969-12-25', '1969-12-31'],
  ] as const)('includes %s, for weeks that start on %s, in %s to %s', (date, weekStartsOn, startDate, endDate) => {
    expect(weekOf(date, weekStartsOn)).toEqual({ startDate, endDate });
  });

  test.each(weekdays)('is the same for each of its seven dates when weeks start on %s', (weekStartsOn) => {
    const week = weekOf('2028-02-29', weekStartsOn);
    const dates = datesOf(week);
    expect(dates).toHaveLength(7);
    for (const date of dates) expect(weekOf(date, weekStartsOn)).toEqual(week);
  });
});

describe('weekdayOf', () => {
  test.each([
    ['2026-03-01', 'SUNDAY'],
    ['2026-03-02', 'MONDAY'],
    ['2026-03-07', 'SATURDAY'],
    ['2028-02-29', 'TUESDAY'],
    ['1969-12-31', 'WEDNESDAY'],
  ])('%s is a %s', (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday);
  });
});
