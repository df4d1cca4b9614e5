import { describe, expect, test } from '@jest/globals';
import {
  dateOf,
  formatClockTime,
  formatDateTime,
  formatExactDateTime,
  formatTime,
  formatTimeRange,
  formatWeekdayDateTime,
  formatWeekdayDateTimeRange,
  hourOf,
} from './instants.js';

const denver = 'America/Denver';

describe('an instant', () => {
  const instant = '2026-11-22T05:07:09Z';

  test('is written in the zone of the organization', () => {
    expect(formatTime(instant, denver)).toBe('10:07 PM');
    expect(formatDateTime(instant, denver)).toBe('Nov 21, 2026, 10:07 PM');
    expect(formatExactDateTime(instant, denver)).toBe('Nov 21, 2026, 10:07:09 PM MST');
    expect(formatWeekdayDateTime('2026-03-02T15:05:00Z', denver)).toBe('Mon, Mar 2, 8:05 AM');
  });

  test('names the zone only in the hour that happens twice', () => {
    expect(formatClockTime('2026-11-02T15:02:00Z', denver)).toBe('8:02 AM');
    expect(formatClockTime('2026-11-01T07:30:00Z', denver)).toBe('1:30 AM MDT');
    expect(formatClockTime('2026-11-01T08:30:00Z', denver)).toBe('1:30 AM MST');
  });

  test('may be text, milliseconds or a Date', () => {
    expect(formatTime(Date.parse(instant), denver)).toBe('10:07 PM');
    expect(formatTime(new Date(instant), denver)).toBe('10:07 PM');
  });

  test('writes midnight and noon as twelve', () => {
    expect(formatTime('2024-01-01T07:00:00Z', denver)).toBe('12:00 AM');
    expect(formatTime('2024-01-01T19:00:00Z', denver)).toBe('12:00 PM');
  });

  test('has a calendar date and an hour in a zone', () => {
    expect(dateOf('2026-03-08T06:59:00Z', denver)).toBe('2026-03-07');
    expect(dateOf('2026-03-08T07:00:00Z', denver)).toBe('2026-03-08');
    expect(hourOf('2024-01-01T07:00:00Z', denver)).toBe(0);
  });
});

describe('a range of instants', () => {
  test('is written as two times', () => {
    expect(formatTimeRange('2026-03-02T16:00:00Z', '2026-03-03T00:30:00Z', denver)).toBe('9:00 AM – 5:30 PM');
  });

  test('names its day once, or both days when it crosses midnight', () => {
    expect(formatWeekdayDateTimeRange('2026-03-02T15:00:00Z', '2026-03-02T23:00:00Z', denver)).toBe(
      'Mon, Mar 2, 8:00 AM – 4:00 PM',
    );
    expect(formatWeekdayDateTimeRange('2026-03-03T05:00:00Z', '2026-03-03T13:00:00Z', denver)).toBe(
      'Mon, Mar 2, 10:00 PM – Tue, Mar 3, 6:00 AM',
    );
  });
});
