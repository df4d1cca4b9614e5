import { describe, expect, test } from '@jest/globals';
import type { PayRule } from '../index.js';
import { california, daysOf, flsa, type PayCase, pay } from './builders.js';

const explanationsOf = (payCase: PayCase) => pay(payCase).lines.map(({ explanation }) => explanation);

describe('the explanation of a pay line', () => {
  test('names the workweek of federal overtime', () => {
    const paid = explanationsOf({ rules: flsa, shifts: daysOf([0, 0, 0, 10, 10, 10, 11]) });
    expect(paid.slice(-2)).toEqual([
      'Regular time',
      'Over 40 hours worked in the workweek of Sunday, November 8 (29 CFR 778.103)',
    ]);
  });

  test.each<[PayRule, number[], string]>([
    [
      'CALIFORNIA_DAILY_OVERTIME',
      [0, 9],
      'Over 8 hours worked in the workday of Monday, November 9 (California Labor Code 510(a))',
    ],
    [
      'CALIFORNIA_DAILY_DOUBLE_TIME',
      [0, 13],
      'Over 12 hours worked in the workday of Monday, November 9 (California Labor Code 510(a))',
    ],
    [
      'CALIFORNIA_WEEKLY_OVERTIME',
      [0, 8, 8, 8, 8, 8, 1],
      'Over 40 regular hours in the workweek of Sunday, November 8 (California Labor Code 510(a))',
    ],
    [
      'CALIFORNIA_SEVENTH_DAY_OVERTIME',
      [1, 1, 1, 1, 1, 1, 1],
      'First 8 hours on the seventh consecutive day worked in the workweek of Sunday, November 8 (California Labor Code 510(a))',
    ],
    [
      'CALIFORNIA_SEVENTH_DAY_DOUBLE_TIME',
      [1, 1, 1, 1, 1, 1, 9],
      'Over 8 hours on the seventh consecutive day worked in the workweek of Sunday, November 8 (California Labor Code 510(a))',
    ],
  ])('names the workday or workweek and the source of %s', (rule, hours, words) => {
    const { lines } = pay({ rules: california, shifts: daysOf(hours) });
    expect(lines.findLast((line) => line.rule === rule)?.explanation).toBe(words);
  });

  test('lists rounded punches and breaks in chronological order', () => {
    const rules = { ...flsa, roundingRule: '15min' } as const;
    const breaks = [
      ['UNPAID', '2026-11-09 10:00', '2026-11-09 10:15'],
      ['UNPAID', '2026-11-09 12:00', '2026-11-09 12:30'],
    ] as const;
    expect(explanationsOf({ rules, shifts: [{ in: '2026-11-09 7:53', out: '2026-11-09 17:07:29', breaks }] })).toEqual([
      'Regular time. Clock-in 7:53 AM counts as 8:00 AM (29 CFR 785.48(b)). ' +
        'An unpaid break of 15m counts as worked (29 CFR 785.18). An unpaid break of 30m is deducted. ' +
        'Clock-out 5:07:29 PM counts as 5:00 PM (29 CFR 785.48(b))',
    ]);
  });

  test('mentions each event on the line on which it happened', () => {
    const rules = { ...california, roundingRule: '15min' } as const;
    const breaks = [
      ['UNPAID', '2026-11-09 10:00', '2026-11-09 10:15'],
      ['UNPAID', '2026-11-09 16:00', '2026-11-09 16:10'],
    ] as const;
    const paid = explanationsOf({ rules, shifts: [{ in: '2026-11-09 8:01', out: '2026-11-10 1:05', breaks }] });
    expect(paid.map((text) => text.split('. ').slice(1))).toEqual([
      [
        'Clock-in 8:01 AM counts as 8:00 AM (29 CFR 785.48(b))',
        'An unpaid break of 15m counts as worked (29 CFR 785.18)',
      ],
      ['An unpaid break of 10m counts as worked (29 CFR 785.18)'],
      [],
      ['Clock-out 1:05 AM counts as 1:00 AM (29 CFR 785.48(b))'],
    ]);
  });

  test.each<[string, string, string, string]>([
    ['back', '2026-10-31 23:00', '2026-11-01 7:00', 'Regular time. The clocks went back; elapsed time counts'],
    ['forward', '2026-03-07 23:00', '2026-03-08 7:00', 'Regular time. The clocks went forward; elapsed time counts'],
  ])('says that the clocks went %s', (_, from, to, words) => {
    const period = { startDate: from.slice(0, 10), endDate: to.slice(0, 10) };
    expect(explanationsOf({ rules: flsa, period, shifts: [{ in: from, out: to }] })).toEqual(['Regular time', words]);
  });

  test('gives the length of a break of less than a minute in seconds', () => {
    const breaks = [['UNPAID', '2026-11-09 12:00:00', '2026-11-09 12:00:45']] as const;
    expect(
      explanationsOf({ rules: flsa, shifts: [{ in: '2026-11-09 9:00', out: '2026-11-09 17:00', breaks }] }),
    ).toEqual(['Regular time. An unpaid break of 45s counts as worked (29 CFR 785.18)']);
  });
});
