import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type BreakSpan, workedMinutes } from '../timesheets/timesheet.rules.js';

const at = (text: string) => new Date(text);
const pause = (type: BreakSpan['type'], start: string, end: string | null): BreakSpan => ({
  type,
  startAt: at(start),
  endAt: end ? at(end) : null,
});

describe('the minutes worked', () => {
  it.each([
    ['a plain day', '2026-07-15T15:00:00Z', '2026-07-15T23:00:00Z', [], 480],
    ['nothing at all', '2026-07-15T15:00:00Z', '2026-07-15T15:00:00Z', [], 0],
    ['59.999 seconds', '2026-07-15T15:00:00Z', '2026-07-15T15:00:59.999Z', [], 0],
    ['a minute and 59 seconds', '2026-07-15T15:00:00Z', '2026-07-15T15:01:59Z', [], 1],
    [
      'less an unpaid break',
      '2026-07-15T15:00:00Z',
      '2026-07-15T23:00:00Z',
      [pause('UNPAID', '2026-07-15T19:00:00Z', '2026-07-15T19:30:00Z')],
      450,
    ],
    [
      'a paid break counts',
      '2026-07-15T15:00:00Z',
      '2026-07-15T23:00:00Z',
      [pause('PAID', '2026-07-15T19:00:00Z', '2026-07-15T19:30:00Z')],
      480,
    ],
    [
      'cut to minutes once, not per break',
      '2026-07-15T15:00:00Z',
      '2026-07-15T16:00:00Z',
      [
        pause('UNPAID', '2026-07-15T15:10:00Z', '2026-07-15T15:10:30Z'),
        pause('UNPAID', '2026-07-15T15:20:00Z', '2026-07-15T15:20:30Z'),
      ],
      59,
    ],
    [
      'a break that was left open ends with the shift',
      '2026-07-15T15:00:00Z',
      '2026-07-15T16:00:00Z',
      [pause('UNPAID', '2026-07-15T15:45:00Z', null)],
      45,
    ],
    // Denver, 8 March 2026: the clocks go from 2:00 to 3:00. From midnight to midnight 23 hours pass.
    ['the day of 23 hours', '2026-03-08T00:00:00-07:00', '2026-03-09T00:00:00-06:00', [], 23 * 60],
    [
      'a night shift of 22:00 to 6:00 that loses an hour',
      '2026-03-07T22:00:00-07:00',
      '2026-03-08T06:00:00-06:00',
      [],
      7 * 60,
    ],
    // Denver, 1 November 2026: the hour from 1:00 to 2:00 passes twice.
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
      [pause('UNPAID', '2026-11-01T01:30:00-06:00', '2026-11-01T01:30:00-07:00')],
      150,
    ],
  ])('are right for %s', (_name, clockIn, clockOut, breaks, minutes) => {
    expect(workedMinutes({ clockInAt: at(clockIn), clockOutAt: at(clockOut) }, breaks)).toBe(minutes);
  });

  it('are not known while the shift is in progress', () => {
    expect(workedMinutes({ clockInAt: at('2026-07-15T15:00:00Z'), clockOutAt: null }, [])).toBeNull();
  });

  it('are whole, never negative and never more than what passed', () => {
    const spans = fc.array(fc.tuple(fc.nat(90_000_000), fc.nat(90_000_000), fc.constantFrom('PAID', 'UNPAID')));
    fc.assert(
      fc.property(fc.nat(90_000_000), spans, (length, pauses) => {
        const instant = (offset: number) => new Date(1_780_000_000_000 + offset);
        const breaks = pauses.map(([start, duration, type]) => ({
          type: type as BreakSpan['type'],
          startAt: instant(start),
          endAt: instant(start + duration),
        }));
        const minutes = workedMinutes({ clockInAt: instant(0), clockOutAt: instant(length) }, breaks);
        expect(Number.isInteger(minutes)).toBe(true);
        expect(minutes).toBeGreaterThanOrEqual(0);
        expect(minutes).toBeLessThanOrEqual(length / 60_000);
      }),
    );
  });
});
