import { describe, expect, test } from '@jest/globals';
import type { OrganizationRules } from '../index.js';
import { type BreakInput, california, flsa, noOvertime, pay } from './builders.js';

/** Worked and deducted minutes of a shift of 480 minutes from 9:00 to 17:00 with these breaks. */
function minutesWith(rules: OrganizationRules, ...breaks: BreakInput[]): [worked: number, deducted: number] {
  const on = (time: string) => `2026-11-09 ${time}`;
  const dated = breaks.map(([type, start, end]) => [type, on(start), end && on(end)] as const);
  const paid = pay({ rules, shifts: [{ in: on('9:00'), out: on('17:00'), breaks: dated }] });
  return [paid.regularMinutes, paid.unpaidBreakMinutes];
}

describe('a break', () => {
  test.each<[string, OrganizationRules, BreakInput[], [number, number]]>([
    ['of half an hour is deducted when it is unpaid', flsa, [['UNPAID', '12:00', '12:30']], [450, 30]],
    ['of half an hour counts as worked when it is paid', flsa, [['PAID', '12:00', '12:30']], [480, 0]],
    ['of exactly 20 minutes counts as worked (29 CFR 785.18)', flsa, [['UNPAID', '12:00', '12:20:00']], [480, 0]],
    ['of 20 minutes and a second is deducted in whole minutes', flsa, [['UNPAID', '12:00', '12:20:01']], [460, 20]],
    ['of 20 minutes counts as worked in California', california, [['UNPAID', '12:00', '12:20']], [480, 0]],
    ['of 5 minutes is deducted when no overtime law applies', noOvertime, [['UNPAID', '12:00', '12:05']], [475, 5]],
    ['without length changes nothing', noOvertime, [['UNPAID', '12:00', '12:00']], [480, 0]],
    ['without an end ends with the timesheet', flsa, [['UNPAID', '16:00', null]], [420, 60]],
    [
      'without an end counts as worked when it starts 20 minutes before the clock-out',
      flsa,
      [['UNPAID', '16:40', null]],
      [480, 0],
    ],
    [
      'that touches another one is one rest with it (29 CFR 785.19)',
      flsa,
      [
        ['UNPAID', '12:00', '12:15'],
        ['UNPAID', '12:15', '12:30'],
      ],
      [450, 30],
    ],
    [
      'that overlaps another one is deducted once',
      flsa,
      [
        ['UNPAID', '12:00', '12:40'],
        ['UNPAID', '12:20', '13:00'],
      ],
      [420, 60],
    ],
    ['that ends after the clock-out is deducted up to the clock-out', flsa, [['UNPAID', '16:30', '18:00']], [450, 30]],
  ])('%s', (_, rules, breaks, expected) => {
    expect(minutesWith(rules, ...breaks)).toEqual(expected);
  });

  test('across midnight is deducted on both days', () => {
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
