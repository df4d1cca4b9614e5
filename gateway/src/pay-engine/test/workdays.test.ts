import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dateOf, findLocalCalendar } from '../local-calendar.rules.js';
import { createMinuteCount, splitAtMidnight } from '../workdays.rules.js';
import { anyZone } from './arbitraries.js';
import { at, california, daysOf, flsa, hoursOf, linesOf, pay } from './builders.js';

/** `11-01 25h`: each day with the length of its part of the span. */
function split(from: string, to: string, timezone: string): string[] {
  const span = { from: at(from, timezone).getTime(), to: at(to, timezone).getTime() };
  return splitAtMidnight(span, findLocalCalendar(timezone)).map(
    (part) => `${dateOf(part.day).slice(5)} ${(part.to - part.from) / 3_600_000}h`,
  );
}

describe('splitAtMidnight', () => {
  test.each<[string, string, string, string, string[]]>([
    ['keeps a day shift on its day', 'America/Denver', '2026-11-09 9:00', '2026-11-09 17:00', ['11-09 8h']],
    ['splits a night shift', 'America/Denver', '2026-11-09 22:00', '2026-11-10 6:00', ['11-09 2h', '11-10 6h']],
    ['keeps a shift until midnight on one day', 'America/Denver', '2026-11-09 16:00', '2026-11-10 0:00', ['11-09 8h']],
    ['keeps a shift from midnight on one day', 'America/Denver', '2026-11-10 0:00', '2026-11-10 8:00', ['11-10 8h']],
    ['splits three days', 'UTC', '2026-11-09 12:00', '2026-11-11 12:00', ['11-09 12h', '11-10 24h', '11-11 12h']],
    [
      'gives 25 hours to the day on which the clocks go back',
      'America/Denver',
      '2026-11-01 0:00',
      '2026-11-02 0:00',
      ['11-01 25h'],
    ],
    [
      'gives 23 hours to the day on which the clocks go forward',
      'America/Denver',
      '2026-03-08 0:00',
      '2026-03-09 0:00',
      ['03-08 23h'],
    ],
    [
      'gives 24.5 hours to a day with a half-hour change',
      'Australia/Lord_Howe',
      '2026-04-05 0:00',
      '2026-04-06 0:00',
      ['04-05 24.5h'],
    ],
    [
      'gives 23.5 hours to a day with a half-hour change',
      'Australia/Lord_Howe',
      '2026-10-04 0:00',
      '2026-10-05 0:00',
      ['10-04 23.5h'],
    ],
    [
      'splits at local midnight, a quarter past a UTC hour',
      'Asia/Kathmandu',
      '2026-11-09 22:00',
      '2026-11-10 6:00',
      ['11-09 2h', '11-10 6h'],
    ],
    ['handles a skipped midnight', 'Africa/Cairo', '2026-04-23 22:00', '2026-04-24 6:00', ['04-23 2h', '04-24 5h']],
    [
      'handles a skipped midnight in spring',
      'Asia/Beirut',
      '2026-03-28 22:00',
      '2026-03-29 6:00',
      ['03-28 2h', '03-29 5h'],
    ],
    [
      'handles a skipped midnight on the southern hemisphere',
      'America/Sao_Paulo',
      '2018-11-03 22:00',
      '2018-11-04 6:00',
      ['11-03 2h', '11-04 5h'],
    ],
    [
      'counts both hours before midnight when that hour repeats',
      'Africa/Cairo',
      '2026-10-29 22:00',
      '2026-10-30 6:00',
      ['10-29 3h', '10-30 6h'],
    ],
    [
      'passes over a day that the time zone skipped',
      'Pacific/Apia',
      '2011-12-29 22:00',
      '2011-12-31 6:00',
      ['12-29 2h', '12-31 6h'],
    ],
  ])('%s (%s)', (_, timezone, from, to, days) => {
    expect(split(from, to, timezone)).toEqual(days);
  });

  test('puts every instant on the same date as Temporal', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2011, 0), max: Date.UTC(2035, 0) }), anyZone, (instant, zone) => {
        const date = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDate().toString();
        expect(dateOf(findLocalCalendar(zone).dayAt(instant))).toBe(date);
      }),
    );
  });
});

describe('whole minutes', () => {
  test('loses nothing at a split: 90 seconds before midnight and 90 after are 2 minutes and 1', () => {
    expect([90_000, 90_000].map(createMinuteCount())).toEqual([2, 1]);
  });

  test('rounds the dearest kind first, so that a second more never moves a minute to a cheaper one', () => {
    const minutesOf = (out: string) => {
      const paid = pay({ rules: california, shifts: [{ in: '2026-11-09 6:00:00', out: `2026-11-09 ${out}` }] });
      return [paid.regularMinutes, paid.overtimeMinutes, paid.doubleTimeMinutes];
    };
    expect(minutesOf('18:00:29')).toEqual([480, 240, 0]);
    expect(minutesOf('18:00:30')).toEqual([480, 240, 1]);
    expect(minutesOf('18:01:29')).toEqual([480, 240, 1]);
  });

  test('does not let the seconds of Monday decide whether a minute of Friday is overtime', () => {
    const week = (seconds: string) =>
      pay({
        rules: flsa,
        shifts: [{ in: '2026-11-09 8:00:00', out: `2026-11-09 18:00:${seconds}` }, ...daysOf([0, 0, 10, 10, 10.5])],
      });
    expect(hoursOf(week('00'))).toEqual({ regular: 40, overtime: 0.5 });
    expect(hoursOf(week('29'))).toEqual({ regular: 40, overtime: 0.5 });
    expect(hoursOf(week('31'))).toEqual({ regular: 40, overtime: 31 / 60 });
  });

  test('rounds each workweek once, to its nearest minute', () => {
    const shifts = [
      { in: '2026-11-09 9:00:00', out: '2026-11-09 9:59:59' },
      { in: '2026-11-10 10:00:00', out: '2026-11-10 10:00:59' },
      { in: '2026-11-16 10:00:00', out: '2026-11-16 10:00:29' },
    ];
    const period = { startDate: '2026-11-08', endDate: '2026-11-21' };
    expect(linesOf(pay({ rules: flsa, period, shifts }))).toEqual(['11-09 REGULAR 60', '11-10 REGULAR 1']);
  });

  test('pays 2,400 minutes for twenty shifts of 1:59:59 in a workweek', () => {
    const shifts = ['09', '10', '11', '12', '13'].flatMap((day) =>
      [6, 9, 12, 15].map((hour) => ({ in: `2026-11-${day} ${hour}:00:00`, out: `2026-11-${day} ${hour + 1}:59:59` })),
    );
    expect(pay({ rules: flsa, shifts }).regularMinutes).toBe(2400);
  });

  test('adds up unpaid breaks in milliseconds before truncating', () => {
    const seconds = (minute: string) => ['UNPAID', `2026-11-09 ${minute}:00`, `2026-11-09 ${minute}:30`] as const;
    const rules = { ...flsa, overtimeRule: 'NONE' } as const;
    const paid = pay({
      rules,
      shifts: [{ in: '2026-11-09 9:00', out: '2026-11-09 10:00', breaks: [seconds('9:10'), seconds('9:20')] }],
    });
    expect([paid.regularMinutes, paid.unpaidBreakMinutes]).toEqual([59, 1]);
  });
});
