import { expect, test } from '@jest/globals';
import { dateOf, hours, period, shortPeriod } from './words.js';

test.each([
  ['2026-03-04', '2026-03-04', 'Wed, Mar 4, 2026'],
  ['2026-03-04', '2026-03-06', 'Wed, Mar 4 – Fri, Mar 6, 2026'],
  ['2026-12-30', '2027-01-02', 'Wed, Dec 30, 2026 – Sat, Jan 2, 2027'],
])('the days from %s to %s read %s, wherever the browser is', (first, last, words) => {
  expect(period(first, last)).toBe(words);
});

test('the days read shorter where there is little room', () => {
  expect(shortPeriod('2026-03-04', '2026-03-06')).toBe('Mar 4 – 6');
  expect(shortPeriod('2026-03-04', '2026-03-04')).toBe('Mar 4');
});

test('an instant lies on a day of the organization', () => {
  expect(dateOf('2026-03-05T03:00:00.000Z', 'America/Denver')).toBe('Mar 4, 2026');
  expect(dateOf('2026-03-05T03:00:00.000Z', 'Asia/Tokyo')).toBe('Mar 5, 2026');
});

test('one hour is no plural', () => {
  expect(hours(1)).toBe('1 hour');
  expect(hours(24)).toBe('24 hours');
});
