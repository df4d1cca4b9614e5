import { expect, test } from '@jest/globals';
import { describePlan } from './pay-period-plan.js';

test('describePlan describes a pay period plan in one sentence', () => {
  expect(describePlan({ kind: 'BIWEEKLY', anchorDate: '2026-01-04' })).toBe(
    'Every two weeks, counted from Jan 4, 2026',
  );
});
