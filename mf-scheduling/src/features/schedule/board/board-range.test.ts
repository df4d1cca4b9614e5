import { describe, expect, test } from '@jest/globals';
import { fixedTimeZone } from '@timetrack/screens/basics';
import { findDays, monthRange, sundayOf, weekRange } from './board-range.js';

const denver = fixedTimeZone('America/Denver');
const instant = (text: string) => Date.parse(text);
const hour = 3_600_000;

describe('the week on the board', () => {
  test.each([
    ['2026-03-01', '2026-03-01'],
    ['2026-03-07', '2026-03-01'],
    ['2026-03-08', '2026-03-08'],
    ['2026-01-01', '2025-12-28'],
  ])('for %s begins on Sunday, %s', (day, sunday) => {
    expect(sundayOf(day)).toBe(sunday);
  });

  test('lasts 167 hours in spring and 169 in autumn', () => {
    const spring = weekRange('2026-03-08', denver).bounds;
    const autumn = weekRange('2026-11-01', denver).bounds;
    expect(((spring[7] ?? 0) - (spring[0] ?? 0)) / hour).toBe(167);
    expect(((autumn[7] ?? 0) - (autumn[0] ?? 0)) / hour).toBe(169);
    expect(spring[0]).toBe(instant('2026-03-08T07:00:00Z'));
    expect(spring[1]).toBe(instant('2026-03-09T06:00:00Z'));
  });
});

describe('the month on the board', () => {
  test.each([
    ['2026-02-14', 28, '2026-02-01', '2026-02-28'],
    ['2026-03-31', 35, '2026-03-01', '2026-04-04'],
    ['2026-08-02', 42, '2026-07-26', '2026-09-05'],
  ])('for %s has %i days, from Sunday, %s, to Saturday, %s', (day, count, first, last) => {
    const { days } = monthRange(day, denver);
    expect([days.length, days[0], days.at(-1)]).toEqual([count, first, last]);
  });
});

describe('the days of a shift on the board', () => {
  const week = weekRange('2026-03-01', denver);

  test.each([
    ['within one day', '2026-03-02T16:00:00Z', '2026-03-03T00:00:00Z', { first: 1, last: 1 }],
    ['until midnight', '2026-03-02T16:00:00Z', '2026-03-03T07:00:00Z', { first: 1, last: 1 }],
    ['over midnight', '2026-03-03T05:00:00Z', '2026-03-03T13:00:00Z', { first: 1, last: 2 }],
    ['from before the week', '2026-02-27T16:00:00Z', '2026-03-02T08:00:00Z', { first: 0, last: 1 }],
    ['to after the week', '2026-03-07T16:00:00Z', '2026-03-11T16:00:00Z', { first: 6, last: 6 }],
  ])('are found for a shift %s', (_, start, end, days) => {
    expect(findDays(week, instant(start), instant(end))).toEqual(days);
  });

  test.each([
    ['before', '2026-02-28T16:00:00Z', '2026-03-01T07:00:00Z'],
    ['after', '2026-03-08T07:00:00Z', '2026-03-08T15:00:00Z'],
  ])('are null for a shift %s the week', (_, start, end) => {
    expect(findDays(week, instant(start), instant(end))).toBeNull();
  });
});
