import { describe, expect, test } from '@jest/globals';
import { formatTime } from '@timetrack/ui';
import { dateAndTime, dayOf, elapsed, hourOf, hoursAndMinutes, timeOnDay } from './formats.js';

const denver = 'America/Denver';
const newYear = new Date('2024-01-01T22:05:09.000Z');

describe('instants', () => {
  test('shows date and time as the specification writes them', () => {
    expect(dateAndTime(newYear, denver)).toBe('Monday, January 1, 2024 • 3:05 PM');
  });

  test('shows them in the zone of the organization', () => {
    expect(dateAndTime(newYear, 'Asia/Tokyo')).toBe('Tuesday, January 2, 2024 • 7:05 AM');
  });

  test('writes midnight and noon with twelve', () => {
    expect(formatTime(new Date('2024-01-01T07:00:00Z'), denver)).toBe('12:00 AM');
    expect(formatTime(new Date('2024-01-01T19:00:00Z'), denver)).toBe('12:00 PM');
  });

  test('names the day of a time that is not today', () => {
    expect(timeOnDay(newYear, newYear, denver)).toBe('3:05 PM');
    expect(timeOnDay(newYear, new Date('2024-01-02T22:05:00Z'), denver)).toBe('Mon, Jan 1, 3:05 PM');
  });

  test('finds the calendar day and the hour in the zone', () => {
    expect(dayOf(new Date('2024-01-01T06:59:59Z'), denver)).toBe('2023-12-31');
    expect(hourOf(new Date('2024-01-01T07:00:00Z'), denver)).toBe(0);
  });
});

describe('lengths of time', () => {
  const start = new Date('2024-01-01T00:00:00Z');

  test.each([
    ['00:00:00', 0],
    ['00:00:59', 59.9],
    ['01:01:01', 3_661],
    ['100:00:00', 360_000],
  ])('shows %s after %s seconds', (shown, seconds) => {
    expect(elapsed(start, new Date(start.getTime() + seconds * 1_000))).toBe(shown);
  });

  test('never shows less than nothing when the clocks disagree', () => {
    expect(elapsed(start, new Date(start.getTime() - 5_000))).toBe('00:00:00');
  });

  test('shows minutes as hours and minutes', () => {
    expect(hoursAndMinutes(330)).toBe('5h 30m');
    expect(hoursAndMinutes(0)).toBe('0h 0m');
  });
});
