import { expect, test } from '@jest/globals';
import { formatCount, formatDuration } from './amounts.js';

test.each([
  [0, '0m'],
  [45, '45m'],
  [60, '1h'],
  [330, '5h 30m'],
  [2_400, '40h'],
  [74_400, '1,240h'],
])('formats %i minutes as %s', (minutes, text) => {
  expect(formatDuration(minutes)).toBe(text);
});

test.each([
  [0, '0 drafts'],
  [1, '1 draft'],
  [1_200, '1,200 drafts'],
])('formats a count of %i as %s', (count, text) => {
  expect(formatCount(count, 'draft')).toBe(text);
});
