import { describe, expect, test } from '@jest/globals';
import { fixedTimeZone } from '@timetrack/screens/basics';
import { formatShiftTime, formatShortTimeRange, formatTimeOnDay } from './shift-time.js';

const denver = fixedTimeZone('America/Denver');
const at = (time: string, day = '02') => Date.parse(`2026-03-${day}T${time}-07:00`);
const hour = 3_600_000;

describe('the short time range of a bar', () => {
  test.each([
    ['09:00', '17:00', '9a – 5p'],
    ['09:00', '17:30', '9a – 5:30p'],
    ['00:00', '12:00', '12a – 12p'],
  ])('from %s to %s reads %s', (from, to, text) => {
    expect(formatShortTimeRange({ start: at(from), end: at(to) }, denver)).toBe(text);
  });

  test('names the days when it is longer than a day', () => {
    expect(formatShortTimeRange({ start: at('09:00'), end: at('17:00', '04') }, denver)).toBe('Mon 9a – Wed 5p');
  });
});

describe('the time of a shift', () => {
  test.each([
    ['17:30', '02', 'Mon, Mar 2, 9:00 AM – 5:30 PM'],
    ['00:00', '03', 'Mon, Mar 2, 9:00 AM – 12:00 AM'],
    ['06:00', '03', 'Mon, Mar 2, 9:00 AM – Tue, Mar 3, 6:00 AM'],
  ])('from 9 AM to %s on March %s reads %s', (to, day, text) => {
    expect(formatShiftTime({ start: at('09:00'), end: at(to, day) }, denver)).toBe(text);
  });
});

describe('a shift from Monday, 9 AM, to Wednesday, 4 PM', () => {
  const monday = at('00:00');
  const shift = { start: monday + 9 * hour, end: monday + 64 * hour };
  const day = (index: number) => ({ from: monday + index * 24 * hour, to: monday + (index + 1) * 24 * hour });

  test.each([
    ['nothing extra on the day on which it starts', 0, undefined],
    ['all day on a day that it fills', 1, 'all day'],
    ['its end on the day on which it ends', 2, 'until 4p'],
  ])('shows %s', (_what, index, text) => {
    expect(formatTimeOnDay(shift, day(index), denver)).toBe(text);
  });
});
