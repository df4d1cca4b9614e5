import { describe, expect, test } from '@jest/globals';
import { type BreakInput, california, exceptionsOf, flsa, pay, type ShiftInput } from './builders.js';

const on = (time: string) => `2026-11-09 ${time}`;
const shift = (from: string, to: string, ...breaks: BreakInput[]): ShiftInput => ({
  in: on(from),
  out: on(to),
  breaks: breaks.map(([type, start, end]) => [type, on(start), end && on(end)] as const),
});
/** The missed meals: `first`, `second`. */
const missedMeals = (...shifts: ShiftInput[]) =>
  pay({ rules: california, shifts })
    .exceptions.filter(({ code }) => code === 'MISSED_MEAL_BREAK')
    .map(({ message }) => message.split(' ')[1]);

describe('the meal breaks of California Labor Code 512', () => {
  test.each<[string, ShiftInput[], string[]]>([
    ['are not required within five hours', [shift('9:00', '14:00')], []],
    ['are required for a second more than five hours', [shift('9:00', '14:00:01')], ['first']],
    ['are in time at the end of hour five', [shift('9:00', '17:00', ['UNPAID', '14:00', '14:30'])], []],
    [
      'are late a second after the end of hour five',
      [shift('9:00', '17:00', ['UNPAID', '14:00:01', '14:30:01'])],
      ['first'],
    ],
    ['must last 30 minutes, not a second less', [shift('9:00', '17:00', ['UNPAID', '12:00', '12:29:59'])], ['first']],
    ['may be paid', [shift('9:00', '17:00', ['PAID', '12:00', '12:30'])], []],
    [
      'may consist of two breaks that touch',
      [shift('9:00', '17:00', ['UNPAID', '12:00', '12:15'], ['PAID', '12:15', '12:30'])],
      [],
    ],
    [
      'may not consist of two separate short breaks',
      [shift('9:00', '17:00', ['UNPAID', '12:00', '12:15'], ['UNPAID', '13:00', '13:15'])],
      ['first'],
    ],
    ['may be taken by clocking out and in again', [shift('8:00', '12:00'), shift('12:30', '17:30')], []],
    ['may not be taken by clocking out for 29 minutes', [shift('8:00', '12:00'), shift('12:29', '17:30')], ['first']],
    [
      'may be early: there is no rolling count of five hours after a meal',
      [shift('8:00', '17:00', ['UNPAID', '9:00', '9:30'])],
      [],
    ],
    [
      'are due later by an unpaid break of 25 minutes, which is not time worked',
      [shift('9:00', '17:00', ['UNPAID', '10:00', '10:25'], ['UNPAID', '14:25', '14:55'])],
      [],
    ],
    [
      'are not due later by a paid break, which is time worked',
      [shift('9:00', '17:00', ['PAID', '10:00', '10:25'], ['UNPAID', '14:01', '14:31'])],
      ['first'],
    ],
    [
      'are not due later by a short unpaid break, which is time worked',
      [shift('9:00', '17:00', ['UNPAID', '10:00', '10:20'], ['UNPAID', '14:01', '14:31'])],
      ['first'],
    ],
    ['are counted separately for shifts four hours apart', [shift('6:00', '11:00'), shift('15:00', '20:00')], []],
    ['are required in each of two shifts', [shift('6:00', '11:00'), shift('15:00', '20:30')], ['first']],
    [
      'are counted together for shifts less than four hours apart',
      [shift('6:00', '11:00'), shift('14:59', '19:59')],
      [],
    ],
  ])('%s', (_, shifts, expected) => {
    expect(missedMeals(...shifts)).toEqual(expected);
  });

  test.each<[string, ShiftInput[], string[]]>([
    ['not required within ten hours of work', [shift('8:00', '18:30', ['UNPAID', '12:00', '12:30'])], []],
    ['required for more than ten hours', [shift('8:00', '18:31', ['UNPAID', '12:00', '12:30'])], ['second']],
    [
      'in time at the end of hour ten of work',
      [shift('8:00', '20:00', ['UNPAID', '12:00', '12:30'], ['UNPAID', '18:30', '19:00'])],
      [],
    ],
    [
      'late after that',
      [shift('8:00', '20:00', ['UNPAID', '12:00', '12:30'], ['UNPAID', '18:31', '19:01'])],
      ['second'],
    ],
    ['missed together with the first in a shift without breaks', [shift('8:00', '20:00')], ['first', 'second']],
    ['not replaced by a late first one', [shift('8:00', '20:00', ['UNPAID', '14:00', '14:30'])], ['first', 'second']],
    [
      'in time when the first of two breaks was late',
      [shift('8:00', '20:00', ['UNPAID', '14:00', '14:30'], ['UNPAID', '16:00', '16:30'])],
      ['first'],
    ],
  ])('include a second one, which is %s', (_, shifts, expected) => {
    expect(missedMeals(...shifts)).toEqual(expected);
  });

  test('are checked against raw punches: 14:07 is late even when payroll rounds to a quarter of an hour', () => {
    const rules = { ...california, roundingRule: '15min' } as const;
    const punch = shift('9:00', '17:00', ['UNPAID', '14:07', '14:37']);
    expect(exceptionsOf(pay({ rules, shifts: [punch] }))).toEqual(['11-09 MISSED_MEAL_BREAK']);
  });

  test('are not required under federal law', () => {
    expect(pay({ rules: flsa, shifts: [shift('9:00', '17:00')] }).exceptions).toEqual([]);
  });

  test('are reported once, on the day on which the shift started, for the timesheet on which the hour ended', () => {
    const shifts = [
      { id: 'evening', in: '2026-11-09 20:00', out: '2026-11-10 0:00' },
      { id: 'night', in: '2026-11-10 0:10', out: '2026-11-10 4:00' },
    ];
    const monday = { startDate: '2026-11-09', endDate: '2026-11-09' };
    const tuesday = { startDate: '2026-11-10', endDate: '2026-11-10' };
    expect(pay({ rules: california, shifts, period: monday }).exceptions).toEqual([
      {
        code: 'MISSED_MEAL_BREAK',
        date: '2026-11-09',
        timesheetId: 'night',
        shiftTimesheetIds: ['evening', 'night'],
        message:
          'No first meal break of 30 minutes was started by the end of hour 5 of the shift that started at 8:00 PM on Monday, November 9 (California Labor Code 512(a)).',
      },
    ]);
    expect(pay({ rules: california, shifts, period: tuesday }).exceptions).toEqual([]);
  });
});
