import { describe, expect, test } from '@jest/globals';
import { addDays, datesOf, monthOf, rangeIncludes } from './date-range.ts';

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
