import { describe, expect, test } from '@jest/globals';
import type { OrganizationRules } from '../index.js';
import { type BreakInput, california, flsa, hoursOf, noOvertime, pay, type ShiftInput } from './builders.js';

const shiftsWithGap = (clockOut: string, clockIn: string) => [
  { in: '2026-11-09 8:00:00', out: `2026-11-09 ${clockOut}` },
  { in: `2026-11-09 ${clockIn}`, out: '2026-11-09 16:00:00' },
];

describe('a gap between two timesheets', () => {
  test.each([
    ['of 10 minutes', '12:00:00', '12:10:00', 480],
    ['of exactly 20 minutes', '12:00:00', '12:20:00', 480],
    ['of 20 minutes and a second', '12:00:00', '12:20:01', 460],
    ['of half an hour', '12:00:00', '12:30:00', 450],
  ])('%s counts as the law says', (_, clockOut, clockIn, minutes) => {
    expect(pay({ rules: flsa, shifts: shiftsWithGap(clockOut, clockIn) }).regularMinutes).toBe(minutes);
  });

  test('is not paid under the rule NONE', () => {
    const shifts = shiftsWithGap('12:00:00', '12:10:00');
    expect(hoursOf(pay({ rules: noOvertime, shifts })).regular).toBe(470 / 60);
  });

  test('pays the same as the same rest punched as a break', () => {
    const asBreak = [
      {
        in: '2026-11-09 8:00:00',
        out: '2026-11-09 16:00:00',
        breaks: [['UNPAID', '2026-11-09 12:03:00', '2026-11-09 12:13:00']] as const,
      },
    ];
    for (const roundingRule of ['none', '5min', '6min', '10min', '15min'] as const) {
      const rules = { ...flsa, roundingRule };
      const asGap = pay({ rules, shifts: shiftsWithGap('12:03:00', '12:13:00') });
      expect(asGap.regularMinutes).toBe(pay({ rules, shifts: asBreak }).regularMinutes);
    }
  });

  test('is explained on the line of the timesheet before it', () => {
    const { lines } = pay({ rules: flsa, shifts: shiftsWithGap('12:00:00', '12:10:00') });
    expect(lines.map(({ minutes, explanation }) => [minutes, explanation])).toEqual([
      [250, 'Regular time. A gap of 10m before the next clock-in counts as worked (29 CFR 785.18)'],
      [230, 'Regular time'],
    ]);
  });

  test('belongs to both days when it spans midnight', () => {
    const shifts = [
      { in: '2026-11-09 20:00', out: '2026-11-09 23:55' },
      { in: '2026-11-10 0:05', out: '2026-11-10 4:00' },
    ];
    expect(pay({ rules: flsa, shifts }).lines.map(({ date, minutes }) => [date, minutes])).toEqual([
      ['2026-11-09', 240],
      ['2026-11-10', 5],
      ['2026-11-10', 235],
    ]);
  });
});

