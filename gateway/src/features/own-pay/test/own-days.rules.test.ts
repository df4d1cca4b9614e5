import { describe, expect, test } from '@jest/globals';
import type { PayrollEntry } from '../../payroll/index.js';
import { sumDays } from '../own-days.rules.js';

type Line = PayrollEntry['lines'][number];

const line = (date: string, timesheetId: string | null, minutes: number, members: Partial<Line> = {}): Line => ({
  ...{ date, timesheetId, minutes, hours: minutes / 60, kind: 'REGULAR', rule: 'REGULAR', explanation: 'Worked time' },
  ...members,
});

describe('the days of a person’s pay', () => {
  test('have the minutes of their lines, by timesheet', () => {
    const lines = [
      line('2026-11-03', 'night', 120),
      line('2026-11-02', 'day', 480),
      line('2026-11-02', 'night', 60),
      line('2026-11-02', 'night', 30, { kind: 'OVERTIME' }),
    ];
    expect(sumDays(lines)).toEqual([
      {
        date: '2026-11-02',
        minutes: 570,
        timeOffMinutes: 0,
        timesheets: [
          { timesheetId: 'day', minutes: 480 },
          { timesheetId: 'night', minutes: 90 },
        ],
      },
      { date: '2026-11-03', minutes: 120, timeOffMinutes: 0, timesheets: [{ timesheetId: 'night', minutes: 120 }] },
    ]);
  });

  test('count paid time off, which has no timesheet', () => {
    expect(sumDays([line('2026-11-04', null, 480, { kind: 'PTO' })])).toEqual([
      { date: '2026-11-04', minutes: 480, timeOffMinutes: 480, timesheets: [] },
    ]);
  });

  test('leave out corrections of closed pay periods', () => {
    const adjusts = { startDate: '2026-10-25', endDate: '2026-10-31' };
    expect(sumDays([line('2026-10-28', 'day', -30, { adjusts })])).toEqual([]);
  });
});
