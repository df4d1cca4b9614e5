import { DomainError, type FieldMessages, failures, type Violation } from '../../../platform/errors/index.js';
import type { TimesheetStatus } from '../timesheets/timesheet.enums.js';
import type { Punches } from '../timesheets/timesheet.rules.js';

export const timesheetsOverlap = () =>
  new DomainError('conflict', 'timesheet.overlaps', 'The timesheet overlaps another one of the same person');

export const personAlreadyClockedIn = () =>
  new DomainError('conflict', 'timesheet.already-open', 'This person is already clocked in');

/** Wrong fields are the caller's to correct. */
export function fieldsMustBeRight(wrong: FieldMessages): Violation {
  return Object.keys(wrong).length > 0 ? failures.invalid(wrong) : undefined;
}

/** Nobody works twice at a time; one may begin at the instant at which the last one ends. */
export function timesheetsMustNotOverlap(wanted: Punches, other: Punches | null): Violation {
  if (!other) return undefined;
  if (!other.clockOutAt && !wanted.clockOutAt) return personAlreadyClockedIn();
  return !other.clockOutAt || other.clockOutAt > wanted.clockInAt ? timesheetsOverlap() : undefined;
}

/** Of two who edit at once, the second is told before the work of the first is lost. */
export function timesheetMustBeAsExpected(version: string, expected: string | null | undefined): Violation {
  if (!expected || expected === version) return undefined;
  const message = 'This timesheet was changed meanwhile: look at it again before you save';
  return new DomainError('conflict', 'timesheet.changed-meanwhile', message);
}

/** What is in progress has no hours to approve, and an approval stands. */
export function timesheetMustBePending(status: TimesheetStatus): Violation {
  if (status === 'PENDING') return undefined;
  const message = status === 'OPEN' ? 'This timesheet is still in progress' : 'This timesheet is already approved';
  return new DomainError('conflict', 'timesheet.not-pending', message);
}
