import { expect, test } from '@jest/globals';
import { planInWords } from './pay-period-plan.js';

test('a plan reads as a sentence', () => {
  expect(planInWords({ kind: 'BIWEEKLY', anchorDate: '2026-01-04' })).toBe('Every two weeks, counted from Jan 4, 2026');
});
