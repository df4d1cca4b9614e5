import { expect, test } from '@jest/globals';
import { readableOn } from './readable-on.js';

test.each([
  ['#ffffff', '#000000'],
  ['#000000', '#ffffff'],
  ['#3b82f6', '#000000'],
  ['#1e3a8a', '#ffffff'],
  ['#7c3aed', '#ffffff'],
  ['#F59E0B', '#000000'],
])('on %s one reads %s best', (background, expected) => {
  expect(readableOn(background)).toBe(expected);
});
