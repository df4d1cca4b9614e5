import { expect, test } from '@jest/globals';
import { hoursAndMinutes, momentOf, period, shiftTimes } from './time-formats.js';

const denver = 'America/Denver';

test.each([
  [0, '0h'],
  [59, '0h 59m'],
  [2_280, '38h'],
  [2_295, '38h 15m'],
])('%i minutes read %s', (minutes, words) => {
  expect(hoursAndMinutes(minutes)).toBe(words);
});

test('moments and shifts stand in the zone of the organization', () => {
  expect(momentOf('2026-03-02T15:05:00Z', denver)).toBe('Mon, Mar 2, 8:05 AM');
  expect(shiftTimes('2026-03-02T15:00:00Z', '2026-03-02T23:00:00Z', denver)).toBe('Mon, Mar 2, 8:00 AM – 4:00 PM');
});

test('a shift over midnight says both days', () => {
  const words = shiftTimes('2026-03-03T05:00:00Z', '2026-03-03T13:00:00Z', denver);
  expect(words).toBe('Mon, Mar 2, 10:00 PM – Tue, Mar 3, 6:00 AM');
});

test('time off says its first and its last day', () => {
  expect(period('2026-03-04', '2026-03-06')).toBe('Wed, Mar 4 – Fri, Mar 6, 2026');
  expect(period('2026-03-04', '2026-03-04')).toBe('Wed, Mar 4, 2026');
});
