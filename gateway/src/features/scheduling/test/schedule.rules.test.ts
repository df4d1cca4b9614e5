import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { countMinutesWithin } from '../schedules/schedule.rules.js';

/** Minutes of the day, from midnight to midnight. */
const at = (minute: number) => new Date(Date.UTC(2026, 6, 15) + minute * 60_000);
const shift = (start: number, end: number, plannedBreakMinutes = 0) => ({
  startAt: at(start),
  endAt: at(end),
  plannedBreakMinutes,
});
const day = { from: at(0), to: at(1440) };

describe('the planned minutes of a period', () => {
  test.each([
    ['are zero without shifts', [], 0],
    ['count one shift', [shift(540, 1020)], 480],
    ['add up two separate shifts', [shift(600, 660), shift(0, 60)], 120],
    ['add up two shifts that touch', [shift(0, 60), shift(60, 120)], 120],
    ['count the same hours once', [shift(0, 60), shift(0, 60)], 60],
    ['count a shift within another once', [shift(0, 100), shift(20, 30)], 100],
    ['count overlapping hours once', [shift(50, 150), shift(0, 100)], 150],
    ['count three shifts that overlap in a chain once', [shift(0, 60), shift(30, 90), shift(80, 120)], 120],
    ['count only the part of a shift within the period', [shift(-60, 30), shift(1430, 1500)], 40],
    ['leave out shifts outside of the period', [shift(-60, 0), shift(1440, 1500)], 0],
    ['leave out an unpaid break', [shift(360, 870, 30)], 480],
    ['count half of a break with half of a shift', [shift(-60, 60, 30)], 45],
    ['count one break of two equal shifts', [shift(0, 100, 30), shift(0, 100, 30)], 70],
    ['stay whole when a break is an odd share', [shift(0, 70, 11), shift(70, 77, 3)], 63],
    ['are the whole period when a shift covers it', [shift(-60, 1500), shift(10, 20)], 1440],
  ])('%s', (_what, shifts, minutes) => {
    expect(countMinutesWithin(shifts, day)).toBe(minutes);
  });

  test('are those that at least one shift covers, in any order', () => {
    const minute = fc.integer({ min: -20, max: 60 });
    const anyShift = fc
      .tuple(minute, fc.integer({ min: 1, max: 40 }))
      .map(([from, lasts]) => shift(from, from + lasts));
    const hour = { from: at(0), to: at(60) };

    fc.assert(
      fc.property(fc.array(anyShift, { maxLength: 8 }), (shifts) => {
        const busy = Array.from({ length: 60 }, (_, index) => at(index)).filter((start) =>
          shifts.some(({ startAt, endAt }) => startAt <= start && start < endAt),
        );
        expect(countMinutesWithin(shifts, hour)).toBe(busy.length);
      }),
    );
  });
});
