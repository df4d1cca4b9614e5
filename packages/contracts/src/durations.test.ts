import { expect, test } from '@jest/globals';
import { formatDuration } from './durations.js';

test.each([
  [0, '0m'],
  [45, '45m'],
  [60, '1h'],
  [330, '5h 30m'],
  [2_400, '40h'],
  [74_400, '1,240h'],
  [74_400_005, '1,240,000h 5m'],
  [-30, '−30m'],
  [-480, '−8h'],
])('formats %i minutes as %s', (minutes, text) => {
  expect(formatDuration(minutes)).toBe(text);
});
