import { describe, expect, test } from '@jest/globals';
import { findDue } from '../own/sign-off-due.rules.js';

const none = { signedCount: 0, staleCount: 0, missingCount: 0 };
const period = (days: readonly [string, string], counts: Partial<typeof none>) => ({
  ...{ startDate: days[0], endDate: days[1] },
  counts: { ...none, ...counts },
});
const first = ['2026-11-01', '2026-11-07'] as const;
const second = ['2026-11-08', '2026-11-14'] as const;

describe('the signature that is due', () => {
  test.each([
    ['a period that has not ended', '2026-11-14', 0, [period(second, { missingCount: 1 })], null],
    ['a period that ended yesterday', '2026-11-15', 1, [period(second, { missingCount: 1 })], 'MISSING 2026-11-08'],
    ['a period before its reminder', '2026-11-17', 4, [period(second, { missingCount: 1 })], null],
    [
      'a period on the day of its reminder',
      '2026-11-18',
      4,
      [period(second, { missingCount: 1 })],
      'MISSING 2026-11-08',
    ],
    ['a changed period before its reminder', '2026-11-15', 7, [period(second, { staleCount: 1 })], 'STALE 2026-11-08'],
    ['a signed period', '2026-11-18', 1, [period(second, { signedCount: 1 })], null],
    ['a period without hours', '2026-11-18', 1, [period(second, {})], null],
    [
      'two periods',
      '2026-11-18',
      1,
      [period(first, { missingCount: 1 }), period(second, { missingCount: 1 })],
      'MISSING 2026-11-08',
    ],
    [
      'a changed period before a signed one',
      '2026-11-18',
      1,
      [period(first, { staleCount: 1 }), period(second, { signedCount: 1 })],
      'STALE 2026-11-01',
    ],
  ])('for %s', (_case, today, remindDays, periods, expected) => {
    const due = findDue(periods, { today, remindDays });
    expect(due && `${due.reason} ${due.startDate}`).toBe(expected);
  });
});
