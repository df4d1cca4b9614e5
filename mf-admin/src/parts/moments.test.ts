import { expect, test } from '@jest/globals';
import { dayOf, exactMomentOf, fromNow, momentOf, timeOf } from './moments.js';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-28T11:59:58Z', 'in 7 days'],
  ['2026-11-22T12:00:00Z', 'in 1 day'],
  ['2026-11-21T14:20:00Z', 'in 2 hours'],
  ['2026-11-21T12:01:09Z', 'in 1 minute'],
  ['2026-11-21T12:00:20Z', 'in less than a minute'],
  ['2026-11-21T11:59:30Z', 'less than a minute ago'],
  ['2026-11-21T09:00:00Z', '3 hours ago'],
  ['2026-11-11T12:00:00Z', '10 days ago'],
])('says how far away %s is', (at, words) => {
  expect(fromNow(Date.parse(at), now)).toBe(words);
});

test('shows days and times in the zone of the organization', () => {
  const instant = '2026-11-22T05:07:09Z';
  expect(momentOf(instant, 'America/Denver')).toBe('Nov 21, 2026, 10:07 PM');
  expect(exactMomentOf(instant, 'America/Denver')).toBe('Nov 21, 2026, 10:07:09 PM MST');
  expect(timeOf(instant, 'America/Denver')).toBe('10:07 PM');
  expect(dayOf(instant, 'America/Denver')).toBe('Saturday, November 21, 2026');
});
