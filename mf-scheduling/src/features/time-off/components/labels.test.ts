import { expect, test } from '@jest/globals';
import { formatHourCount, formatHours, formatPolicy } from './labels.js';

test.each([
  [1, '1 hour'],
  [24, '24 hours'],
])('%i hours read %s', (count, text) => {
  expect(formatHours(count)).toBe(text);
});

test.each([
  ['Vacation', true, 'Vacation'],
  ['Sabbatical', false, 'Sabbatical (unpaid)'],
])('the policy %s, paid: %s, reads %s', (name, paid, text) => {
  expect(formatPolicy({ name, paid })).toBe(text);
});

test.each([
  [16, '16h'],
  [13.333, '13.3h'],
  [-8, '−8h'],
])('a count of %d hours reads %s', (count, text) => {
  expect(formatHourCount(count)).toBe(text);
});
