import { DomainError, failures, type Violation } from '../../../platform/errors/index.js';
import { dayOf, type Timezone } from '../../organization/index.js';
import { findNearestShift } from './nearest-shift.rules.js';
import { type BreakSpan, findLatestPunch, hourMs } from './timesheet.rules.js';

export interface OpenTimesheet {
  readonly clockInAt: Date;
  readonly breaks: readonly BreakSpan[];
  readonly shifts: readonly { readonly startAt: Date; readonly endAt: Date }[];
  readonly timezone: Timezone;
}

export interface Forgotten {
  readonly since: Date;
  /** The end of the person's shift, or null without a shift whose end is possible. */
  readonly suggestedClockOutAt: Date | null;
}

const longestDayHours = 12;

/** People stay after their shift, so the clock does not ask as soon as it ends. */
const graceAfterShift = 2 * hourMs;

/** Whether the person may enter the clock-out: after 12 hours, or on a later workday than that of the clock-in. */
export function isOldEnough(
  { clockInAt, timezone }: Pick<OpenTimesheet, 'clockInAt' | 'timezone'>,
  now: Date,
): boolean {
  if (now.getTime() - clockInAt.getTime() > longestDayHours * hourMs) return true;
  return clockInAt < dayOf(now, timezone).from;
}

/** Null during a shift, so that a night shift is not interrupted at midnight. */
export function findForgotten(timesheet: OpenTimesheet, now: Date): Forgotten | null {
  if (!isOldEnough(timesheet, now)) return null;
  const { clockInAt, breaks, shifts } = timesheet;
  const shiftEnd = findNearestShift(shifts, clockInAt)?.endAt;
  if (shiftEnd && now.getTime() < shiftEnd.getTime() + graceAfterShift) return null;
  const isPossible = shiftEnd && shiftEnd >= findLatestPunch(timesheet, breaks);
  return { since: clockInAt, suggestedClockOutAt: isPossible ? shiftEnd : null };
}

/** The clock records the end of a shift. A person's word replaces it only after the fact. */
export function timesheetMustBeOldEnough(
  timesheet: Pick<OpenTimesheet, 'clockInAt' | 'timezone'>,
  now: Date,
): Violation {
  if (isOldEnough(timesheet, now)) return undefined;
  return new DomainError('conflict', 'timesheet.not-forgotten', 'Clock out instead');
}

/** The clock-out lies between the last punch and now. An open break ends with it, so it can't end before the break started. */
export function clockOutMustBePossible(
  { clockInAt, clockOutAt }: Readonly<Record<'clockInAt' | 'clockOutAt', Date>>,
  lastPunchAt: Date,
  now: Date,
): Violation {
  if (clockOutAt > now) return failures.invalid({ clockOutAt: 'Clock-out must not be in the future' });
  if (clockOutAt < lastPunchAt) return failures.invalid({ clockOutAt: 'Clock-out must not be before your last punch' });
  return clockOutAt > clockInAt ? undefined : failures.invalid({ clockOutAt: 'Clock-out must be after clock-in' });
}
