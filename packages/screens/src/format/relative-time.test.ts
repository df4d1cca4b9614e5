import { expect, test } from '@jest/globals';
import { formatRelativeTime } from './relative-time.js';

const now = '2026-11-21T12:00:00Z';

test.each([
  ['2026-11-28T11:59:58Z', 'in 7 days'],
  ['2026-11-22T12:00:00Z', 'in 1 day'],
  ['2026-11-21T14:20:00Z', 'in 2 hours'],
  ['2026-11-21T12:01:09Z', 'in 1 minute'],
  ['2026-11-21T12:00:20Z', 'in less than a minute'],
  ['2026-11-21T11:59:30Z', 'less than a minute ago'],
  ['2026-11-21T09:00:00Z', '3 hours ago'],
  ['2026-11-11T12:00:00Z', '10 days ago'],
])('says how far away %s is: %s', (instant, text) => {
  expect(formatRelativeTime(instant, now)).toBe(text);
});
