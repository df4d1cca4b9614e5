import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type BreakSpan, countWorkedMinutes } from '../timesheets/timesheet.rules.js';

const at = (text: string) => new Date(text);
const aBreak = (type: BreakSpan['type'], start: string, end: string | null): BreakSpan => ({
  type,
  startAt: at(start),
  endAt: end ? at(end) : null,
});

describe('the minutes worked', () => {
  test.each([
    ['an ordinary day', '2026-07-15T15:00:00Z', '2026-07-15T23:00:00Z', [], 480],
    ['a timesheet of no length', '2026-07-15T15:00:00Z', '2026-07-15T15:00:00Z', [], 0],
    ['59.999 seconds', '2026-07-15T15:00:00Z', '2026-07-15T15:00:59.999Z', [], 0],
    ['a minute and 59 seconds', '2026-07-15T15:00:00Z', '2026-07-15T15:01:59Z', [], 1],
    [
      'an unpaid break, which is subtracted',
      '2026-07-15T15:00:00Z',
      '2026-07-15T23:00:00Z',
      [aBreak('UNPAID', '2026-07-15T19:00:00Z', '2026-07-15T19:30:00Z')],
      450,
    ],
    [
      'a paid break, which counts',
      '2026-07-15T15:00:00Z',
      '2026-07-15T23:00:00Z',
      [aBreak('PAID', '2026-07-15T19:00:00Z', '2026-07-15T19:30:00Z')],
      480,
    ],
    [
      'seconds, which are truncated once, not per break',
      '2026-07-15T15:00:00Z',
      '2026-07-15T16:00:00Z',
      [
        aBreak('UNPAID', '2026-07-15T15:10:00Z', '2026-07-15T15:10:30Z'),
        aBreak('UNPAID', '2026-07-15T15:20:00Z', '2026-07-15T15:20:30Z'),
      ],
      59,
    ],
    [
      'an open break, which ends with the timesheet',
      '2026-07-15T15:00:00Z',
      '2026-07-15T16:00:00Z',
      [aBreak('UNPAID', '2026-07-15T15:45:00Z', null)],
      45,
    ],
    // Denver, March 8, 2026: the clocks change from 2:00 to 3:00. The day has 23 hours.
    ['the day of 23 hours', '2026-03-08T00:00:00-07:00', '2026-03-09T00:00:00-06:00', [], 23 * 60],
    [
      'a night shift of 22:00 to 6:00 that loses an hour',
      '2026-03-07T22:00:00-07:00',
      '2026-03-08T06:00:00-06:00',
      [],
      7 * 60,
    ],
    // Denver, November 1, 2026: the hour from 1:00 to 2:00 occurs twice.
    ['the day of 25 hours', '2026-11-01T00:00:00-06:00', '2026-11-02T00:00:00-07:00', [], 25 * 60],
    [
      'a night shift of 22:00 to 6:00 that gains an hour',
      '2026-10-31T22:00:00-06:00',
      '2026-11-01T06:00:00-07:00',
      [],
      9 * 60,
    ],
    [
      'a break in the repeated hour',
      '2026-11-01T00:30:00-06:00',
      '2026-11-01T03:00:00-07:00',
      [aBreak('UNPAID', '2026-11-01T01:30:00-06:00', '2026-11-01T01:30:00-07:00')],
      150,
    ],
  ])('are correct for %s', (_name, clockIn, clockOut, breaks, minutes) => {
    expect(countWorkedMinutes({ clockInAt: at(clockIn), clockOutAt: at(clockOut) }, breaks)).toBe(minutes);
  });

  test('are unknown while the timesheet is in progress', () => {
    expect(countWorkedMinutes({ clockInAt: at('2026-07-15T15:00:00Z'), clockOutAt: null }, [])).toBeNull();
  });

  test('are whole, never negative and never more than the elapsed time', () => {
    const spans = fc.array(fc.tuple(fc.nat(90_000_000), fc.nat(90_000_000), fc.constantFrom('PAID', 'UNPAID')));
    fc.assert(
      fc.property(fc.nat(90_000_000), spans, (length, spanned) => {
        const instant = (offset: number) => new Date(1_780_000_000_000 + offset);
        const breaks = spanned.map(([start, duration, type]) => ({
          type: type as BreakSpan['type'],
          startAt: instant(start),
          endAt: instant(start + duration),
        }));
        const minutes = countWorkedMinutes({ clockInAt: instant(0), clockOutAt: instant(length) }, breaks);
        expect(Number.isInteger(minutes)).toBe(true);
        expect(minutes).toBeGreaterThanOrEqual(0);
        expect(minutes).toBeLessThanOrEqual(length / 60_000);
      }),
    );
  });
});
