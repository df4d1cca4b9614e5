import { describe, expect, test } from '@jest/globals';
import { proposeHours } from '../time-off/proposal.rules.js';

/** A shift on that day of July from this hour on, without a break. */
const at = (day: number, minutes: number, hour = 15) => {
  const start = Date.UTC(2026, 6, day, hour);
  return { startAt: new Date(start), endAt: new Date(start + minutes * 60_000), plannedBreakMinutes: 0 };
};

const monday = { startDate: '2026-07-13', endDate: '2026-07-13' };
const mondayToWednesday = { startDate: '2026-07-13', endDate: '2026-07-15' };
const fridayToSunday = { startDate: '2026-07-17', endDate: '2026-07-19' };
const weekend = { startDate: '2026-07-18', endDate: '2026-07-19' };
const threeWeeks = { startDate: '2026-07-13', endDate: '2026-07-31' };

describe('the proposed hours', () => {
  test.each([
    [
      'are those of one shift',
      monday,
      [at(13, 480)],
      8,
      'Your published shift on this day is 8h without planned breaks.',
    ],
    [
      'are the sum of all shifts',
      mondayToWednesday,
      [at(13, 480), at(14, 480), at(15, 600)],
      26,
      'Your 3 published shifts on these days are 26h without planned breaks.',
    ],
    [
      'are rounded up once for all shifts',
      mondayToWednesday,
      [at(13, 470), at(14, 470)],
      16,
      'Your 2 published shifts on these days are 15h 40m without planned breaks, rounded up to 16h.',
    ],
    [
      'come from a shift on a weekend',
      weekend,
      [at(18, 300)],
      5,
      'Your published shift on these days is 5h without planned breaks.',
    ],
    [
      'are 8 for a weekday without a shift',
      monday,
      [],
      8,
      'You have no published shifts on this day, so 1 weekday counts 8h.',
    ],
    [
      'are 8 for each weekday without shifts',
      { startDate: '2026-07-16', endDate: '2026-07-20' },
      [],
      24,
      'You have no published shifts on these days, so 3 weekdays count 8h each.',
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
      'You have no published shifts on these days, so 15 weekdays count 8h each. A request holds at most 80h, so split these 120h into several requests.',
    ],
    [
      'count overlapping shifts once',
      monday,
      [at(13, 480), at(13, 480, 18)],
      11,
      'Your 2 published shifts on this day are 11h without planned breaks.',
    ],
    [
      'do not count the nights of a shift over several days',
      mondayToWednesday,
      [at(12, 5 * 1440), at(14, 480)],
      24,
      'A published shift on these days is longer than a day, so 3 weekdays count 8h each.',
    ],
    [
      'are unknown for a shift over a weekend',
      weekend,
      [at(17, 4 * 1440)],
      null,
      'A published shift on these days is longer than a day, and there is no weekday. Enter the hours yourself.',
    ],
    [
      'are unknown when they do not fit into the weekdays',
      fridayToSunday,
      [at(17, 720), at(18, 720), at(19, 720)],
      null,
      'Your 3 published shifts on these days are 36h without planned breaks. 36h do not fit into 1 weekday, so split them into several requests.',
    ],
  ])('%s', (_, days, shifts, hours, explanation) => {
    expect(proposeHours(days, shifts, 80)).toEqual({ hours, explanation });
  });
});
