import { describe, expect, test } from '@jest/globals';
import { type DateRangeKey, listDateRangesAround } from '../date-ranges.rules.js';

const calendar = {
  today: '2026-03-04',
  workweekStartsOn: 'SUNDAY',
  payPeriods: [
    { startDate: '2026-02-15', endDate: '2026-02-28' },
    { startDate: '2026-03-01', endDate: '2026-03-14' },
  ],
} as const;

const rangeOf = (key: DateRangeKey, changes: Partial<Parameters<typeof listDateRangesAround>[0]> = {}) => {
  const range = listDateRangesAround({ ...calendar, ...changes }).find((each) => each.key === key);
  return range && [range.startDate, range.endDate];
};

describe('dateRangesAround', () => {
  test('returns labeled ranges in the order in which screens offer them', () => {
    expect(listDateRangesAround(calendar).map(({ key, label }) => [key, label])).toEqual([
      ['THIS_WEEK', 'This week'],
      ['LAST_WEEK', 'Last week'],
      ['THIS_MONTH', 'This month'],
      ['LAST_MONTH', 'Last month'],
      ['THIS_PAY_PERIOD', 'This pay period'],
      ['LAST_PAY_PERIOD', 'Last pay period'],
    ]);
  });

  test.each([
    ['THIS_WEEK', '2026-03-01', '2026-03-07'],
    ['LAST_WEEK', '2026-02-22', '2026-02-28'],
    ['THIS_MONTH', '2026-03-01', '2026-03-31'],
    ['LAST_MONTH', '2026-02-01', '2026-02-28'],
    ['THIS_PAY_PERIOD', '2026-03-01', '2026-03-14'],
    ['LAST_PAY_PERIOD', '2026-02-15', '2026-02-28'],
  ] as const)('returns %s from %s to %s', (key, first, last) => {
    expect(rangeOf(key)).toEqual([first, last]);
  });

  test.each([
    ['SUNDAY', '2026-03-01', '2026-03-01', '2026-03-07'],
    ['MONDAY', '2026-03-01', '2026-02-23', '2026-03-01'],
    ['WEDNESDAY', '2026-03-04', '2026-03-04', '2026-03-10'],
    ['THURSDAY', '2026-03-04', '2026-02-26', '2026-03-04'],
    ['SATURDAY', '2026-01-01', '2025-12-27', '2026-01-02'],
  ] as const)('uses weeks that start on %s: the week of %s is %s to %s', (workweekStartsOn, today, first, last) => {
    expect(rangeOf('THIS_WEEK', { workweekStartsOn, today })).toEqual([first, last]);
  });

  test('returns December as the last month in January', () => {
    expect(rangeOf('LAST_MONTH', { today: '2026-01-31' })).toEqual(['2025-12-01', '2025-12-31']);
  });

  test.each([
    ['no earlier pay period', []],
    ['an earlier pay period that does not touch the current one', [{ startDate: '2026-01-04', endDate: '2026-01-17' }]],
  ])('leaves out the last pay period when there is %s', (_name, earlier) => {
    const payPeriods = [...earlier, calendar.payPeriods[1]];
    expect(rangeOf('THIS_PAY_PERIOD', { payPeriods })).toEqual(['2026-03-01', '2026-03-14']);
    expect(rangeOf('LAST_PAY_PERIOD', { payPeriods })).toBeUndefined();
  });
});
