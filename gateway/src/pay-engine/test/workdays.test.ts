import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dateText, localCalendar } from '../local-calendar.js';
import { splitAtMidnights, wholeMinutes } from '../workdays.js';
import { anyZone } from './arbitraries.js';
import { at, flsa, linesOf, pay } from './builders.js';

/** `11-01 25h`: a day and how much of the span lies on it. */
function split(from: string, to: string, timezone: string): string[] {
  const span = { from: at(from, timezone).getTime(), to: at(to, timezone).getTime() };
  return splitAtMidnights(span, localCalendar(timezone)).map(
    (part) => `${dateText(part.day).slice(5)} ${(part.to - part.from) / 3_600_000}h`,
  );
}

describe('A workday runs from midnight to midnight of the organization:', () => {
  it.each<[string, string, string, string, string[]]>([
    ['a day shift is on its day', 'America/Denver', '2026-11-09 9:00', '2026-11-09 17:00', ['11-09 8h']],
    ['a night shift is on two', 'America/Denver', '2026-11-09 22:00', '2026-11-10 6:00', ['11-09 2h', '11-10 6h']],
    ['until midnight is on one', 'America/Denver', '2026-11-09 16:00', '2026-11-10 0:00', ['11-09 8h']],
    ['from midnight is on one', 'America/Denver', '2026-11-10 0:00', '2026-11-10 8:00', ['11-10 8h']],
    ['three days are on three', 'UTC', '2026-11-09 12:00', '2026-11-11 12:00', ['11-09 12h', '11-10 24h', '11-11 12h']],
    ['Sunday of 25 hours', 'America/Denver', '2026-11-01 0:00', '2026-11-02 0:00', ['11-01 25h']],
    ['Sunday of 23 hours', 'America/Denver', '2026-03-08 0:00', '2026-03-09 0:00', ['03-08 23h']],
    ['half an hour more', 'Australia/Lord_Howe', '2026-04-05 0:00', '2026-04-06 0:00', ['04-05 24.5h']],
    ['half an hour less', 'Australia/Lord_Howe', '2026-10-04 0:00', '2026-10-05 0:00', ['10-04 23.5h']],
    ['a quarter past the UTC hour', 'Asia/Kathmandu', '2026-11-09 22:00', '2026-11-10 6:00', ['11-09 2h', '11-10 6h']],
    ['a midnight that is skipped', 'Africa/Cairo', '2026-04-23 22:00', '2026-04-24 6:00', ['04-23 2h', '04-24 5h']],
    [
      'a midnight that is skipped, Beirut',
      'Asia/Beirut',
      '2026-03-28 22:00',
      '2026-03-29 6:00',
      ['03-28 2h', '03-29 5h'],
    ],
    [
      'a midnight that is skipped, São Paulo',
      'America/Sao_Paulo',
      '2018-11-03 22:00',
      '2018-11-04 6:00',
      ['11-03 2h', '11-04 5h'],
    ],
    [
      'the hour before midnight comes twice',
      'Africa/Cairo',
      '2026-10-29 22:00',
      '2026-10-30 6:00',
      ['10-29 3h', '10-30 6h'],
    ],
    ['a day that a zone left out', 'Pacific/Apia', '2011-12-29 22:00', '2011-12-31 6:00', ['12-29 2h', '12-31 6h']],
  ])('%s (%s)', (_, timezone, from, to, days) => {
    expect(split(from, to, timezone)).toEqual(days);
  });

  it('and every instant lies on the date that the calendar library says', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2011, 0), max: Date.UTC(2035, 0) }), anyZone, (instant, zone) => {
        const date = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDate().toString();
        expect(dateText(localCalendar(zone).dayAt(instant))).toBe(date);
      }),
    );
  });
});

describe('Whole minutes', () => {
  it('lose nothing at a split: 90 seconds before midnight and 90 after are one minute and two', () => {
    expect(wholeMinutes([90_000, 90_000])).toEqual([1, 2]);
  });

  it('are cut once for each timesheet, never rounded up', () => {
    const shifts = [
      { in: '2026-11-09 9:00:00', out: '2026-11-09 9:59:59' },
      { in: '2026-11-09 10:00:00', out: '2026-11-09 10:00:59' },
    ];
    expect(linesOf(pay({ rules: flsa, shifts }))).toEqual(['11-09 REGULAR 59']);
  });

  it('of unpaid breaks are added up in milliseconds before they are cut', () => {
    const seconds = (minute: string) => ['UNPAID', `2026-11-09 ${minute}:00`, `2026-11-09 ${minute}:30`] as const;
    const rules = { ...flsa, overtimeRule: 'NONE' } as const;
    const paid = pay({
      rules,
      shifts: [{ in: '2026-11-09 9:00', out: '2026-11-09 10:00', breaks: [seconds('9:10'), seconds('9:20')] }],
    });
    expect([paid.regularMinutes, paid.unpaidBreakMinutes]).toEqual([59, 1]);
  });
});
