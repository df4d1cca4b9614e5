import { describe, expect, test } from '@jest/globals';
import { addDays, datesOf, monthOf, rangeIncludes, weekdayOf, weekdays, weekOf } from './calendar.js';

describe('addDays', () => {
  test.each([
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2025-12-31', 1, '2026-01-01'],
    ['2026-03-08', 0, '2026-03-08'],
  ])('%s plus %i days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });
});

describe('datesOf', () => {
  test('lists both ends of the range and every date in between', () => {
    const dates = datesOf({ startDate: '2028-02-28', endDate: '2028-03-01' });
    expect(dates).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  });

  test('lists a single date for a range of one day', () => {
    expect(datesOf({ startDate: '2026-01-01', endDate: '2026-01-01' })).toEqual(['2026-01-01']);
  });

  test('counts a whole year in days', () => {
    expect(datesOf({ startDate: '2026-01-01', endDate: '2026-12-31' })).toHaveLength(365);
  });
});

describe('monthOf', () => {
  test.each([
    ['2026-02-14', '2026-02-01', '2026-02-28'],
    ['2028-02-29', '2028-02-01', '2028-02-29'],
    ['2025-12-31', '2025-12-01', '2025-12-31'],
    ['2026-04-01', '2026-04-01', '2026-04-30'],
  ])('the month of %s is %s to %s', (date, startDate, endDate) => {
    expect(monthOf(date)).toEqual({ startDate, endDate });
  });
});

describe('rangeIncludes', () => {
  const range = { startDate: '2025-12-30', endDate: '2026-01-02' };

  test.each([
    ['2025-12-29', false],
    ['2025-12-30', true],
    ['2026-01-01', true],
    ['2026-01-02', true],
    ['2026-01-03', false],
  ])('December 30 to January 2 includes %s: %s', (date, expected) => {
    expect(rangeIncludes(range, date)).toBe(expected);
  });
});

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
