import { describe, expect, it } from '@jest/globals';
import { california, daysOf, type HoursPaid, hoursOf, linesOf, pay } from './builders.js';

describe('California Labor Code 510:', () => {
  it.each<[string, number[], HoursPaid]>([
    ['8 hours are regular', [0, 8], { regular: 8 }],
    ['the minute after 8 hours is overtime', [0, 8 + 1 / 60], { regular: 8, overtime: 1 / 60 }],
    ['12 hours are 4 of overtime', [0, 12], { regular: 8, overtime: 4 }],
    ['the minute after 12 hours is double time', [0, 12 + 1 / 60], { regular: 8, overtime: 4, doubleTime: 1 / 60 }],
    ['four days of 10 hours have no more overtime by the week', [0, 10, 10, 10, 10], { regular: 32, overtime: 8 }],
    ['a sixth day after 40 regular hours is overtime', [0, 8, 8, 8, 8, 8, 5], { regular: 40, overtime: 5 }],
    ['and double time after 12 hours of it', [0, 8, 8, 8, 8, 8, 13], { regular: 40, overtime: 12, doubleTime: 1 }],
    ['a seventh day is no seventh when one was off', [8, 8, 0, 8, 8, 4, 4], { regular: 40 }],
    ['a seventh day of 8 hours is overtime, no double time', [8, 8, 8, 8, 8, 8, 8], { regular: 40, overtime: 16 }],
    [
      'a minute on the sixth day is a day worked',
      [1, 1, 1, 1, 1, 1 / 60, 9],
      { regular: 5 + 1 / 60, overtime: 8, doubleTime: 1 },
    ],
  ])('%s', (_, hours, expected) => {
    expect(hoursOf(pay({ rules: california, shifts: daysOf(hours) }))).toEqual(expected);
  });

  it('a workday is all its shifts, whichever timesheets they are on', () => {
    const shifts = [
      { in: '2026-11-09 5:00', out: '2026-11-09 10:00' },
      { in: '2026-11-09 12:00', out: '2026-11-09 17:00' },
    ];
    expect(linesOf(pay({ rules: california, shifts }))).toEqual([
      '11-09 REGULAR 300',
      '11-09 REGULAR 180',
      '11-09 OVERTIME 120',
    ]);
  });

  it('overtime by the week falls on the last regular hours, not on those that a day has made overtime', () => {
    const paid = pay({ rules: california, shifts: daysOf([0, 9, 8, 8, 8, 8, 9]) });
    expect(
      paid.lines.filter(({ kind }) => kind !== 'REGULAR').map(({ date, minutes, rule }) => [date, minutes, rule]),
    ).toEqual([
      ['2026-11-09', 60, 'CALIFORNIA_DAILY_OVERTIME'],
      ['2026-11-14', 480, 'CALIFORNIA_WEEKLY_OVERTIME'],
      ['2026-11-14', 60, 'CALIFORNIA_DAILY_OVERTIME'],
    ]);
  });

  it('the seventh day is the last of the workweek, on whatever day it begins', () => {
    const rules = { ...california, workweekStartsOn: 'WEDNESDAY' } as const;
    const shifts = [...daysOf([0, 0, 0, 2, 2, 2, 2]), ...daysOf([2, 2, 9], '2026-11-15')];
    const period = { startDate: '2026-11-11', endDate: '2026-11-17' };
    expect(hoursOf(pay({ rules, shifts, period }))).toEqual({ regular: 12, overtime: 8, doubleTime: 1 });
  });
});
