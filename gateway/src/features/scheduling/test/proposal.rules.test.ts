import { describe, expect, test } from '@jest/globals';
import { proposeHours } from '../time-off/proposal.rules.js';

const monday = { startDate: '2026-07-13', endDate: '2026-07-13' };
const mondayToWednesday = { startDate: '2026-07-13', endDate: '2026-07-15' };
const weekend = { startDate: '2026-07-18', endDate: '2026-07-19' };
const threeWeeks = { startDate: '2026-07-13', endDate: '2026-07-31' };

describe('the proposed hours', () => {
  test.each([
    ['are those of one shift', monday, [480], 8, 'Your published shift on this day is 8 hours without planned breaks.'],
    [
      'are the sum of all shifts',
      mondayToWednesday,
      [480, 480, 600],
      26,
      'Your 3 published shifts on these days are 26 hours without planned breaks.',
    ],
    [
      'are rounded up once for all shifts',
      mondayToWednesday,
      [470, 470],
      16,
      'Your 2 published shifts on these days are 15 hours 40 minutes without planned breaks, rounded up to 16 hours.',
    ],
    [
      'come from a shift on a weekend',
      weekend,
      [300],
      5,
      'Your published shift on these days is 5 hours without planned breaks.',
    ],
    [
      'are 8 for a weekday without a shift',
      monday,
      [],
      8,
      'You have no published shifts on this day, so 1 weekday counts 8 hours.',
    ],
    [
      'are 8 for each weekday without shifts',
      { startDate: '2026-07-16', endDate: '2026-07-20' },
      [],
      24,
      'You have no published shifts on these days, so 3 weekdays count 8 hours each.',
    ],
    [
      'are unknown for a weekend without shifts',
      weekend,
      [],
      null,
      'You have no published shifts on these days, and no weekday. Enter the hours yourself.',
    ],
    [
      'are unknown when one request cannot hold them',
      threeWeeks,
      [],
      null,
      'You have no published shifts on these days, so 15 weekdays count 8 hours each. A request holds at most 80 hours, so split these 120 hours into several requests.',
    ],
  ])('%s', (_, days, minutes, hours, explanation) => {
    expect(proposeHours(days, minutes, 80)).toEqual({ hours, explanation });
  });
});
