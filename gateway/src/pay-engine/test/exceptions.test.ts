import { describe, expect, test } from '@jest/globals';
import { exceptionsOf, flsa, hoursOf, pay } from './builders.js';

const shift = { id: 'shift', in: '2026-11-09 9:00', out: '2026-11-09 17:00' };
const open = { ...shift, out: null };
const messagesOf = (paid: ReturnType<typeof pay>) => paid.exceptions.map(({ message }) => message);

describe('exceptions', () => {
  test('are empty for an approved timesheet with locations', () => {
    expect(pay({ rules: flsa, shifts: [shift] }).exceptions).toEqual([]);
  });

  test('report an open timesheet, which is not paid and does not add minutes to a job', () => {
    const paid = pay({ rules: flsa, shifts: [open], now: '2026-11-09 17:00' });
    expect([exceptionsOf(paid), hoursOf(paid), paid.jobs]).toEqual([['11-09 OPEN_TIMESHEET'], {}, []]);
    expect(messagesOf(paid)).toEqual([
      'Clocked in at 9:00 AM on Monday, November 9 and has not clocked out yet, so this timesheet is not paid.',
    ]);
  });

  test('report an unapproved timesheet, which is paid anyway', () => {
    const paid = pay({ rules: flsa, shifts: [{ ...shift, approved: false }] });
    expect([exceptionsOf(paid), hoursOf(paid)]).toEqual([['11-09 NOT_APPROVED'], { regular: 8 }]);
  });

  test('do not report an open timesheet as unapproved, because it cannot be approved yet', () => {
    const paid = pay({ rules: flsa, shifts: [{ ...open, approved: false }], now: '2026-11-09 17:00' });
    expect(exceptionsOf(paid)).toEqual(['11-09 OPEN_TIMESHEET']);
  });

  test.each<[string, string, string[]]>([
    ['nothing for exactly 16 hours', '2026-11-10 1:00:00', []],
    [
      '16 hours and a second',
      '2026-11-10 1:00:01',
      ['The clock-out came 16h after the clock-in, which is more than 16h.'],
    ],
    [
      '17 and a half hours',
      '2026-11-10 2:30',
      ['The clock-out came 17h 30m after the clock-in, which is more than 16h.'],
    ],
  ])('report more than 16 hours between the punches: %s', (_, out, messages) => {
    expect(messagesOf(pay({ rules: flsa, shifts: [{ ...shift, out }] }))).toEqual(messages);
  });

  test('measure 16 hours in elapsed time when the clocks change', () => {
    const night = (from: string, to: string) => pay({ rules: flsa, shifts: [{ in: from, out: to }], period: fall });
    const fall = { startDate: '2026-10-25', endDate: '2026-11-07' };
    expect(exceptionsOf(night('2026-10-31 18:00', '2026-11-01 9:30'))).toEqual(['10-31 OVER_16_HOURS']);
  });

  test('report an open timesheet that has run for more than 16 hours', () => {
    expect(exceptionsOf(pay({ rules: flsa, shifts: [open], now: '2026-11-10 1:00:01' }))).toEqual([
      '11-09 OPEN_TIMESHEET',
      '11-09 OVER_16_HOURS',
    ]);
  });

  test('report who entered a timesheet and that its worker approved it, without changing the pay', () => {
    const paid = pay({ rules: flsa, shifts: [{ ...shift, addedByManager: true, selfApproved: true }] });
    expect(hoursOf(paid)).toEqual({ regular: 8 });
    expect(messagesOf(paid)).toEqual([
      'A manager entered this timesheet by hand. It was not clocked.',
      'The person who worked these hours approved them, or an account did that this person made or reset.',
    ]);
  });

  test.each<[string, [start: string, end: string][], string[]]>([
    ['nothing for 20 minutes', [['12:00', '12:20']], []],
    [
      '21 minutes',
      [['12:00', '12:21']],
      ['A paid break of 21m counts as worked. Rest breaks usually last 20 minutes or less (29 CFR 785.18).'],
    ],
    [
      'nothing for an hour together',
      [
        ['10:00', '10:20'],
        ['11:00', '11:20'],
        ['12:00', '12:20'],
      ],
      [],
    ],
    [
      'more than an hour together',
      [
        ['10:00', '10:20'],
        ['10:21', '10:41'],
        ['10:42', '11:02'],
        ['11:03', '11:04'],
      ],
      ['Paid breaks of 1h 1m together count as worked. Rest breaks usually last 20 minutes or less (29 CFR 785.18).'],
    ],
  ])('report long paid breaks, which are paid: %s', (_, breaks, messages) => {
    const shifts = [
      { ...shift, breaks: breaks.map(([from, to]) => ['PAID', `2026-11-09 ${from}`, `2026-11-09 ${to}`] as const) },
    ];
    const paid = pay({ rules: flsa, shifts });
    expect([hoursOf(paid), messagesOf(paid)]).toEqual([{ regular: 8 }, messages]);
  });

  test('are ordered by day, and by rule for one timesheet', () => {
    const shifts = [
      { ...shift, id: 'late', in: '2026-11-11 9:00', out: '2026-11-11 10:00', approved: false },
      { ...shift, approved: false, missingLocation: true },
    ];
    expect(exceptionsOf(pay({ rules: flsa, shifts }))).toEqual([
      '11-09 NOT_APPROVED',
      '11-09 MISSING_LOCATION',
      '11-11 NOT_APPROVED',
    ]);
  });

  test('are reported on the first day of the timesheet that is in the period', () => {
    const night = { in: '2026-11-09 22:00', out: '2026-11-10 6:00', approved: false };
    const on = (date: string) =>
      exceptionsOf(pay({ rules: flsa, shifts: [night], period: { startDate: date, endDate: date } }));
    expect(['2026-11-08', '2026-11-09', '2026-11-10', '2026-11-11'].map(on)).toEqual([
      [],
      ['11-09 NOT_APPROVED'],
      ['11-10 NOT_APPROVED'],
      [],
    ]);
  });

  test('are not reported on the next day when the timesheet ended at midnight', () => {
    const evening = { in: '2026-11-09 16:00', out: '2026-11-10 0:00', approved: false };
    const tuesday = { startDate: '2026-11-10', endDate: '2026-11-10' };
    expect(exceptionsOf(pay({ rules: flsa, shifts: [evening], period: tuesday }))).toEqual([]);
  });
});

