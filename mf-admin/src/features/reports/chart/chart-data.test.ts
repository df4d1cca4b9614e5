import { describe, expect, test } from '@jest/globals';
import type { Preview_ReportFragment } from '../../../gql/graphql.js';
import { anEmployeeRow, aReport } from '../../../testing/report-builders.js';
import { readReport } from '../report/report-data.js';
import { chartDataOf, initialBarCount, takeLongest } from './chart-data.js';

const chartOf = (...given: Parameters<typeof aReport>) => chartDataOf(readReport(aReport(...given)));
const people = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    anEmployeeRow(`Person ${index + 1}`, { regularMinutes: 60 * (index + 1), overtimeMinutes: 1 }),
  );

describe('the chart of a report', () => {
  test('has a bar for each person, longest first, with the kinds of time that occur', () => {
    const { title, series, bars } = chartOf([
      anEmployeeRow('Wes', { regularMinutes: 60, overtimeMinutes: 0 }),
      anEmployeeRow('Ada', { regularMinutes: 60, overtimeMinutes: 30 }),
      anEmployeeRow('Bo', { regularMinutes: 0, overtimeMinutes: 0, exceptions: 1 }),
    ]);
    expect(title).toBe('Hours by person');
    expect(series.map(({ name, total }) => [name, total])).toEqual([
      ['Regular', 120],
      ['Overtime', 30],
    ]);
    expect(bars.map(({ name, total }) => [name, total])).toEqual([
      ['Ada', 90],
      ['Wes', 60],
    ]);
  });

  test.each([
    [1, 1],
    [15, 15],
    [16, 16],
    [17, 15],
    [500, 15],
  ])('starts, for %i people, with the longest %i bars', (count, drawn) => {
    const { bars } = chartOf(people(count));
    expect(bars).toHaveLength(count);
    expect(takeLongest(bars, initialBarCount)).toEqual(bars.slice(0, drawn));
    expect(bars[0]).toMatchObject({ name: `Person ${count}`, target: { person: `user-Person ${count}` } });
  });

  test('computes the minutes that are in the totals but in no bar', () => {
    const totals = { regularMinutes: 600, overtimeMinutes: 61 };
    expect(chartOf(people(2), { totals, rowCount: 9 }).unsentMinutes).toBe(600 + 61 - (60 + 120 + 2));
    expect(chartOf(people(2)).unsentMinutes).toBe(0);
  });

  test('distinguishes two people with the same name', () => {
    const namesakes = [anEmployeeRow('Sam', { userId: 'user-1' }), anEmployeeRow('Sam', { userId: 'user-2' })];
    expect(chartOf(namesakes).bars.map(({ target }) => target)).toEqual([{ person: 'user-1' }, { person: 'user-2' }]);
  });

  test('adds up paid time off by policy', () => {
    const columns: Preview_ReportFragment['columns'] = [
      { key: 'userId', label: 'userId', kind: 'ID', hoursKey: null },
      { key: 'employee', label: 'Employee', kind: 'TEXT', hoursKey: null },
      { key: 'policyId', label: 'policyId', kind: 'ID', hoursKey: null },
      { key: 'policy', label: 'Policy', kind: 'TEXT', hoursKey: null },
      { key: 'approvedMinutes', label: 'Approved', kind: 'MINUTES', hoursKey: 'approvedHours' },
      { key: 'pendingMinutes', label: 'Pending', kind: 'MINUTES', hoursKey: 'pendingHours' },
    ];
    const row = (userId: string, policy: string, approvedMinutes: number, pendingMinutes: number) => ({
      ...{ userId, employee: userId, policyId: policy, policy, approvedMinutes, pendingMinutes },
    });
    const rows = [row('wes', 'Sick leave', 60, 0), row('ada', 'Sick leave', 0, 30), row('wes', 'Vacation', 480, 0)];
    const { title, bars } = chartOf(rows, { type: 'PTO_SUMMARY', columns });
    expect(title).toBe('Paid time off by policy');
    expect(bars).toEqual([
      { name: 'Vacation', target: null, minutes: { approvedMinutes: 480, pendingMinutes: 0 }, total: 480 },
      { name: 'Sick leave', target: null, minutes: { approvedMinutes: 60, pendingMinutes: 30 }, total: 90 },
    ]);
  });

  test('is empty when no one worked', () => {
    expect(chartOf([]).bars).toEqual([]);
  });
});
