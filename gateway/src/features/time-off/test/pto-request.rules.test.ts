import { expect, test } from '@jest/globals';
import type { Role } from '../../../platform/auth/viewer.types.js';
import type { PtoRequest, PtoStatus } from '../requests/pto-request.entity.js';
import { mayDecide } from '../requests/pto-request.policy.js';
import { callerMustBeAllowedToDecide, findWrongDays, requestMustBePending } from '../requests/pto-request.rules.js';
import { aViewer } from './builders.js';

test.each<[string, string, object | undefined]>([
  ['2026-07-13', '2026-07-13', undefined],
  ['2026-07-13', '2026-07-14', undefined],
  ['2026-07-13', '2026-07-12', { endDate: 'End date must not be before start date' }],
  ['2026-01-01', '2025-12-31', { endDate: 'End date must not be before start date' }],
  ['2026-01-01', '2026-12-31', undefined],
  ['2028-01-01', '2028-12-31', undefined],
  ['2026-01-01', '2027-01-01', undefined],
  ['2026-01-01', '2027-01-02', { endDate: 'A request can span at most 366 days' }],
])('checks the days from %s to %s', (startDate, endDate, wrong) => {
  expect(findWrongDays(startDate, endDate)).toEqual(wrong);
});

test.each<[PtoStatus, string | undefined]>([
  ['PENDING', undefined],
  ['APPROVED', 'This request is already approved'],
  ['DENIED', 'This request is already denied'],
  ['CANCELED', 'This request is already canceled'],
])('checks whether a request that is %s can be decided', (status, message) => {
  expect(requestMustBePending(status)?.message).toBe(message);
});

test.each<[Role, boolean, boolean]>([
  ['OWNER', true, true],
  ['ADMIN', true, true],
  ['MANAGER', true, false],
  ['ACCOUNTANT', false, false],
  ['WORKER', false, false],
])('lets %s decide requests of others: %s, and their own: %s', (role, others, own) => {
  const viewer = aViewer(role);
  const requestOf = (id: string) => ({ user: { id } }) as PtoRequest;

  expect(mayDecide(viewer, requestOf('somebody else'))).toBe(others);
  expect(mayDecide(viewer, requestOf(viewer.userId))).toBe(own);
});

test('reports a decision about the caller’s own request as FORBIDDEN', () => {
  expect(callerMustBeAllowedToDecide(true)).toBeUndefined();
  expect(callerMustBeAllowedToDecide(false)?.kind).toBe('forbidden');
});
