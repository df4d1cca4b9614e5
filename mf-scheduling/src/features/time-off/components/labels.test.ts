import { expect, test } from '@jest/globals';
import { formatHours, formatPolicy, phraseDays } from './labels.js';

test.each([
  ['Vacation', true, 'Vacation'],
  ['Sabbatical', false, 'Sabbatical (unpaid)'],
])('the policy %s, paid: %s, reads %s', (name, paid, text) => {
  expect(formatPolicy({ name, paid })).toBe(text);
});

test.each([
  ['2026-03-04', '2026-03-06', 'from Wed, Mar 4 to Fri, Mar 6, 2026'],
  ['2026-12-31', '2027-01-01', 'from Thu, Dec 31, 2026 to Fri, Jan 1, 2027'],
  ['2026-03-04', '2026-03-04', 'on Wed, Mar 4, 2026'],
])('the days from %s to %s read %s in a sentence', (startDate, endDate, text) => {
  expect(phraseDays({ startDate, endDate })).toBe(text);
});

test.each([
  [16, '16h'],
  [13.33, '13h 20m'],
  [-8, '−8h'],
])('a count of %d hours reads %s', (count, text) => {
  expect(formatHours(count)).toBe(text);
});
