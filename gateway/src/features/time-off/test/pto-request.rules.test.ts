import { expect, test } from '@jest/globals';
import type { Role } from '../../../platform/auth/viewer.js';
import type { PtoRequest, PtoStatus } from '../requests/pto-request.entity.js';
import { mayDecide } from '../requests/pto-request.policy.js';
import {
  callerMustBeAllowedToDecide,
  daysMustBeNear,
  findWrongDays,
  requestMustBePending,
} from '../requests/pto-request.rules.js';
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

const tooEarly = 'Time off can start at most 2 years ago. Check the year of the start date.';
const tooLate = 'Time off can end at most 5 years from now. Check the year of the end date.';

test.each<[string, string, object | undefined]>([
  ['2026-07-13', '2026-07-13', undefined],
  ['2024-07-15', '2024-07-15', undefined],
  ['2024-07-14', '2024-07-16', { startDate: tooEarly }],
  ['1926-07-13', '1926-07-13', { startDate: tooEarly }],
  ['2031-07-14', '2031-07-15', undefined],
  ['2031-07-15', '2031-07-16', { endDate: tooLate }],
  ['2062-07-13', '2062-07-13', { endDate: tooLate }],
])('checks the year of the days from %s to %s on July 15, 2026', (startDate, endDate, fields) => {
  expect(daysMustBeNear({ startDate, endDate }, '2026-07-15')?.fields).toEqual(fields);
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
