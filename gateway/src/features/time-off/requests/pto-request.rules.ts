import type { CalendarDate, DateRange } from '@timetrack/contracts/calendar';
import { DomainError, type FieldMessages, type Violation } from '../../../platform/errors/index.js';
import type { PtoStatus } from './pto-request.entity.js';
import { formatDays } from './time-off-bounds.rules.js';

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

const maxYearsAgo = 2;
const maxYearsAhead = 5;

/** Days that are further away are a mistake in the year. Sick leave is often requested afterwards. */
export function daysMustBeNear({ startDate, endDate }: DateRange, today: CalendarDate): Violation {
  const now = Temporal.PlainDate.from(today);
  const isPast = startDate < now.subtract({ years: maxYearsAgo }).toString();
  const isFuture = endDate > now.add({ years: maxYearsAhead }).toString();
  if (!isPast && !isFuture) return undefined;
  const message = isPast
    ? `Time off can start at most ${maxYearsAgo} years ago. Check the year of the start date.`
    : `Time off can end at most ${maxYearsAhead} years from now. Check the year of the end date.`;
  const fields = { [isPast ? 'startDate' : 'endDate']: message };
  return new DomainError('invalid', 'pto-request.days-far-away', message, { fields });
}

/** A request that is pending or approved, and so takes its days. */
export interface TakenDays extends DateRange {
  readonly status: PtoStatus;
}

/** A request contains each day once. `name` is that of the person who is off, unless it is the caller. */
export function requestsMustNotOverlap(days: DateRange, taken: readonly TakenDays[], name?: string): Violation {
  const other = taken.find(({ startDate, endDate }) => startDate <= days.endDate && days.startDate <= endDate);
  if (!other) return undefined;
  const message = `${describeTaken(other, name)} ${formatDays(other)}. ${adviseOnTaken(other, name)}`;
  return new DomainError('conflict', 'pto-request.overlap', message, { fields: { startDate: message } });
}

function describeTaken({ status }: TakenDays, name: string | undefined): string {
  if (status === 'APPROVED')
    return name ? `${name} already has approved time off` : 'You already have approved time off';
  return `${name ?? 'You'} already requested time off`;
}

function adviseOnTaken({ status }: TakenDays, name: string | undefined): string {
  if (status === 'APPROVED') return `Choose other days, or ${name ? 'revoke it first' : 'ask a manager to revoke it'}.`;
  return `Choose other days, or ${name ? 'decide' : 'cancel'} that request first.`;
}

export function callerMustBeAllowedToRecord(mayRecord: boolean): Violation {
  if (mayRecord) return undefined;
  return new DomainError('forbidden', 'pto-request.not-own', 'Only managers can record the time off of other people.');
}

/** Only people who are still members can take time off. */
export function personMustBeActive(status: string): Violation {
  if (status !== 'DISABLED') return undefined;
  const message = 'Only active members of your organization can have time off';
  return new DomainError('invalid', 'pto-request.person-archived', message, { fields: { userId: message } });
}

/** A request is decided or canceled once. */
export function requestMustBePending(status: PtoStatus): Violation {
  if (status === 'PENDING') return undefined;
  return new DomainError('conflict', 'pto-request.not-pending', `This request is already ${status.toLowerCase()}`);
}

/** Only an approval can be revoked. A revoked request is CANCELED. */
export function requestMustBeApproved(status: PtoStatus): Violation {
  if (status === 'APPROVED') return undefined;
  const message = `This request is ${status.toLowerCase()}. Only an approved request can be revoked.`;
  return new DomainError('conflict', 'pto-request.not-approved', message);
}

/**
 * Another approver must approve, deny or revoke a MANAGER's own request. The manager can see that request, so this is
 * FORBIDDEN and not NOT_FOUND. Check it before `requestMustBePending`, so that a caller without the permission never gets
 * CONFLICT.
 */
export function callerMustBeAllowedToDecide(mayDecide: boolean): Violation {
  return mayDecide ? undefined : ownRequest('approve or deny your own request');
}

export function callerMustBeAllowedToRevoke(mayDecide: boolean): Violation {
  return mayDecide ? undefined : ownRequest('revoke the approval of your own request');
}

function ownRequest(action: string): DomainError {
  return new DomainError('forbidden', 'pto-request.own', `You can’t ${action}. Ask another approver.`);
}