describe('a rest that is punched as breaks and as a gap', () => {
  const on = (time: string) => `2026-11-09 ${time}`;
  const unpaid = (from: string, to: string) => ['UNPAID', on(from), on(to)] as const;
  const minutesOf = (rules: OrganizationRules, ...shifts: ShiftInput[]) => pay({ rules, shifts }).regularMinutes;
  const shift = (from: string, to: string, ...breaks: BreakInput[]) => ({ in: on(from), out: on(to), breaks });

  test.each<[string, number, ShiftInput[]]>([
    [
      'of 40 minutes: the gap comes first',
      500,
      [shift('8:00', '12:00'), shift('12:12', '17:00', unpaid('12:12', '12:40'))],
    ],
    [
      'of 40 minutes: the break comes first',
      500,
      [shift('8:00', '12:28', unpaid('12:00', '12:28')), shift('12:40', '17:00')],
    ],
    [
      'of 21 minutes, with breaks on both sides of the gap',
      519,
      [shift('8:00', '12:07', unpaid('12:00', '12:07')), shift('12:14', '17:00', unpaid('12:14', '12:21'))],
    ],
    [
      'of 30 minutes, with a timesheet without length in the gap',
      510,
      [shift('8:00', '12:00'), shift('12:15', '12:15'), shift('12:30', '17:00')],
    ],
    [
      'of 30 minutes across a switch to another job',
      510,
      [shift('8:00', '12:15', unpaid('12:00', '12:15')), shift('12:15', '17:00', unpaid('12:15', '12:30'))],
    ],
  ])('is not paid in part when it is one %s', (_, minutes, shifts) => {
    expect(minutesOf(flsa, ...shifts)).toBe(minutes);
  });

  test('counts as worked when it lasts 20 minutes', () => {
    const shifts = [shift('8:00', '12:10', unpaid('12:00', '12:10')), shift('12:20', '17:00')];
    expect(minutesOf(flsa, ...shifts)).toBe(540);
  });

  test('is two rests when work or a paid break lies between them', () => {
    const worked = shift('8:00', '17:00', unpaid('12:00', '12:15'), unpaid('12:16', '12:31'));
    const paid = shift(
      '8:00',
      '17:00',
      unpaid('12:00', '12:15'),
      ['PAID', on('12:15'), on('12:20')],
      unpaid('12:20', '12:30'),
    );
    expect([minutesOf(flsa, worked), minutesOf(flsa, paid)]).toEqual([540, 540]);
  });

  test('is not paid where rounding ends the shift after a break with which the shift ends', () => {
    const rules = { ...flsa, roundingRule: '15min' } as const;
    const shifts = [shift('8:00', '12:13'), shift('12:23', '12:28', unpaid('12:24', '12:28')), shift('12:49', '17:00')];
    // A paid gap until 12:24, and an unpaid rest of 25 minutes after it: 12:30 is only where the shift is rounded to.
    expect(minutesOf(rules, ...shifts)).toBe(264 + 255);
  });

  test('does not count as a rest below a longer gap: a break before going home is not paid', () => {
    expect(minutesOf(flsa, shift('8:00', '12:10', unpaid('12:00', '12:10')), shift('18:00', '20:00'))).toBe(360);
  });

  test('is measured in the same way whether the next week is computed as well', () => {
    const week = { startDate: '2026-11-08', endDate: '2026-11-14' };
    const withNext = { ...week, endDate: '2026-11-21' };
    for (const monday of ['2026-11-14 23:00', '2026-11-15 15:00', '2026-11-16 8:00']) {
      const shifts = [
        {
          in: '2026-11-14 8:00',
          out: '2026-11-14 17:00',
          breaks: [['UNPAID', '2026-11-14 16:50', '2026-11-14 17:00']] as const,
        },
        { in: monday, out: '2026-11-16 9:00' },
      ];
      const saturday = ({ lines }: ReturnType<typeof pay>) =>
        lines.find(({ timesheetId }) => timesheetId === '2026-11-14 8:00')?.minutes;
      expect(saturday(pay({ rules: flsa, shifts, period: withNext }))).toBe(
        saturday(pay({ rules: flsa, shifts, period: week })),
      );
    }
  });

  test('in California, is a meal or counts as worked, never both', () => {
    const shifts = [shift('8:00', '16:00', unpaid('12:00', '12:15'), unpaid('12:15', '12:30'))];
    const paid = pay({ rules: california, shifts });
    expect([paid.regularMinutes, paid.unpaidBreakMinutes, paid.exceptions]).toEqual([450, 30, []]);
  });

  test.each<[string, number, ShiftInput[]]>([
    ['the clock-out', 510, [shift('8:00', '12:08'), shift('12:08:30', '17:00', unpaid('12:10', '12:40'))]],
    ['the clock-in', 504, [shift('8:00', '12:07', unpaid('11:30', '12:06')), shift('12:07:20', '17:00')]],
  ])('does not pay the part of a break of the other timesheet into which rounding moves %s', (_, minutes, shifts) => {
    const rules = { ...flsa, roundingRule: '15min', overtimeRule: 'NONE' } as const;
    expect(minutesOf(rules, ...shifts)).toBe(minutes);
    const [first, second] = shifts as [ShiftInput, ShiftInput];
    expect(minutesOf(rules, { ...first, out: second.in }, second)).toBeGreaterThanOrEqual(minutes);
  });

  test('does not pay the part of the next break into which rounding moves the clock-in', () => {
    const rules = { ...flsa, roundingRule: '15min' } as const;
    const shifts = [shift('8:00', '12:00'), shift('12:08', '17:00', unpaid('12:10', '12:40'))];
    expect(minutesOf(rules, ...shifts)).toBe(510);
  });
});
