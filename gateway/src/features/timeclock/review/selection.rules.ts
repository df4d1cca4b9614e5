import { nameOfPeriod } from '../../pay-periods/index.js';
import type { TimesheetView } from '../timesheets/timesheet.types.js';
import { isImplausiblyLong } from '../timesheets/timesheet-length.rules.js';
import type { LeftTimesheet } from './selection.types.js';

export type Reason = Pick<LeftTimesheet, 'code' | 'message'>;

export interface Decider {
  readonly expectedVersion?: string | null | undefined;
  /** Whether the caller has seen that the timesheet was rejected. Absent if the caller does not tell. */
  readonly rejected?: boolean | null | undefined;
  readonly mayApprove: boolean;
}

/** Why this caller cannot decide about a selected timesheet, or null. */
function findObstacle(
  { status, version, lockedBy, rejection }: TimesheetView,
  { expectedVersion, rejected, mayApprove }: Decider,
): Reason | null {
  const isRejectedMeanwhile = rejected === false && rejection !== null;
  if (isRejectedMeanwhile || (expectedVersion && expectedVersion !== version)) return changed;
  if (status === 'OPEN') return { code: 'OPEN', message: 'Still in progress.' };
  if (lockedBy) return { code: 'CLOSED_PERIOD', message: `In the closed pay period ${nameOfPeriod(lockedBy)}.` };
  if (status === 'APPROVED') return { code: 'ALREADY_APPROVED', message: 'Already approved.' };
  return mayApprove ? null : { code: 'OWN_HOURS', message: 'Your own hours: someone else approves them.' };
}

/** Why a selected timesheet can't be rejected together with others, or null if it can. */
export const findReasonNotToReject = findObstacle;

/** Why a selected timesheet can't be approved together with others, or null if it can. */
export function findReasonNotToApprove(
  timesheet: TimesheetView,
  { confirmsExceptions, ...decider }: Decider & { readonly confirmsExceptions: boolean },
): Reason | null {
  const { confirmations, exceptions, rejection } = timesheet;
  const obstacle = findObstacle(timesheet, decider);
  if (obstacle) return obstacle;
  if (isImplausiblyLong(timesheet)) {
    return { code: 'OVER_7_DAYS', message: 'Lasts more than 7 days: correct the times first.' };
  }
  if (confirmations.length > 0) {
    const facts = confirmations.map(({ message }) => message).join(' ');
    return { code: 'NEEDS_CONFIRMATION', message: `${facts} Approve it on its own to confirm that.` };
  }
  if (confirmsExceptions) return null;
  if (rejection) return { code: 'REJECTED', message: `Rejected: “${rejection.reason}”` };
  if (exceptions.length === 0) return null;
  return { code: 'HAS_EXCEPTION', message: `${exceptions.map(({ message }) => message).join(', ')}.` };
}

export function isExceptional({ exceptions, rejection }: Pick<TimesheetView, 'exceptions' | 'rejection'>): boolean {
  return exceptions.length > 0 || rejection !== null;
}

export const changed: Reason = { code: 'CHANGED', message: 'Changed in the meantime. Review it again.' };
export const notFound: Reason = { code: 'NOT_FOUND', message: 'This timesheet no longer exists.' };
export const nothingPending: Reason = { code: 'NOTHING_PENDING', message: 'No pending hours in this week.' };
