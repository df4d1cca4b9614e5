import { expect, test } from '@jest/globals';
import { readableOn } from './readable-on.js';

test.each([
  ['#ffffff', '#000000'],
  ['#000000', '#ffffff'],
  ['#3b82f6', '#000000'],
  ['#1e3a8a', '#ffffff'],
  ['#7c3aed', '#ffffff'],
  ['#F59E0B', '#000000'],
])('the most readable color on %s is %s', (background, expected) => {
  expect(readableOn(background)).toBe(expected);
});
