import { expect, test } from '@jest/globals';
import { aPayLine } from '../../../testing/report-builders.js';
import { groupByDay } from './person-pay.js';

test('groupByDay groups pay lines by day and by timesheet', () => {
  const evening = aPayLine({ date: '2026-11-02', timesheetId: 'timesheet-2', minutes: 120 });
  const morning = aPayLine({ date: '2026-11-02', timesheetId: 'timesheet-1', minutes: 300 });
  const overtime = aPayLine({ date: '2026-11-02', timesheetId: 'timesheet-2', minutes: 60, kind: 'OVERTIME' });
  const timeOff = aPayLine({ date: '2026-11-01', timesheetId: null, minutes: 480, kind: 'PTO' });

  expect(groupByDay([morning, evening, overtime, timeOff])).toEqual([
    { date: '2026-11-01', minutes: 480, work: [{ timesheetId: null, lines: [timeOff] }] },
    {
      date: '2026-11-02',
      minutes: 480,
      work: [
        { timesheetId: 'timesheet-1', lines: [morning] },
        { timesheetId: 'timesheet-2', lines: [evening, overtime] },
      ],
    },
  ]);
});
