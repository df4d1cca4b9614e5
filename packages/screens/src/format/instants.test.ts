import { describe, expect, test } from '@jest/globals';
import { startOfDate } from '../calendar/calendar-dates.js';
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
  localTimeOf,
  readLocalTime,
} from './instants.js';
import { createTimeZone, fixedTimeZone } from './time-zone.js';

const denver = fixedTimeZone('America/Denver');

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

/** In Denver until the end of November 9, then in New York or in Los Angeles. */
const moved = (timezone: string, startsAt: string) =>
  createTimeZone({
    timezoneInForce: timezone,
    timezones: [
      { timezone: 'America/Denver', from: null, startsAt: null },
      { timezone, from: '2026-11-10', startsAt },
    ],
  });
const east = moved('America/New_York', '2026-11-10T07:00:00Z');
const west = moved('America/Los_Angeles', '2026-11-10T08:00:00Z');

describe('after a change of zone, an instant has the zone of its day', () => {
  test('with its abbreviation, if that is not the zone of today', () => {
    expect(formatTime('2026-11-09T16:00:00Z', east)).toBe('9:00 AM MST');
    expect(formatClockTime('2026-11-01T07:30:00Z', east)).toBe('1:30 AM MDT');
    expect(formatDateTime('2026-11-09T16:00:00Z', east)).toBe('Nov 9, 2026, 9:00 AM MST');
    expect(formatExactDateTime('2026-11-09T16:00:00Z', east)).toBe('Nov 9, 2026, 9:00:00 AM MST');
    expect(formatTime('2026-11-10T14:00:00Z', east)).toBe('9:00 AM');
  });

  test('named once in a range, or twice if the zone changes within it', () => {
    const [from, to] = ['2026-11-09T16:00:00Z', '2026-11-10T00:30:00Z'] as const;
    expect(formatTimeRange(from, to, east)).toBe('9:00 AM – 5:30 PM MST');
    expect(formatWeekdayDateTimeRange(from, to, east)).toBe('Mon, Nov 9, 9:00 AM – 5:30 PM MST');
    expect(formatTimeRange('2026-11-10T05:00:00Z', '2026-11-10T13:00:00Z', east)).toBe('10:00 PM MST – 8:00 AM');
  });

  test('has one date, even in the hours around the change', () => {
    expect(dateOf('2026-11-10T06:59:00Z', east)).toBe('2026-11-09');
    expect(dateOf('2026-11-10T07:00:00Z', east)).toBe('2026-11-10');
    expect(dateOf('2026-11-10T07:30:00Z', west)).toBe('2026-11-10');
    expect(formatTime('2026-11-10T07:30:00Z', west)).toBe('12:30 AM MST');
    expect(startOfDate('2026-11-10', east)).toBe(Date.parse('2026-11-10T07:00:00Z'));
    expect(startOfDate('2026-11-10', west)).toBe(Date.parse('2026-11-10T07:00:00Z'));
    expect(startOfDate('2026-11-11', west)).toBe(Date.parse('2026-11-11T08:00:00Z'));
  });

  test('is entered in it', () => {
    const at = (text: string) => readLocalTime({ text }, east);
    expect(at('2026-11-09T09:00')).toMatchObject({ at: Date.parse('2026-11-09T16:00:00Z') });
    expect(at('2026-11-10T09:00')).toMatchObject({ at: Date.parse('2026-11-10T14:00:00Z') });
    expect(localTimeOf('2026-11-09T16:00:00Z', east)).toEqual({ text: '2026-11-09T09:00' });
    expect(localTimeOf('2026-11-10T14:00:00Z', east)).toEqual({ text: '2026-11-10T09:00' });
  });
});
