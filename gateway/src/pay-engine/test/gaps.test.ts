import { describe, expect, test } from '@jest/globals';
import { flsa, hoursOf, noOvertime, pay } from './builders.js';

const shiftsWithGap = (clockOut: string, clockIn: string) => [
  { in: '2026-11-09 8:00:00', out: `2026-11-09 ${clockOut}` },
  { in: `2026-11-09 ${clockIn}`, out: '2026-11-09 16:00:00' },
];

describe('a gap between two timesheets', () => {
  test.each([
    ['of 10 minutes', '12:00:00', '12:10:00', 480],
    ['of exactly 20 minutes', '12:00:00', '12:20:00', 480],
    ['of 20 minutes and a second', '12:00:00', '12:20:01', 459],
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
      [250, 'Regular time. A gap of 10 minutes before the next clock-in counts as worked (29 CFR 785.18)'],
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
