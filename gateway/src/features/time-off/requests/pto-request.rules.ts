import { DomainError, type FieldMessages, type Violation } from '../../../platform/errors/index.js';
import type { PtoStatus } from './pto-request.entity.js';

export const minHours = 1;
export const maxHours = 80;

/** At most a leap year, so that a request touches two calendar years at most. */
const maxDays = 366;

/** The error message of each wrong date field, or undefined if both dates are valid. */
export function findWrongDays(startDate: string, endDate: string): FieldMessages | undefined {
  if (endDate < startDate) return { endDate: 'End date must not be before start date' };
  const days = Temporal.PlainDate.from(startDate).until(endDate, { largestUnit: 'day' }).days + 1;
  return days > maxDays ? { endDate: `A request can span at most ${maxDays} days` } : undefined;
}

/** Decisions and cancellations are final. */
export function requestMustBePending(status: PtoStatus): Violation {
  if (status === 'PENDING') return undefined;
  return new DomainError('conflict', 'pto-request.not-pending', `This request is already ${status.toLowerCase()}`);
}

/**
 * Another approver must approve or deny a MANAGER's own request. The manager can see that request, so this is FORBIDDEN
 * and not NOT_FOUND. Check it before `requestMustBePending`, so that a caller without the permission never gets
 * CONFLICT.
 */
export function callerMustBeAllowedToDecide(mayDecide: boolean): Violation {
  if (mayDecide) return undefined;
  return new DomainError(
    'forbidden',
    'pto-request.own',
    'You can’t approve or deny your own request. Ask another approver.',
  );
}
