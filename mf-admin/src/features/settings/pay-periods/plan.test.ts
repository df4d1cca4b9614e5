import { describe, expect, test } from '@jest/globals';
import { periodsFrom, planInWords } from './plan.js';

const told = (day: string, kind: Parameters<typeof periodsFrom>[1]['kind'], anchorDate: string, count = 3) =>
  periodsFrom(day, { kind, anchorDate }, count).map(({ startDate, endDate }) => `${startDate} ${endDate}`);

describe('the periods of a plan', () => {
  test('are weeks from the day of the week of the first one', () => {
    expect(told('2026-11-04', 'WEEKLY', '2026-01-05')).toEqual([
      '2026-11-02 2026-11-08',
      '2026-11-09 2026-11-15',
      '2026-11-16 2026-11-22',
    ]);
  });

  test('are pairs of weeks that keep step with the first one, whether it lies before or after', () => {
    const expected = ['2026-11-08 2026-11-21', '2026-11-22 2026-12-05'];
    expect(told('2026-11-21', 'BIWEEKLY', '2026-01-04', 2)).toEqual(expected);
    expect(told('2026-11-21', 'BIWEEKLY', '2027-01-03', 2)).toEqual(expected);
  });

  test('are halves of months', () => {
    expect(told('2026-02-20', 'SEMIMONTHLY', '2026-01-01')).toEqual([
      '2026-02-16 2026-02-28',
      '2026-03-01 2026-03-15',
      '2026-03-16 2026-03-31',
    ]);
    expect(told('2026-02-20', 'SEMIMONTHLY', '2026-01-20', 2)).toEqual([
      '2026-02-20 2026-03-04',
      '2026-03-05 2026-03-19',
    ]);
  });

  test('are months, which begin on the last day where one is too short', () => {
    expect(told('2026-02-27', 'MONTHLY', '2026-01-31')).toEqual([
      '2026-01-31 2026-02-27',
      '2026-02-28 2026-03-30',
      '2026-03-31 2026-04-29',
    ]);
  });
});

test('a plan reads as a sentence', () => {
  expect(planInWords({ kind: 'BIWEEKLY', anchorDate: '2026-01-04' })).toBe('Every two weeks, counted from Jan 4, 2026');
});
