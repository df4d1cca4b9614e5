import { describe, expect, test } from '@jest/globals';
import { hours, shortTimeRange, timeRange, weekTitle } from './formats.js';

const denver = 'America/Denver';
const at = (time: string) => Date.parse(`2026-03-02T${time}-07:00`);

describe('a stretch of time', () => {
  test('is written out', () => {
    expect(timeRange(at('09:00'), at('17:30'), denver)).toBe('9:00 AM – 5:30 PM');
  });

  test.each([
    ['09:00', '17:00', '9a – 5p'],
    ['09:00', '17:30', '9a – 5:30p'],
    ['00:00', '12:00', '12a – 12p'],
  ])('from %s to %s is short where there is little room', (from, to, written) => {
    expect(shortTimeRange(at(from), at(to), denver)).toBe(written);
  });
});

test('a stretch of more than a day names its days', () => {
  const wednesday = Date.parse('2026-03-04T17:00-07:00');
  expect(shortTimeRange(at('09:00'), wednesday, denver)).toBe('Mon 9a – Wed 5p');
});

test.each([
  ['2026-03-01', '2026-03-07', 'Mar 1 – 7, 2026'],
  ['2026-02-22', '2026-03-01', 'Feb 22 – Mar 1, 2026'],
  ['2025-12-28', '2026-01-03', 'Dec 28, 2025 – Jan 3, 2026'],
])('the week from %s to %s is titled %s', (first, last, title) => {
  expect(weekTitle(first, last)).toBe(title);
});

test.each([
  [0, '0h'],
  [2_400, '40h'],
  [2_310, '38h 30m'],
])('%i minutes are %s', (minutes, written) => {
  expect(hours(minutes)).toBe(written);
});