describe('time off on a worked day', () => {
  const dayOff = (hours: number, endDate = '2026-11-09') => ({
    ...{ requestId: 'request', policyId: 'policy', startDate: '2026-11-09', endDate, hours },
  });
  const workUntil = (out: string) => ({ rules: flsa, shifts: [{ ...shift, out: `2026-11-09 ${out}` }] });

  test.each<[string, string, number, string[]]>([
    ['two half days', '13:00', 4, []],
    ['a half day with some minutes more', '13:12', 4, []],
    ['more than a day and half an hour', '13:31', 4, ['4h 31m worked and 4h of time off']],
    ['a whole day and an hour', '17:00', 1, ['8h worked and 1h of time off']],
    ['two whole days', '17:00', 8, ['8h worked and 8h of time off']],
    ['a little work on a day off', '9:31', 8, ['31m worked and 8h of time off']],
  ])('is reported beyond a plausible day: %s', (_, out, hours, found) => {
    const paid = pay({ ...workUntil(out), timeOff: [dayOff(hours)] });
    expect(messagesOf(paid)).toEqual(
      found.map((day) => `Monday, November 9 has ${day}. Correct the hours, or revoke the approval of the time off.`),
    );
  });

  test('is reported once a day, for all requests and timesheets of the day together, and changes no minutes', () => {
    const morning = { id: 'a', in: '2026-11-09 8:00', out: '2026-11-09 12:00' };
    const afternoon = { id: 'b', in: '2026-11-09 13:00', out: '2026-11-09 15:00' };
    const timeOff = [dayOff(6, '2026-11-10'), { ...dayOff(2), requestId: 'other' }];
    const paid = pay({ rules: flsa, shifts: [morning, afternoon], timeOff });
    expect([exceptionsOf(paid), hoursOf(paid)]).toEqual([['11-09 TIME_OFF_ON_WORKED_DAY'], { regular: 6, pto: 8 }]);
    expect(paid.exceptions.map(({ timesheetId }) => timesheetId)).toEqual(['a']);
  });

  test('is reported on the day that the time zone gives the work', () => {
    const night = { id: 'night', in: '2026-11-08 20:00', out: '2026-11-09 6:00' };
    const paid = pay({ rules: flsa, shifts: [night], timeOff: [dayOff(4, '2026-11-09')] });
    expect(exceptionsOf(paid)).toEqual(['11-09 TIME_OFF_ON_WORKED_DAY']);
  });
});
