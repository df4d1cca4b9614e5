import { expect, test } from '@jest/globals';
import { formatHours } from './hours-days.js';

test.each([
  [0, '0 m'],
  [45, '45 m'],
  [480, '8 h'],
  [4695, '78 h 15 m'],
  [-30, '−30 m'],
  [-90, '−1 h 30 m'],
])('%i minutes are written as “%s”', (minutes, text) => {
  expect(formatHours(minutes)).toBe(text);
});
