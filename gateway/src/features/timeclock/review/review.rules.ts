import { describeLongPaidBreaks } from '../../../pay-engine/index.js';
import { DomainError, type FieldMessages, failures, type Violation } from '../../../platform/errors/index.js';
import { describeLongTimesheet } from '../timesheets/exceptions.rules.js';
import { type BreakSpan, isImplausiblyLong, type Punches } from '../timesheets/timesheet.rules.js';
import type { TimesheetStatus } from '../timesheets/timesheet.types.js';

export function fieldsMustBeValid(invalid: FieldMessages): Violation {
  return Object.keys(invalid).length > 0 ? failures.invalid(invalid) : undefined;
}

/** The other timesheet of a person, and its person and times in words. */
interface OtherTimesheet extends Punches {
  readonly name: string;
  readonly when: string;
}

/** Whether the times conflict with another timesheet. One may start at the instant at which the other ends. */
export function isOverlapping(requested: Punches, other: Punches): boolean {
  return !other.clockOutAt || other.clockOutAt > requested.clockInAt;
}

export function timesheetsMustNotOverlap(requested: Punches, { name, when, ...other }: OtherTimesheet): Violation {
  if (!isOverlapping(requested, other)) return undefined;
  if (!other.clockOutAt && !requested.clockOutAt)
    return new DomainError('conflict', 'timesheet.already-open', `${name} has been clocked in since ${when}`);
  const times = other.clockOutAt ? `of ${when}` : `that is in progress since ${when}`;
  const message = `This overlaps the timesheet of ${name} ${times}. Change the times, or correct that timesheet first.`;
  return new DomainError('conflict', 'timesheet.overlaps', message);
}

/** When two people edit at once, the second is rejected, so that it does not overwrite the first. */
export function timesheetMustHaveVersion(version: string, expected: string | null | undefined): Violation {
  if (!expected || expected === version) return undefined;
  const message = 'This timesheet was changed in the meantime. Review it again before you save.';
  return new DomainError('conflict', 'timesheet.changed-meanwhile', message);
}

/** An approval ends a rejection, so the approver must have read it. Callers that don't say what they have seen are trusted. */
export function rejectionMustBeKnown(reason: string | null, rejected: boolean | null | undefined): Violation {
  if (reason === null || rejected !== false) return undefined;
  const message = `Someone rejected this timesheet in the meantime: “${reason}” Review it again before you approve it.`;
  return new DomainError('conflict', 'timesheet.rejected-meanwhile', message);
}

/** A timesheet in progress has no hours to approve, and an approved one can't be approved twice. */
export function timesheetMustBePending(status: TimesheetStatus): Violation {
  if (status === 'PENDING') return undefined;
  const message = status === 'OPEN' ? 'This timesheet is still in progress' : 'This timesheet is already approved';
  return new DomainError('conflict', 'timesheet.not-pending', message);
}

/** A second person must have seen the hours that are paid. See `mayApproveHoursOf`. */
export function approverMustBeAnother(mayApprove: boolean): Violation {
  if (mayApprove) return undefined;
  const message = 'You can’t approve your own hours. Ask another manager or administrator to approve them.';
  return new DomainError('forbidden', 'timesheet.own-hours', message);
}

/** A rejection needs a second person, as an approval does. Otherwise people could keep their own hours from being approved in bulk. */
export function rejecterMustBeAnother(mayApprove: boolean): Violation {
  if (mayApprove) return undefined;
  const message =
    'You can’t reject your own hours. Correct them, or ask another manager or administrator to review them.';
  return new DomainError('forbidden', 'timesheet.own-hours', message);
}

/** A timesheet that is saved lasts at most 7 days. One that is saved without a clock-out started at most 7 days ago. */
export function lengthMustBePlausible(punches: Punches, now: Date): Violation {
  if (!isImplausiblyLong(punches, now)) return undefined;
  return failures.invalid({
    clockOutAt: punches.clockOutAt
      ? 'A timesheet can last at most 7 days'
      : 'A timesheet can be in progress for at most 7 days. Enter its clock-out.',
  });
}

/** What the caller sent as the confirmation. Only `true` confirms. */
type Confirmed = boolean | null | undefined;

/** Someone who forgot to clock out has a long timesheet, so more than 24 hours are confirmed explicitly. */
export function longTimesheetMustBeConfirmed(punches: Punches, confirmed: Confirmed): Violation {
  const facts = describeLongTimesheet(punches);
  if (!facts || confirmed) return undefined;
  const message = `${facts}. Confirm that it is correct.`;
  return new DomainError('conflict', 'timesheet.over-24-hours', message, { fields: { confirmLongTimesheet: message } });
}

/** Workers start paid breaks themselves, so long ones are confirmed explicitly before they count as approved. */
export function longPaidBreaksMustBeConfirmed(breaks: readonly BreakSpan[], confirmed: Confirmed): Violation {
  const facts = describeLongPaidBreaks(breaks);
  if (!facts || confirmed) return undefined;
  const message = `${facts}. Confirm that this time is paid.`;
  return new DomainError('conflict', 'break.long-and-paid', message, { fields: { confirmLongPaidBreaks: message } });
}

/** A punch is never rejected, so a forgotten clock-out can be older than any timesheet that may be saved. */
export function timesheetMustBePlausible(punches: Punches): Violation {
  if (!isImplausiblyLong(punches)) return undefined;
  return new DomainError(
    'conflict',
    'timesheet.over-7-days',
    'This timesheet lasts more than 7 days. Correct its times first.',
  );
}
