import { expect, test } from '@jest/globals';
import { fixedTimeZone } from '@timetrack/screens/basics';
import { formatElapsed, formatRecentTime } from './ClockFace.js';

const denver = fixedTimeZone('America/Denver');
const instant = '2024-01-01T22:05:09.000Z';

test('names the date of a time that is not today', () => {
  expect(formatRecentTime(instant, new Date(instant), denver)).toBe('3:05 PM');
  expect(formatRecentTime(instant, new Date('2024-01-02T22:05:00Z'), denver)).toBe('Mon, Jan 1, 3:05 PM');
});

test.each([
  ['00:00:00', 0],
  ['00:00:59', 59.9],
  ['01:01:01', 3_661],
  ['100:00:00', 360_000],
])('shows %s after %s seconds', (text, seconds) => {
  expect(formatElapsed(instant, new Date(Date.parse(instant) + seconds * 1_000))).toBe(text);
});

test('never shows a negative time when the clocks disagree', () => {
  expect(formatElapsed(instant, new Date(Date.parse(instant) - 5_000))).toBe('00:00:00');
});
