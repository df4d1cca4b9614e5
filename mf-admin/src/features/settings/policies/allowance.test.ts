import { expect, test } from '@jest/globals';
import { allowanceInWords, readAllowance } from './allowance.js';

test.each([
  ['80', 80],
  [' 0 ', 0],
  ['', null],
  ['  ', null],
  ['7.5', 'unreadable'],
  ['-8', 'unreadable'],
  ['1e3', 'unreadable'],
  ['many', 'unreadable'],
])('“%s” is read as %s', (text, allowance) => {
  expect(readAllowance(text)).toBe(allowance);
});

test.each([
  [null, 'No yearly allowance'],
  [1, '1 hour a year'],
  [2080, '2,080 hours a year'],
])('an allowance of %s reads “%s”', (hours, words) => {
  expect(allowanceInWords(hours)).toBe(words);
});
