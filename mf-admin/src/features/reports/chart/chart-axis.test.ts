import { describe, expect, test } from '@jest/globals';
import { axisTicks, formatAxisHours } from './chart-axis.js';

describe('the axis of the chart', () => {
  test.each([
    [0.3, 7, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [0.3, 4, [0, 0.5, 1]],
    [1, 4, [0, 0.35, 0.7, 1.05]],
    [7.5, 4, [0, 3, 6, 9]],
    [60, 7, [0, 10, 20, 30, 40, 50, 60]],
    [60.1, 7, [0, 15, 30, 45, 60, 75, 90]],
    [141.7, 7, [0, 25, 50, 75, 100, 125, 150]],
    [141.7, 4, [0, 50, 100, 150]],
    [1_001, 4, [0, 350, 700, 1_050]],
  ])('for %d hours and at most %i labels has round numbers', (longest, count, ticks) => {
    expect(axisTicks(longest, count).map((tick) => Number(tick.toFixed(2)))).toEqual(ticks);
  });

  test.each([
    [0.25, '0.25h'],
    [9_999, '9,999h'],
    [120_000, '120Kh'],
  ])('labels %d hours as %s', (hours, text) => {
    expect(formatAxisHours(hours)).toBe(text);
  });
});
