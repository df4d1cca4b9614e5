import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { moveByDays } from '../weeks/week.rules.js';

const at = (text: string) => new Date(text);

describe('moving a shift to another week', () => {
  test.each([
    [
      'keeps the local times',
      'America/Denver',
      7,
      '2026-07-15T15:00Z/2026-07-15T23:00Z',
      '2026-07-22T15:00Z/2026-07-22T23:00Z',
    ],
    [
      'moves backward',
      'America/Denver',
      -7,
      '2026-07-15T15:00Z/2026-07-15T23:00Z',
      '2026-07-08T15:00Z/2026-07-08T23:00Z',
    ],
    [
      'keeps 9 to 5 when summer time begins',
      'America/Denver',
      7,
      '2026-03-04T16:00Z/2026-03-05T00:00Z',
      '2026-03-11T15:00Z/2026-03-11T23:00Z',
    ],
    [
      'keeps 9 to 5 when summer time ends',
      'America/Denver',
      7,
      '2026-10-28T15:00Z/2026-10-28T23:00Z',
      '2026-11-04T16:00Z/2026-11-05T00:00Z',
    ],
    [
      'makes a night shift an hour shorter when clocks go forward',
      'America/Denver',
      7,
      '2026-03-01T05:00Z/2026-03-01T13:00Z',
      '2026-03-08T05:00Z/2026-03-08T12:00Z',
    ],
    [
      'makes a night shift an hour longer when clocks go back',
      'America/Denver',
      7,
      '2026-10-25T04:00Z/2026-10-25T12:00Z',
      '2026-11-01T04:00Z/2026-11-01T13:00Z',
    ],
    [
      'moves a skipped start of 2:30 forward',
      'America/Denver',
      7,
      '2026-03-01T09:30Z/2026-03-01T16:00Z',
      '2026-03-08T09:30Z/2026-03-08T15:00Z',
    ],
    [
      'keeps the length of 2:15 to 3:00 when its start is skipped',
      'America/Denver',
      7,
      '2026-03-01T09:15Z/2026-03-01T10:00Z',
      '2026-03-08T09:15Z/2026-03-08T10:00Z',
    ],
    [
      'ends at the first 1:30 when it occurs twice',
      'America/Denver',
      7,
      '2026-10-25T02:00Z/2026-10-25T07:30Z',
      '2026-11-01T02:00Z/2026-11-01T07:30Z',
    ],
    [
      'keeps the length of a shift within the hour that occurs twice',
      'America/Denver',
      7,
      '2026-11-01T07:30Z/2026-11-01T08:15Z',
      '2026-11-08T08:30Z/2026-11-08T09:15Z',
    ],
    [
      'keeps 9 to 5 when summer time begins in Berlin',
      'Europe/Berlin',
      7,
      '2026-03-25T08:00Z/2026-03-25T16:00Z',
      '2026-04-01T07:00Z/2026-04-01T15:00Z',
    ],
    [
      'keeps local times without clock changes',
      'Asia/Kolkata',
      7,
      '2026-03-04T03:30Z/2026-03-04T11:30Z',
      '2026-03-11T03:30Z/2026-03-11T11:30Z',
    ],
    [
      'keeps local times across a change of half an hour',
      'Australia/Lord_Howe',
      7,
      '2026-09-30T22:30Z/2026-10-01T06:30Z',
      '2026-10-07T22:00Z/2026-10-08T06:00Z',
    ],
    [
      'moves a start of 2:15 that half an hour skips',
      'Australia/Lord_Howe',
      7,
      '2026-09-26T15:45Z/2026-09-26T19:30Z',
      '2026-10-03T15:45Z/2026-10-03T19:00Z',
    ],
  ])('%s, in %s', (_what, timezone, days, from, to) => {
    const [startAt = '', endAt = ''] = from.split('/');
    const [movedStart = '', movedEnd = ''] = to.split('/');

    const moved = moveByDays({ startAt: at(startAt), endAt: at(endAt) }, days, timezone);

    expect(moved).toEqual({ startAt: at(movedStart), endAt: at(movedEnd) });
  });

  test('always ends after it starts, and keeps local times that exist', () => {
    const minute = 60_000;
    const zone = fc.constantFrom('America/Denver', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe');
    const start = fc.integer({ min: Date.UTC(2026, 0, 1) / minute, max: Date.UTC(2027, 0, 1) / minute });
    const lasts = fc.integer({ min: 1, max: 31 * 24 * 60 });
    const weeks = fc.integer({ min: -60, max: 60 });
    fc.assert(
      fc.property(zone, start, lasts, weeks, (timezone, startMinute, minutes, count) => {
        const shift = { startAt: new Date(startMinute * minute), endAt: new Date((startMinute + minutes) * minute) };
        const moved = moveByDays(shift, count * 7, timezone);
        expect(moved.endAt.getTime()).toBeGreaterThan(moved.startAt.getTime());
        const expected = clockOf(shift.startAt, timezone).add({ days: count * 7 });
        const exists = clockOf(new Date(expected.toZonedDateTime(timezone).epochMilliseconds), timezone).equals(
          expected,
        );
        if (exists) expect(clockOf(moved.startAt, timezone).toString()).toBe(expected.toString());
      }),
      { numRuns: 500 },
    );
  });
});

function clockOf(instant: Date, timezone: string): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timezone).toPlainDateTime();
}
