import { describe, expect, test } from '@jest/globals';
import { california, daysOf, type HoursPaid, hoursOf, linesOf, pay } from './builders.js';

describe('California Labor Code 510', () => {
  test.each<[string, number[], HoursPaid]>([
    ['pays 8 hours as regular time', [0, 8], { regular: 8 }],
    ['pays the minute after 8 hours as overtime', [0, 8 + 1 / 60], { regular: 8, overtime: 1 / 60 }],
    ['pays 4 of 12 hours as overtime', [0, 12], { regular: 8, overtime: 4 }],
    [
      'pays the minute after 12 hours as double time',
      [0, 12 + 1 / 60],
      { regular: 8, overtime: 4, doubleTime: 1 / 60 },
    ],
    ['adds no weekly overtime to four days of 10 hours', [0, 10, 10, 10, 10], { regular: 32, overtime: 8 }],
    ['pays a sixth day after 40 regular hours as overtime', [0, 8, 8, 8, 8, 8, 5], { regular: 40, overtime: 5 }],
    [
      'pays a sixth day after 40 regular hours as double time from hour 13',
      [0, 8, 8, 8, 8, 8, 13],
      { regular: 40, overtime: 12, doubleTime: 1 },
    ],
    ['has no seventh day when one of the days before was off', [8, 8, 0, 8, 8, 4, 4], { regular: 40 }],
    [
      'pays a seventh day of 8 hours as overtime without double time',
      [8, 8, 8, 8, 8, 8, 8],
      { regular: 40, overtime: 16 },
    ],
    [
      'counts a day with one minute of work as a day worked',
      [1, 1, 1, 1, 1, 1 / 60, 9],
      { regular: 5 + 1 / 60, overtime: 8, doubleTime: 1 },
    ],
  ])('%s', (_, hours, expected) => {
    expect(hoursOf(pay({ rules: california, shifts: daysOf(hours) }))).toEqual(expected);
  });

  test('adds up all timesheets of a workday', () => {
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

  test('pays weekly overtime for the last regular hours, not for hours that are daily overtime', () => {
    const paid = pay({ rules: california, shifts: daysOf([0, 9, 8, 8, 8, 8, 9]) });
    expect(
      paid.lines.filter(({ kind }) => kind !== 'REGULAR').map(({ date, minutes, rule }) => [date, minutes, rule]),
    ).toEqual([
      ['2026-11-09', 60, 'CALIFORNIA_DAILY_OVERTIME'],
      ['2026-11-14', 480, 'CALIFORNIA_WEEKLY_OVERTIME'],
      ['2026-11-14', 60, 'CALIFORNIA_DAILY_OVERTIME'],
    ]);
  });

  test('takes the last day of the workweek as the seventh day, on whichever weekday it starts', () => {
    const rules = { ...california, workweekStartsOn: 'WEDNESDAY' } as const;
    const shifts = [...daysOf([0, 0, 0, 2, 2, 2, 2]), ...daysOf([2, 2, 9], '2026-11-15')];
    const period = { startDate: '2026-11-11', endDate: '2026-11-17' };
    expect(hoursOf(pay({ rules, shifts, period }))).toEqual({ regular: 12, overtime: 8, doubleTime: 1 });
  });
});
