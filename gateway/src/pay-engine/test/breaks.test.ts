import { describe, expect, it } from '@jest/globals';
import type { OrganizationRules } from '../index.js';
import { type BreakGiven, california, flsa, noOvertime, pay } from './builders.js';

/** Worked and deducted minutes of a shift from 9:00 to 17:00, which is 480 minutes, with these breaks. */
function of480(rules: OrganizationRules, ...breaks: BreakGiven[]): [worked: number, off: number] {
  const on = (time: string) => `2026-11-09 ${time}`;
  const dated = breaks.map(([type, start, end]) => [type, on(start), end && on(end)] as const);
  const paid = pay({ rules, shifts: [{ in: on('9:00'), out: on('17:00'), breaks: dated }] });
  return [paid.regularMinutes, paid.unpaidBreakMinutes];
}

describe('A break', () => {
  it.each<[string, OrganizationRules, BreakGiven[], [number, number]]>([
    ['of half an hour, unpaid, is taken off', flsa, [['UNPAID', '12:00', '12:30']], [450, 30]],
    ['of half an hour, paid, counts', flsa, [['PAID', '12:00', '12:30']], [480, 0]],
    ['of exactly 20 minutes counts (29 CFR 785.18)', flsa, [['UNPAID', '12:00', '12:20:00']], [480, 0]],
    ['of a second more does not, and costs whole minutes', flsa, [['UNPAID', '12:00', '12:20:01']], [459, 20]],
    ['of 20 minutes counts in California', california, [['UNPAID', '12:00', '12:20']], [480, 0]],
    ['of 5 minutes is taken off where no law is applied', noOvertime, [['UNPAID', '12:00', '12:05']], [475, 5]],
    ['of no length changes nothing', noOvertime, [['UNPAID', '12:00', '12:00']], [480, 0]],
    ['that was left open ends with the timesheet', flsa, [['UNPAID', '16:00', null]], [420, 60]],
    ['that was left open for its last 20 minutes counts', flsa, [['UNPAID', '16:40', null]], [480, 0]],
    [
      'after another short one is a short one still',
      flsa,
      [
        ['UNPAID', '12:00', '12:15'],
        ['UNPAID', '12:15', '12:30'],
      ],
      [480, 0],
    ],
    [
      'that overlaps another is taken off once',
      flsa,
      [
        ['UNPAID', '12:00', '12:40'],
        ['UNPAID', '12:20', '13:00'],
      ],
      [420, 60],
    ],
    ['that reaches past the clock-out takes off what lies within', flsa, [['UNPAID', '16:30', '18:00']], [450, 30]],
  ])('%s', (_, rules, breaks, expected) => {
    expect(of480(rules, ...breaks)).toEqual(expected);
  });

  it('over midnight is taken off on both days', () => {
    const paid = pay({
      rules: flsa,
      shifts: [
        { in: '2026-11-09 20:00', out: '2026-11-10 4:00', breaks: [['UNPAID', '2026-11-09 23:45', '2026-11-10 0:30']] },
      ],
    });
    expect(paid.lines.map(({ date, minutes }) => [date, minutes])).toEqual([
      ['2026-11-09', 225],
      ['2026-11-10', 210],
    ]);
    expect(paid.unpaidBreakMinutes).toBe(45);
  });
});
