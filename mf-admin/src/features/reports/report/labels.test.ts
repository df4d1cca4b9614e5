import { expect, test } from '@jest/globals';
import { hoursInWords, minutesInWords } from './labels.js';

test.each([
  [0, '0h'],
  [45, '45m'],
  [60, '1h'],
  [2_490, '41h 30m'],
  [74_430, '1,240h 30m'],
])('%d minutes read as %s', (minutes, words) => {
  expect(hoursInWords(minutes)).toBe(words);
});

test('the exact minutes are told in full', () => {
  expect(minutesInWords(1)).toBe('1 minute');
  expect(minutesInWords(2_490)).toBe('2,490 minutes');
});
