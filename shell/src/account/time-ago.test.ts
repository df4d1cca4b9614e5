import { expect, it } from '@jest/globals';
import { dayOf, howLongAgo, momentOf } from './time-ago.js';

const now = Date.parse('2026-03-02T12:00:00Z');

it.each([
  ['2026-03-02T12:00:05Z', 'just now'],
  ['2026-03-02T11:59:30Z', 'just now'],
  ['2026-03-02T11:59:00Z', '1 minute ago'],
  ['2026-03-02T09:10:00Z', '2 hours ago'],
  ['2026-03-01T11:00:00Z', 'yesterday'],
  ['2026-02-10T12:00:00Z', '20 days ago'],
])('says how long ago %s was', (at, words) => {
  expect(howLongAgo(Date.parse(at), now)).toBe(words);
});

it('shows days and moments in the zone of the organization', () => {
  expect(dayOf('2026-03-02T05:00:00Z', 'America/Denver')).toBe('Mar 1, 2026');
  expect(momentOf('2026-03-02T05:00:00Z', 'America/Denver')).toBe('Mar 1, 2026, 10:00 PM');
});
