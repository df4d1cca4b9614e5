import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { moveByDays } from '../weeks/week.rules.js';

const at = (text: string) => new Date(text);

describe('a shift copied to another week', () => {
  test.each([
    [
      'an ordinary one',
      'America/Denver',
      7,
      '2026-07-15T15:00Z/2026-07-15T23:00Z',
      '2026-07-22T15:00Z/2026-07-22T23:00Z',
    ],
    ['backwards', 'America/Denver', -7, '2026-07-15T15:00Z/2026-07-15T23:00Z', '2026-07-08T15:00Z/2026-07-08T23:00Z'],
    [
      '9 to 5 into summer time',
      'America/Denver',
      7,
      '2026-03-04T16:00Z/2026-03-05T00:00Z',
      '2026-03-11T15:00Z/2026-03-11T23:00Z',
    ],
    [
      '9 to 5 out of summer time',
      'America/Denver',
      7,
      '2026-10-28T15:00Z/2026-10-28T23:00Z',
      '2026-11-04T16:00Z/2026-11-05T00:00Z',
    ],
    [
      'a night that the change makes shorter',
      'America/Denver',
      7,
      '2026-03-01T05:00Z/2026-03-01T13:00Z',
      '2026-03-08T05:00Z/2026-03-08T12:00Z',
    ],
    [
      'a night that the change makes longer',
      'America/Denver',
      7,
      '2026-10-25T04:00Z/2026-10-25T12:00Z',
      '2026-11-01T04:00Z/2026-11-01T13:00Z',
    ],
    [
      'from 2:30, which is skipped',
      'America/Denver',
      7,
      '2026-03-01T09:30Z/2026-03-01T16:00Z',
      '2026-03-08T09:30Z/2026-03-08T15:00Z',
    ],
    [
      '2:15 to 3:00, whose beginning is skipped',
      'America/Denver',
      7,
      '2026-03-01T09:15Z/2026-03-01T10:00Z',
      '2026-03-08T09:15Z/2026-03-08T10:00Z',
    ],
    [
      'to 1:30, which comes twice: the first',
      'America/Denver',
      7,
      '2026-10-25T02:00Z/2026-10-25T07:30Z',
      '2026-11-01T02:00Z/2026-11-01T07:30Z',
    ],
    [
      '1:30 to 1:15 when the hour came twice',
      'America/Denver',
      7,
      '2026-11-01T07:30Z/2026-11-01T08:15Z',
      '2026-11-08T08:30Z/2026-11-08T09:15Z',
    ],
    [
      'into summer time in Berlin',
      'Europe/Berlin',
      7,
      '2026-03-25T08:00Z/2026-03-25T16:00Z',
      '2026-04-01T07:00Z/2026-04-01T15:00Z',
    ],
    [
      'where clocks never change',
      'Asia/Kolkata',
      7,
      '2026-03-04T03:30Z/2026-03-04T11:30Z',
      '2026-03-11T03:30Z/2026-03-11T11:30Z',
    ],
    [
      'where they change by half an hour',
      'Australia/Lord_Howe',
      7,
      '2026-09-30T22:30Z/2026-10-01T06:30Z',
      '2026-10-07T22:00Z/2026-10-08T06:00Z',
    ],
    [
      'from 2:15, which half an hour skips',
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

  test('always ends after it starts, and shows the same clock wherever that time exists', () => {
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
        const wanted = clockOf(shift.startAt, timezone).add({ days: count * 7 });
        const exists = clockOf(new Date(wanted.toZonedDateTime(timezone).epochMilliseconds), timezone).equals(wanted);
        if (exists) expect(clockOf(moved.startAt, timezone).toString()).toBe(wanted.toString());
      }),
      { numRuns: 500 },
    );
  });
});

function clockOf(instant: Date, timezone: string): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timezone).toPlainDateTime();
}
