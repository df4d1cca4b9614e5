import { DomainError, type FieldMessages, type Violation } from '../../../platform/errors/index.js';
import type { PtoStatus } from './pto-request.enums.js';

export const fewestHours = 1;
export const mostHours = 80;

/** With at most 80 hours nobody is away for longer; a request touches two calendar years at most. */
const mostDays = 366;

/** What is wrong with the days of a request, at the field that is wrong; nothing where they are fine. */
export function wrongDays(startDate: string, endDate: string): FieldMessages | undefined {
  if (endDate < startDate) return { endDate: 'End date must not be before start date' };
  const days = Temporal.PlainDate.from(startDate).until(endDate, { largestUnit: 'day' }).days + 1;
  return days > mostDays ? { endDate: `A request can span at most ${mostDays} days` } : undefined;
}

/** A decision stands, and what is canceled stays canceled. */
export function requestMustBePending(status: PtoStatus): Violation {
  if (status === 'PENDING') return undefined;
  return new DomainError('conflict', 'pto-request.not-pending', `This request is already ${status.toLowerCase()}`);
}

/**
 * A MANAGER needs somebody else's eyes on their own request. They know that it is there, so it is FORBIDDEN and not
 * NOT_FOUND; and who may decide is asked before whether there is still something to decide, so never CONFLICT.
 */
export function deciderMustBeAllowed(mayDecide: boolean): Violation {
  if (mayDecide) return undefined;
  return new DomainError('forbidden', 'pto-request.own', 'Your own request must be decided by somebody else');
}
