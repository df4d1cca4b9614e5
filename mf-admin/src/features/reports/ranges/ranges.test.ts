import { describe, expect, test } from '@jest/globals';
import { type Calendar, quickRanges } from './ranges.js';

const calendar: Calendar = {
  today: '2026-03-04',
  workweekStartsOn: 'SUNDAY',
  payPeriods: [
    { startDate: '2026-02-15', endDate: '2026-02-28' },
    { startDate: '2026-03-01', endDate: '2026-03-14' },
  ],
};

const daysOf = (name: string, changes: Partial<Calendar> = {}) => {
  const { startDate, endDate } = quickRanges({ ...calendar, ...changes }).find((range) => range.name === name) ?? {};
  return [startDate, endDate];
};

describe('the quick ranges', () => {
  test.each([
    ['This week', '2026-03-01', '2026-03-07'],
    ['Last week', '2026-02-22', '2026-02-28'],
    ['This month', '2026-03-01', '2026-03-31'],
    ['Last month', '2026-02-01', '2026-02-28'],
    ['This pay period', '2026-03-01', '2026-03-14'],
    ['Last pay period', '2026-02-15', '2026-02-28'],
  ])('%s is from %s to %s', (name, first, last) => {
    expect(daysOf(name)).toEqual([first, last]);
  });

  test.each([
    ['SUNDAY', '2026-03-01', '2026-03-01', '2026-03-07'],
    ['MONDAY', '2026-03-01', '2026-02-23', '2026-03-01'],
    ['WEDNESDAY', '2026-03-04', '2026-03-04', '2026-03-10'],
    ['THURSDAY', '2026-03-04', '2026-02-26', '2026-03-04'],
    ['SATURDAY', '2026-01-01', '2025-12-27', '2026-01-02'],
  ] as const)('where weeks start on %s, the week of %s is from %s to %s', (workweekStartsOn, today, first, last) => {
    expect(daysOf('This week', { workweekStartsOn, today })).toEqual([first, last]);
  });

  test.each([
    ['none', []],
    ['a much earlier one', [{ startDate: '2026-01-04', endDate: '2026-01-17' }]],
  ])('leave out pay periods that the server did not tell of: before today’s %s', (_what, earlier) => {
    const payPeriods = [...earlier, ...calendar.payPeriods.slice(1)];
    const names = quickRanges({ ...calendar, payPeriods }).map(({ name }) => name);
    expect(names).toContain('This pay period');
    expect(names).not.toContain('Last pay period');
  });
});
