import { describe, expect, test } from '@jest/globals';
import { balanceOf, type CountedRequest, yearsOf } from '../balances/balance.rules.js';

const request = (
  startDate: string,
  endDate: string,
  hours: number,
  status: CountedRequest['status'] = 'APPROVED',
): CountedRequest => ({ startDate, endDate, hours, status });

describe('the balance of a year', () => {
  test.each<[string, number | null, CountedRequest[], [used: number, pending: number, remaining: number | null]]>([
    ['is the whole allowance without requests', 80, [], [0, 0, 80]],
    ['has no remaining hours without an allowance', null, [request('2026-07-13', '2026-07-13', 8)], [8, 0, null]],
    [
      'subtracts approved and pending hours',
      80,
      [request('2026-07-13', '2026-07-13', 8), request('2026-08-03', '2026-08-04', 16, 'PENDING')],
      [8, 16, 56],
    ],
    ['is negative when the allowance is exceeded', 8, [request('2026-07-13', '2026-07-17', 40)], [40, 0, -32]],
    [
      'is negative after the first hour of an allowance of zero',
      0,
      [request('2026-07-13', '2026-07-13', 1)],
      [1, 0, -1],
    ],
    [
      'leaves out requests in other years',
      80,
      [request('2025-12-31', '2025-12-31', 8), request('2027-01-01', '2027-01-01', 8)],
      [0, 0, 80],
    ],
    [
      'counts the days of this year of a request that began in the previous one',
      80,
      [request('2025-12-31', '2026-01-02', 24)],
      [16, 0, 64],
    ],
    [
      'counts the days of this year of a request that ends in the next one',
      80,
      [request('2026-12-31', '2027-01-01', 9)],
      [4.5, 0, 75.5],
    ],
    ['counts December 31 and January 1', 80, [request('2026-01-01', '2026-12-31', 80)], [80, 0, 0]],
  ])('%s', (_, allowanceHours, requests, [usedHours, pendingHours, remainingHours]) => {
    expect(balanceOf(2026, allowanceHours, requests)).toEqual({
      year: 2026,
      allowanceHours,
      usedHours,
      pendingHours,
      remainingHours,
    });
  });

  test('counts hundredths of an hour when New Year splits a request unevenly', () => {
    // 8 hours over Wednesday, Thursday, Friday: 160 minutes each.
    const crossing = request('2025-12-31', '2026-01-02', 8);

    expect([2025, 2026].map((year) => balanceOf(year, null, [crossing]).usedHours)).toEqual([2.67, 5.33]);
  });
});

test.each([
  ['2026-07-13', '2026-07-15', [2026]],
  ['2026-12-31', '2027-01-01', [2026, 2027]],
])('a request from %s to %s touches the years %j', (startDate, endDate, years) => {
  expect(yearsOf({ startDate, endDate })).toEqual(years);
});
