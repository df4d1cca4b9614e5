import { expect, test } from '@jest/globals';
import { breakTimes, punchTime } from './punch-times.js';

const denver = 'America/Denver';

test('a punch stands in the zone of the report, with its offset in the hour that happens twice', () => {
  expect(punchTime('2026-11-02T15:02:00.000Z', denver)).toBe('Mon, Nov 2, 8:02 AM');
  expect(punchTime('2026-11-01T07:30:00.000Z', denver)).toBe('Sun, Nov 1, 1:30 AM MDT');
  expect(punchTime('2026-11-01T08:30:00.000Z', denver)).toBe('Sun, Nov 1, 1:30 AM MST');
});

test('a break names its days only where it has two', () => {
  const pause = { startAt: '2026-11-02T19:00:00.000Z', endAt: '2026-11-02T19:30:00.000Z' };
  expect(breakTimes(pause, denver)).toBe('12:00 PM – 12:30 PM');
  expect(breakTimes({ startAt: '2026-11-03T06:50:00.000Z', endAt: '2026-11-03T07:20:00.000Z' }, denver)).toBe(
    'Mon, Nov 2, 11:50 PM – Tue, Nov 3, 12:20 AM',
  );
  expect(breakTimes({ ...pause, endAt: null }, denver)).toBe('12:00 PM, not ended');
});
