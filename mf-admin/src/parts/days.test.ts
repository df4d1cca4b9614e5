import { describe, expect, test } from '@jest/globals';
import { dateOf, dayInWords, isDay, rangeInWords } from './days.js';

describe('a range of days', () => {
  test.each([
    ['2026-11-01', '2026-11-14', 'Nov 1 – 14, 2026'],
    ['2026-10-25', '2026-11-07', 'Oct 25 – Nov 7, 2026'],
    ['2026-12-27', '2027-01-09', 'Dec 27, 2026 – Jan 9, 2027'],
    ['2026-11-01', '2026-11-01', 'Nov 1, 2026'],
  ])('from %s to %s reads as %s', (first, last, words) => {
    expect(rangeInWords(first, last)).toBe(words);
  });
});

test('a day has no zone, and an instant has', () => {
  expect(dayInWords('2026-11-02')).toBe('Mon, Nov 2');
  expect(dateOf('2026-11-02T05:00:00.000Z', 'America/Denver')).toBe('Nov 1, 2026');
});

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2026-2-1', false],
  ['20260201', false],
  ['', false],
])('whether %j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
