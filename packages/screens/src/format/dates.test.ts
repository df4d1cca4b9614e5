import { describe, expect, test } from '@jest/globals';
import {
  formatDate,
  formatDateRange,
  formatFullDate,
  formatFullWeekdayDate,
  formatMonth,
  formatMonthDay,
  formatMonthDayRange,
  formatWeekday,
  formatWeekdayDate,
  formatWeekdayDateRange,
  phraseDateRange,
} from './dates.js';

test('formats a calendar date in every length', () => {
  expect(formatDate('2026-11-02')).toBe('Nov 2, 2026');
  expect(formatWeekdayDate('2026-11-02')).toBe('Mon, Nov 2');
  expect(formatFullWeekdayDate('2026-03-08')).toBe('Sunday, March 8');
  expect(formatFullDate('2026-11-21')).toBe('Saturday, November 21, 2026');
  expect(formatMonthDay('2026-03-08')).toBe('Mar 8');
  expect(formatMonth('2026-03-08')).toBe('March 2026');
  expect(formatWeekday('2026-03-08')).toBe('Sunday');
  expect(formatWeekday('2026-03-08', 'short')).toBe('Sun');
});

describe('a range of dates', () => {
  test.each([
    ['2026-11-01', '2026-11-14', 'Nov 1 – 14, 2026'],
    ['2026-03-01', '2026-03-07', 'Mar 1 – 7, 2026'],
    ['2026-10-25', '2026-11-07', 'Oct 25 – Nov 7, 2026'],
    ['2026-12-27', '2027-01-09', 'Dec 27, 2026 – Jan 9, 2027'],
    ['2026-11-01', '2026-11-01', 'Nov 1, 2026'],
  ])('from %s to %s is written %s', (first, last, text) => {
    expect(formatDateRange(first, last)).toBe(text);
  });

  test.each([
    ['2026-11-01', '2026-11-14', 'from Nov 1 to Nov 14, 2026'],
    ['2026-12-27', '2027-01-09', 'from Dec 27, 2026 to Jan 9, 2027'],
    ['2026-11-01', '2026-11-01', 'on Nov 1, 2026'],
  ])('%s to %s reads “%s” in a sentence', (first, last, text) => {
    expect(phraseDateRange(first, last)).toBe(text);
  });

  test.each([
    ['2026-03-04', '2026-03-06', 'Wed, Mar 4 – Fri, Mar 6, 2026'],
    ['2026-03-04', '2026-03-04', 'Wed, Mar 4, 2026'],
  ])('from %s to %s is written with weekdays: %s', (first, last, text) => {
    expect(formatWeekdayDateRange(first, last)).toBe(text);
  });

  test('has a short form for narrow spaces', () => {
    expect(formatMonthDayRange('2026-03-04', '2026-03-06')).toBe('Mar 4 – 6');
  });
});
