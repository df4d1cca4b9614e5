import { describe, expect, test } from '@jest/globals';
import type { Weekday } from '@timetrack/contracts/calendar';
import { findPunchWindow } from '../index.js';
import { dateOf, dayNumberOf } from '../local-calendar.rules.js';
import { findWorkweekStart } from '../workweek-divisions.rules.js';
import { california, daysOf, flsa, hoursOf, linesOf, pay } from './builders.js';

describe('a workweek (29 CFR 778.105)', () => {
  test.each<[string, Weekday, string]>([
    ['2026-11-08', 'SUNDAY', '2026-11-08'],
    ['2026-11-14', 'SUNDAY', '2026-11-08'],
    ['2026-11-08', 'MONDAY', '2026-11-02'],
    ['2026-11-09', 'MONDAY', '2026-11-09'],
    ['2026-11-11', 'WEDNESDAY', '2026-11-11'],
    ['2026-11-10', 'WEDNESDAY', '2026-11-04'],
    ['2026-11-14', 'SATURDAY', '2026-11-14'],
    ['1969-12-31', 'THURSDAY', '1969-12-25'],
  ])('around %s, for weeks that start on %s, starts on %s', (date, startsOn, first) => {
    expect(dateOf(findWorkweekStart(dayNumberOf(date), startsOn))).toBe(first);
  });

  test('groups the same days differently when it starts on another weekday', () => {
    const shifts = [...daysOf([0, 0, 0, 0, 10, 10, 10]), ...daysOf([10, 10], '2026-11-15')];
    const period = { startDate: '2026-11-08', endDate: '2026-11-21' };
    expect(hoursOf(pay({ rules: flsa, period, shifts }))).toEqual({ regular: 50 });
    const fromThursday = { ...flsa, workweekStartsOn: 'THURSDAY' } as const;
    expect(hoursOf(pay({ rules: fromThursday, period, shifts }))).toEqual({ regular: 40, overtime: 10 });
  });

  test('has 167 or 169 hours when the clocks change', () => {
    const wholeWeek = (sunday: string, next: string) => [{ in: `${sunday} 0:00`, out: `${next} 0:00` }];
    const week = (startDate: string, endDate: string) => ({ startDate, endDate });
    const spring = pay({
      rules: flsa,
      period: week('2026-03-08', '2026-03-14'),
      shifts: wholeWeek('2026-03-08', '2026-03-15'),
    });
    const fall = pay({
      rules: flsa,
      period: week('2026-11-01', '2026-11-07'),
      shifts: wholeWeek('2026-11-01', '2026-11-08'),
    });
    expect([hoursOf(spring), hoursOf(fall)]).toEqual([
      { regular: 40, overtime: 127 },
      { regular: 40, overtime: 129 },
    ]);
  });
});

describe('a workweek that is partly in the period', () => {
  const shifts = daysOf([0, 10, 10, 10, 10, 10]);

  test('is computed whole, and only lines in the period are returned', () => {
    const second = pay({ rules: flsa, period: { startDate: '2026-11-12', endDate: '2026-11-25' }, shifts });
    expect(linesOf(second)).toEqual(['11-12 REGULAR 600', '11-13 OVERTIME 600']);
  });

  test('has each of its days in exactly one period', () => {
    const first = pay({ rules: flsa, period: { startDate: '2026-11-01', endDate: '2026-11-11' }, shifts });
    expect(linesOf(first)).toEqual(['11-09 REGULAR 600', '11-10 REGULAR 600', '11-11 REGULAR 600']);
  });

  test('counts a seventh day when the other six are before the period', () => {
    const saturday = { startDate: '2026-11-14', endDate: '2026-11-14' };
    const paid = pay({ rules: california, period: saturday, shifts: daysOf([2, 2, 2, 2, 2, 2, 9]) });
    expect(linesOf(paid)).toEqual(['11-14 OVERTIME 480', '11-14 DOUBLE_TIME 60']);
  });

  test('is split at the exact minute at which the 40 hours are reached', () => {
    const late = [...daysOf([0, 9, 9, 9, 9]), { in: '2026-11-13 8:00', out: '2026-11-13 10:30' }];
    const paid = pay({ rules: flsa, shifts: [...late, { in: '2026-11-13 11:00', out: '2026-11-13 15:00' }] });
    expect(paid.lines.slice(-3).map(({ timesheetId, kind, minutes }) => [timesheetId, kind, minutes])).toEqual([
      ['2026-11-13 8:00', 'REGULAR', 150],
      ['2026-11-13 11:00', 'REGULAR', 90],
      ['2026-11-13 11:00', 'OVERTIME', 150],
    ]);
  });
});

describe('punchWindow', () => {
  test('covers the workweeks that overlap the period and a day on either side', () => {
    expect(findPunchWindow({ startDate: '2026-11-12', endDate: '2026-11-16' }, [{ ...flsa, from: null }])).toEqual({
      from: new Date('2026-11-07T07:00:00Z'),
      to: new Date('2026-11-23T07:00:00Z'),
    });
  });
});
