import { describe, expect, test } from '@jest/globals';
import { findOverruns } from '../balances/balance.rules.js';
import {
  approvedTimeOffMustFitIntoDay,
  findTooManyHours,
  listRangesOff,
  overrunMustBeConfirmed,
} from '../requests/time-off-bounds.rules.js';

const span = (startDate: string, endDate: string, hours: number) => ({ startDate, endDate, hours });

// July 13, 2026 is a Monday.
test.each<[string, string, number, string | undefined]>([
  ['2026-07-13', '2026-07-13', 24, undefined],
  ['2026-07-13', '2026-07-13', 25, '25h do not fit into 1 day'],
  ['2026-07-13', '2026-07-13', 80, '80h do not fit into 1 day'],
  ['2026-07-13', '2026-07-15', 72, undefined],
  ['2026-07-13', '2026-07-15', 73, '73h do not fit into 3 days'],
  ['2026-07-17', '2026-07-20', 48, undefined],
  ['2026-07-17', '2026-07-20', 49, '49h do not fit into 2 weekdays'],
  ['2026-07-18', '2026-07-19', 48, undefined],
  ['2026-07-18', '2026-07-19', 49, '49h do not fit into 2 days'],
  ['2026-07-17', '2026-07-19', 80, '80h do not fit into 1 weekday'],
])('checks whether the days from %s to %s have %d hours', (startDate, endDate, hours, message) => {
  expect(findTooManyHours(span(startDate, endDate, hours))).toEqual(message && { hours: message });
});

test.each([
  ['a day', span('2026-07-13', '2026-07-13', 8), ['2026-07-13 2026-07-13']],
  ['a week', span('2026-07-13', '2026-07-17', 40), ['2026-07-13 2026-07-17']],
  ['Friday to Monday', span('2026-07-17', '2026-07-20', 16), ['2026-07-17 2026-07-17', '2026-07-20 2026-07-20']],
  ['a weekend', span('2026-07-18', '2026-07-19', 16), ['2026-07-18 2026-07-19']],
])('lists the ranges off of %s', (_name, request, ranges) => {
  expect(listRangesOff(request).map(({ startDate, endDate }) => `${startDate} ${endDate}`)).toEqual(ranges);
});

test('ends the ranges off with the last day that has a minute', () => {
  const [first, ...others] = listRangesOff(span('2026-01-01', '2026-12-31', 1));
  expect(first).toEqual({ startDate: '2026-01-01', endDate: '2026-01-02' });
  expect(others.at(-1)).toEqual({ startDate: '2026-03-23', endDate: '2026-03-25' });
});

describe('approved time off', () => {
  const monday = (hours: number) => span('2026-07-13', '2026-07-13', hours);

  test.each([
    ['alone', monday(24), []],
    ['with others that fill the day', monday(8), [monday(8), monday(8)]],
    ['with a full day next to it', span('2026-07-14', '2026-07-14', 24), [monday(24)]],
    ['with others over the weekend', span('2026-07-18', '2026-07-18', 24), [span('2026-07-17', '2026-07-20', 48)]],
  ])('fits into a day %s', (_name, request, approved) => {
    expect(approvedTimeOffMustFitIntoDay(request, approved)).toBeUndefined();
  });

  test.each([
    ['Jul 13, 2026 would be 88h', monday(8), [monday(80)]],
    ['Jul 14, 2026 would be 24h 20m', span('2026-07-13', '2026-07-15', 49), [span('2026-07-14', '2026-07-14', 8)]],
  ])('does not fit: %s', (text, request, approved) => {
    const message = `With this request, approved time off on ${text}. A day has 24 hours.`;
    expect(approvedTimeOffMustFitIntoDay(request, approved)).toMatchObject({ kind: 'conflict', message });
  });

  test('ignores days that others fill without this request', () => {
    expect(approvedTimeOffMustFitIntoDay(span('2026-07-14', '2026-07-14', 8), [monday(80)])).toBeUndefined();
  });
});

describe('an approval beyond the allowance', () => {
  const balance = (year: number, allowanceHours: number | null, usedHours: number) => ({
    ...{ year, allowanceHours, usedHours },
    pendingHours: 0,
    remainingHours: null,
  });
  // Two of its four weekdays are in each year.
  const overNewYear = span('2026-12-30', '2027-01-04', 32);

  test.each([
    ['without an allowance', [balance(2026, null, 500)], []],
    ['within the allowance', [balance(2026, 40, 24), balance(2027, 16, 0)], []],
    ['beyond it in one year', [balance(2026, 40, 25), balance(2027, 16, 0)], [{ year: 2026, minutes: 60 }]],
    ['in a year it does not touch', [balance(2025, 8, 80)], []],
  ])('is found by year, %s', (_name, balances, overruns) => {
    expect(findOverruns(overNewYear, balances)).toEqual(overruns);
  });

  test('needs a confirmation that says by how much', () => {
    const overruns = [
      { year: 2026, minutes: 480 },
      { year: 2027, minutes: 61 },
    ];
    expect(overrunMustBeConfirmed('Vacation', overruns, false)?.message).toBe(
      'This approval exceeds the yearly allowance of Vacation by 8h in 2026 and by 1h 1m in 2027. Confirm to approve it anyway.',
    );
    expect(overrunMustBeConfirmed('Vacation', overruns, true)).toBeUndefined();
    expect(overrunMustBeConfirmed('Vacation', [], false)).toBeUndefined();
  });
});
