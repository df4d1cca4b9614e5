import { expect, test } from '@jest/globals';
import { fixedTimeZone } from '@timetrack/screens/basics';
import { formatBreak, formatClockDateTime } from './ClockTimes.js';

const denver = fixedTimeZone('America/Denver');

test('formatClockDateTime uses the report’s time zone and names the zone in the hour that happens twice', () => {
  expect(formatClockDateTime('2026-11-02T15:02:00.000Z', denver)).toBe('Mon, Nov 2, 8:02 AM');
  expect(formatClockDateTime('2026-11-01T07:30:00.000Z', denver)).toBe('Sun, Nov 1, 1:30 AM MDT');
  expect(formatClockDateTime('2026-11-01T08:30:00.000Z', denver)).toBe('Sun, Nov 1, 1:30 AM MST');
});

test('formatBreak names the days only of a break that crosses midnight', () => {
  const lunch = { startAt: '2026-11-02T19:00:00.000Z', endAt: '2026-11-02T19:30:00.000Z' };
  expect(formatBreak(lunch, denver)).toBe('12:00 PM – 12:30 PM');
  expect(formatBreak({ startAt: '2026-11-03T06:50:00.000Z', endAt: '2026-11-03T07:20:00.000Z' }, denver)).toBe(
    'Mon, Nov 2, 11:50 PM – Tue, Nov 3, 12:20 AM',
  );
  expect(formatBreak({ ...lunch, endAt: null }, denver)).toBe('12:00 PM, not ended');
});
