import { expect, test } from '@jest/globals';
import { formatCount } from './amounts.js';

test.each([
  [0, '0 drafts'],
  [1, '1 draft'],
  [1_200, '1,200 drafts'],
])('formats a count of %i as %s', (count, text) => {
  expect(formatCount(count, 'draft')).toBe(text);
});
