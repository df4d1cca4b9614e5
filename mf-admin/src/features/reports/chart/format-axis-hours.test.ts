import { expect, test } from '@jest/globals';
import { formatAxisHours } from './chart-geometry.js';

test.each([
  [0.25, '0.25h'],
  [9_999, '9,999h'],
  [120_000, '120Kh'],
])('%d hours are labeled as %s', (hours, text) => {
  expect(formatAxisHours(hours)).toBe(text);
});
