import { describe, expect, it } from '@jest/globals';
import { type BreakGiven, california, exceptionsOf, flsa, pay, type ShiftGiven } from './builders.js';

const on = (time: string) => `2026-11-09 ${time}`;
const shift = (from: string, to: string, ...breaks: BreakGiven[]): ShiftGiven => ({
  in: on(from),
  out: on(to),
  breaks: breaks.map(([type, start, end]) => [type, on(start), end && on(end)] as const),
});
/** Which meals were missed: `first`, `second`. */
const missed = (...shifts: ShiftGiven[]) =>
  pay({ rules: california, shifts }).exceptions.map(({ message }) => message.split(' ')[1]);

describe('A meal break of 30 minutes begins by the end of hour five (California Labor Code 512):', () => {
  it.each<[string, ShiftGiven[], string[]]>([
    ['none is due within five hours', [shift('9:00', '14:00')], []],
    ['one is due for more', [shift('9:00', '14:00:01')], ['first']],
    ['begun at the end of hour five is in time', [shift('9:00', '17:00', ['UNPAID', '14:00', '14:30'])], []],
    ['begun a second later is late', [shift('9:00', '17:00', ['UNPAID', '14:00:01', '14:30:01'])], ['first']],
    ['of 29 minutes and 59 seconds is too short', [shift('9:00', '17:00', ['UNPAID', '12:00', '12:29:59'])], ['first']],
    ['that is paid is one all the same', [shift('9:00', '17:00', ['PAID', '12:00', '12:30'])], []],
    [
      'of two that touch is one',
      [shift('9:00', '17:00', ['UNPAID', '12:00', '12:15'], ['PAID', '12:15', '12:30'])],
      [],
    ],
    [
      'of two apart is none',
      [shift('9:00', '17:00', ['UNPAID', '12:00', '12:15'], ['UNPAID', '13:00', '13:15'])],
      ['first'],
    ],
    ['by clocking out and in is one', [shift('8:00', '12:00'), shift('12:30', '17:30')], []],
    ['by clocking out for 29 minutes is none', [shift('8:00', '12:00'), shift('12:29', '17:30')], ['first']],
    ['an early one is enough for ten hours: no rolling five', [shift('8:00', '17:00', ['UNPAID', '9:00', '9:30'])], []],
    [
      'hours of an early unpaid break of 25 minutes are not worked',
      [shift('9:00', '17:00', ['UNPAID', '10:00', '10:25'], ['UNPAID', '14:25', '14:55'])],
      [],
    ],
    [
      'a paid break is worked',
      [shift('9:00', '17:00', ['PAID', '10:00', '10:25'], ['UNPAID', '14:01', '14:31'])],
      ['first'],
    ],
    [
      'a short unpaid break is worked',
      [shift('9:00', '17:00', ['UNPAID', '10:00', '10:20'], ['UNPAID', '14:01', '14:31'])],
      ['first'],
    ],
    ['shifts four hours apart are two', [shift('6:00', '11:00'), shift('15:00', '20:00')], []],
    ['and each is due its own', [shift('6:00', '11:00'), shift('15:00', '20:30')], ['first']],
    ['shifts less than that apart are one', [shift('6:00', '11:00'), shift('14:59', '19:59')], []],
  ])('%s', (_, shifts, expected) => {
    expect(missed(...shifts)).toEqual(expected);
  });

  it.each<[string, ShiftGiven[], string[]]>([
    ['none is due within ten hours of work', [shift('8:00', '18:30', ['UNPAID', '12:00', '12:30'])], []],
    ['one is due for more', [shift('8:00', '18:31', ['UNPAID', '12:00', '12:30'])], ['second']],
    [
      'begun at the end of hour ten of work is in time',
      [shift('8:00', '20:00', ['UNPAID', '12:00', '12:30'], ['UNPAID', '18:30', '19:00'])],
      [],
    ],
    [
      'begun later is late',
      [shift('8:00', '20:00', ['UNPAID', '12:00', '12:30'], ['UNPAID', '18:31', '19:01'])],
      ['second'],
    ],
    ['a shift without any misses both', [shift('8:00', '20:00')], ['first', 'second']],
    ['a late first one is no second one', [shift('8:00', '20:00', ['UNPAID', '14:00', '14:30'])], ['first', 'second']],
    [
      'two late ones can be in time for the second',
      [shift('8:00', '20:00', ['UNPAID', '14:00', '14:30'], ['UNPAID', '16:00', '16:30'])],
      ['first'],
    ],
  ])('the second, by the end of hour ten: %s', (_, shifts, expected) => {
    expect(missed(...shifts)).toEqual(expected);
  });

  it('is looked for in raw punches: 14:07 stays late where payroll rounds to a quarter of an hour', () => {
    const rules = { ...california, roundingRule: '15min' } as const;
    const given = shift('9:00', '17:00', ['UNPAID', '14:07', '14:37']);
    expect(exceptionsOf(pay({ rules, shifts: [given] }))).toEqual(['11-09 MISSED_MEAL_BREAK']);
  });

  it('is not asked for elsewhere', () => {
    expect(pay({ rules: flsa, shifts: [shift('9:00', '17:00')] }).exceptions).toEqual([]);
  });

  it('is told on the day on which the shift began, of the timesheet on which the hour ended, once', () => {
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
        message:
          'No first meal break of 30 minutes begun by the end of hour 5 of the shift that began at 8:00 PM on Monday, November 9 (California Labor Code 512(a)).',
      },
    ]);
    expect(pay({ rules: california, shifts, period: tuesday }).exceptions).toEqual([]);
  });
});
