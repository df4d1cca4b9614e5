import { expect, test } from '@jest/globals';
import { formatTimeAgo } from './time-ago.js';

const now = Date.parse('2026-03-02T12:00:00Z');

test.each([
  ['2026-03-02T12:00:05Z', 'just now'],
  ['2026-03-02T11:59:30Z', 'just now'],
  ['2026-03-02T11:59:00Z', '1 minute ago'],
  ['2026-03-02T09:10:00Z', '2 hours ago'],
  ['2026-03-01T11:00:00Z', 'yesterday'],
  ['2026-02-10T12:00:00Z', '20 days ago'],
])('says how long ago %s was: %s', (instant, text) => {
  expect(formatTimeAgo(Date.parse(instant), now)).toBe(text);
});
