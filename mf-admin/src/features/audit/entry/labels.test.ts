import { expect, test } from '@jest/globals';
import { formatValue } from './labels.js';

test.each([
  ['2026-11-21T15:00:00.000Z', 'Nov 21, 2026, 8:00:00 AM MST'],
  [
    'type UNPAID, startAt 2026-11-21T19:00:00.000Z, endAt 2026-11-21T19:30:00.000Z',
    'type UNPAID, startAt Nov 21, 2026, 12:00:00 PM MST, endAt Nov 21, 2026, 12:30:00 PM MST',
  ],
  ['ACCOUNTANT', 'Accountant'],
  ['Mowing', 'Mowing'],
])('shows the recorded value %s in the organization’s time zone', (value, text) => {
  expect(formatValue(value, 'America/Denver')).toBe(text);
});
