import { describe, expect, test } from '@jest/globals';
import { columnFinder, listColumns } from '../work-by-time/time-columns.rules.js';

const range = { startDate: '2026-11-05', endDate: '2026-11-16' };

describe('the columns of a report by time', () => {
  test('are workweeks as far as they lie within the dates', () => {
    expect(listColumns(range, 'WEEK', 'SUNDAY')).toEqual([
      { startDate: '2026-11-05', endDate: '2026-11-07' },
      { startDate: '2026-11-08', endDate: '2026-11-14' },
      { startDate: '2026-11-15', endDate: '2026-11-16' },
    ]);
    expect(listColumns(range, 'WEEK', 'THURSDAY')[0]).toEqual({ startDate: '2026-11-05', endDate: '2026-11-11' });
  });

  test('are the days, across a clock change too', () => {
    const days = listColumns({ startDate: '2026-10-31', endDate: '2026-11-02' }, 'DAY', 'SUNDAY');
    expect(days.map(({ startDate }) => startDate)).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
    expect(days.every(({ startDate, endDate }) => startDate === endDate)).toBe(true);
  });

  test('take the date of a correction of an earlier period as their first day', () => {
    const find = columnFinder(listColumns(range, 'WEEK', 'SUNDAY'));
    expect(['2026-10-20', '2026-11-05', '2026-11-14', '2026-11-15'].map(find)).toEqual([0, 0, 1, 2]);
  });
});
