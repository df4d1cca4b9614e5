import { expect, test } from '@jest/globals';
import { workweekOfDate } from '../workweek.rules.js';

// 15 July 2026 is a Wednesday.
test.each([
  ['2026-07-15', 'SUNDAY', '2026-07-12', '2026-07-18'],
  ['2026-07-15', 'MONDAY', '2026-07-13', '2026-07-19'],
  ['2026-07-15', 'WEDNESDAY', '2026-07-15', '2026-07-21'],
  ['2026-07-15', 'THURSDAY', '2026-07-09', '2026-07-15'],
  ['2026-07-12', 'SUNDAY', '2026-07-12', '2026-07-18'],
  ['2026-07-12', 'MONDAY', '2026-07-06', '2026-07-12'],
  ['2026-01-01', 'SATURDAY', '2025-12-27', '2026-01-02'],
] as const)('%s lies in the workweek that starts on a %s: %s to %s', (date, startsOn, startDate, endDate) => {
  expect(workweekOfDate(date, startsOn)).toEqual({ startDate, endDate });
});
