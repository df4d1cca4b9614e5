import { describe, expect, test } from '@jest/globals';
import { addDays } from '@timetrack/contracts/calendar';
import { fixedTimeZone } from '../format/time-zone.js';
import { addMonths, calendarMonthOf, daysBetween, isCalendarDate, startOfDate } from './calendar-dates.js';

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-3-8', false],
  ['20260308', false],
  ['2026-03-08T09:00', false],
  ['', false],
])('%j is a calendar date: %s', (text, expected) => {
  expect(isCalendarDate(text)).toBe(expected);
});

describe('the calendar month', () => {
  test.each([
    ['2026-02-14', 28, '2026-02-01', '2026-02-28'],
    ['2026-03-31', 35, '2026-03-01', '2026-04-04'],
    ['2026-08-02', 42, '2026-07-26', '2026-09-05'],
  ])('with %s has %i dates, from Sunday %s to Saturday %s', (date, count, first, last) => {
    const dates = calendarMonthOf(date);
    expect([dates.length, dates[0], dates.at(-1)]).toEqual([count, first, last]);
  });

  test('keeps the day of the month when a date is moved to it, or uses its last day', () => {
    expect(addMonths('2026-03-08', 1)).toBe('2026-04-08');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  });
});

test('counts days across clock changes', () => {
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
});

test.each([
  ['2026-03-08', 'America/Denver', '2026-03-08T07:00:00Z'],
  ['2026-03-09', 'America/Denver', '2026-03-09T06:00:00Z'],
  ['2024-09-08', 'America/Santiago', '2024-09-08T04:00:00Z'],
])('%s begins in %s at %s', (date, timeZone, instant) => {
  expect(startOfDate(date, fixedTimeZone(timeZone))).toBe(Date.parse(instant));
});
