import { DomainError, type FieldMessages, failures, type Violation } from '../../../platform/errors/index.js';
import type { TimesheetStatus } from '../timesheets/timesheet.enums.js';
import type { Punches } from '../timesheets/timesheet.rules.js';

const timesheetsOverlap = () =>
  new DomainError('conflict', 'timesheet.overlaps', 'This timesheet overlaps another timesheet of the same person');

export const personAlreadyClockedIn = () =>
  new DomainError('conflict', 'timesheet.already-open', 'This person is already clocked in');

export function fieldsMustBeValid(invalid: FieldMessages): Violation {
  return Object.keys(invalid).length > 0 ? failures.invalid(invalid) : undefined;
}

/** Timesheets of one person don't overlap. One may start at the instant at which the previous one ends. */
export function timesheetsMustNotOverlap(requested: Punches, other: Punches | null): Violation {
  if (!other) return undefined;
  if (!other.clockOutAt && !requested.clockOutAt) return personAlreadyClockedIn();
  return !other.clockOutAt || other.clockOutAt > requested.clockInAt ? timesheetsOverlap() : undefined;
}

/** When two people edit at once, the second is rejected, so that it does not overwrite the first. */
export function timesheetMustHaveVersion(version: string, expected: string | null | undefined): Violation {
  if (!expected || expected === version) return undefined;
  const message = 'This timesheet was changed in the meantime. Review it again before you save.';
  return new DomainError('conflict', 'timesheet.changed-meanwhile', message);
}

/** A timesheet in progress has no hours to approve, and an approved one can't be approved twice. */
export function timesheetMustBePending(status: TimesheetStatus): Violation {
  if (status === 'PENDING') return undefined;
  const message = status === 'OPEN' ? 'This timesheet is still in progress' : 'This timesheet is already approved';
  return new DomainError('conflict', 'timesheet.not-pending', message);
}
