import { expect, test } from '@jest/globals';
import { formatMinutes } from './pay-labels.js';

test('formatMinutes writes exact minutes', () => {
  expect(formatMinutes(1)).toBe('1 minute');
  expect(formatMinutes(2_490)).toBe('2,490 minutes');
});
