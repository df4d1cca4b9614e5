import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findLocalCalendar } from '../local-calendar.rules.js';
import type { RoundingRule } from '../pay-rules.types.js';
import { roundPunch } from '../rounding.rules.js';
import { anyZone } from './arbitraries.js';
import { at, type BreakInput, denver, flsa, hoursOf, pay } from './builders.js';
import { roundWithTemporal } from './temporal-rounding.js';

function roundLocal(text: string, rule: RoundingRule, timezone = denver): string {
  const result = roundPunch(at(text, timezone).getTime(), rule, findLocalCalendar(timezone));
  const local = Temporal.Instant.fromEpochMilliseconds(result).toZonedDateTimeISO(timezone);
  return local.toString({ timeZoneName: 'never', smallestUnit: 'second' }).slice(11);
}

describe('rounding a punch (29 CFR 785.48(b))', () => {
  test.each<[string, RoundingRule, string]>([
    ['8:07:29', '15min', '08:00:00'],
    ['8:07:30', '15min', '08:15:00'],
    ['8:22:29', '15min', '08:15:00'],
    ['8:22:30', '15min', '08:30:00'],
    ['7:52:30', '15min', '08:00:00'],
    ['7:52:29', '15min', '07:45:00'],
    ['8:02:29', '5min', '08:00:00'],
    ['8:02:30', '5min', '08:05:00'],
    ['8:02:59', '6min', '08:00:00'],
    ['8:03:00', '6min', '08:06:00'],
    ['8:04:59', '10min', '08:00:00'],
    ['8:05:00', '10min', '08:10:00'],
    ['8:07:29', 'none', '08:07:29'],
    ['23:55:00', '15min', '00:00:00'],
  ])('turns %s with %s into %s', (punched, rule, counts) => {
    expect(roundLocal(`2026-11-09 ${punched}`, rule).slice(0, 8)).toBe(counts);
  });

  test('rounds 8:07:29.999 down', () => {
    expect(roundLocal('2026-11-09 8:07:29.999', '15min')).toBe('08:00:00-07:00');
  });

  test.each<[string, RoundingRule, string, string]>([
    ['2026-11-09 8:03', '6min', 'Asia/Kathmandu', '08:06:00+05:45'],
    ['2026-11-09 8:04', '10min', 'Asia/Kathmandu', '08:00:00+05:45'],
    ['2026-11-09 8:08', '15min', 'Asia/Kolkata', '08:15:00+05:30'],
    ['2026-11-09 8:04', '10min', 'Australia/Eucla', '08:00:00+08:45'],
  ])('rounds %s with %s in the local time of %s', (punched, rule, timezone, counts) => {
    expect(roundLocal(punched, rule, timezone)).toBe(counts);
  });

  test.each<[string, string, string]>([
    ['into the hour after the skipped one', '2026-03-08T01:55:00-07:00', '03:00:00-06:00'],
    ['within the first of the repeated hours', '2026-11-01T01:08:00-06:00', '01:15:00-06:00'],
    ['within the second of the repeated hours', '2026-11-01T01:08:00-07:00', '01:15:00-07:00'],
    ['from the first of the repeated hours into the second', '2026-11-01T01:53:00-06:00', '01:00:00-07:00'],
  ])('rounds %s', (_, punched, counts) => {
    expect(roundLocal(punched, '15min')).toBe(counts);
  });

  test('moves a punch by at most half an increment when the hour before midnight occurs twice', () => {
    expect(roundLocal('2023-10-26T23:57:00+03:00', '6min', 'Africa/Cairo')).toBe('23:00:00+02:00');
  });

  const anyRule = fc.constantFrom<RoundingRule>('5min', '6min', '10min', '15min');
  const anySecond = fc
    .integer({ min: Date.UTC(2018, 0) / 1000, max: Date.UTC(2030, 0) / 1000 })
    .map((second) => second * 1000);

  test('agrees with Temporal in every time zone', () => {
    fc.assert(
      fc.property(anySecond, anyRule, anyZone, (instant, rule, zone) => {
        const expected = roundWithTemporal(instant, { roundingRule: rule, timezone: zone });
        expect(roundPunch(instant, rule, findLocalCalendar(zone))).toBe(expected);
      }),
    );
  });

  test('never moves an earlier punch after a later one', () => {
    fc.assert(
      fc.property(anySecond, fc.nat(7200), anyRule, anyZone, (instant, later, rule, zone) => {
        const calendar = findLocalCalendar(zone);
        const [first, second] = [instant, instant + later * 1000].map((each) => roundPunch(each, rule, calendar));
        expect(first).toBeLessThanOrEqual(second as number);
      }),
    );
  });
});

describe('rounded timesheets', () => {
  const rules = { ...flsa, roundingRule: '15min' } as const;

  test('do not overlap: out at 12:07 and in at 12:08 become 12:00 and 12:15', () => {
    const shifts = [
      { in: '2026-11-09 8:00', out: '2026-11-09 12:07' },
      { in: '2026-11-09 12:08', out: '2026-11-09 16:00' },
    ];
    expect(hoursOf(pay({ rules: { ...rules, overtimeRule: 'NONE' }, shifts }))).toEqual({ regular: 7.75 });
    // The law counts the minute between them as a rest, and so the whole gap that rounding made of it.
    expect(hoursOf(pay({ rules, shifts }))).toEqual({ regular: 8 });
  });

  test('have no pay line when nothing is left of them', () => {
    const paid = pay({ rules, shifts: [{ in: '2026-11-09 8:01', out: '2026-11-09 8:06' }] });
    expect([paid.lines, paid.jobs]).toEqual([[], []]);
  });

  test('deduct only the part of a break after the rounded clock-in: 23 of 30 minutes', () => {
    const breaks = [['UNPAID', '2026-11-09 8:08', '2026-11-09 8:38']] as const;
    const paid = pay({ rules, shifts: [{ in: '2026-11-09 8:08', out: '2026-11-09 16:00', breaks }] });
    expect([paid.regularMinutes, paid.unpaidBreakMinutes]).toEqual([7 * 60 + 22, 23]);
  });

  test.each<[string, string, string, BreakInput, [number, number]]>([
    ['ends with the shift, which is rounded up', '9:00', '17:08', ['UNPAID', '16:30', '17:08'], [450, 45]],
    ['ends with the shift, which is rounded down', '9:00', '17:07', ['UNPAID', '16:30', '17:07'], [450, 30]],
    ['is still taken at the clock-out', '9:00', '17:08', ['UNPAID', '16:30', null], [450, 45]],
    ['starts with the shift, which is rounded down', '9:07', '17:00', ['UNPAID', '9:07', '9:40'], [440, 40]],
    ['ends a minute before the shift', '9:00', '17:08', ['UNPAID', '16:30', '17:07'], [458, 37]],
  ])('pay nothing next to a break that %s', (_, clockIn, clockOut, [type, from, to], minutes) => {
    const on = (time: string) => `2026-11-09 ${time}`;
    const breaks = [[type, on(from), to && on(to)]] as const;
    const paid = pay({ rules, shifts: [{ in: on(clockIn), out: on(clockOut), breaks }] });
    expect([paid.regularMinutes, paid.unpaidBreakMinutes]).toEqual(minutes);
  });
});
