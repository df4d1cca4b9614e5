import { expect, test } from '@jest/globals';
import { mayOpen } from './abilities.js';

test.each([
  ['timesheets', 'ACCOUNTANT', true],
  ['schedules', 'ACCOUNTANT', false],
  ['team', 'ACCOUNTANT', false],
  ['team', 'MANAGER', true],
  ['schedules', 'OWNER', true],
  ['timesheets', 'WORKER', false],
] as const)('%s is open to %s: %s', (screen, role, open) => {
  expect(mayOpen(screen, role)).toBe(open);
});
