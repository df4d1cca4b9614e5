import type { Punches } from './timesheet.rules.js';
import { hourMs, longestOrdinaryHours, longestUnconfirmedHours, measureLength } from './timesheet-length.rules.js';
import type { TimesheetExceptionCode, TimesheetFlag } from './timesheet-status.types.js';

export interface ExceptionFacts extends Punches {
  readonly flags: readonly TimesheetFlag[];
  readonly isLocationRequired: boolean;
}

type Length = 'OPEN_OVER_16_HOURS' | 'OVER_16_HOURS' | 'OVER_24_HOURS';

const messages: Readonly<Record<TimesheetFlag | Length, string>> = {
  OPEN_OVER_16_HOURS: 'In progress for more than 16 hours',
  OVER_16_HOURS: 'Longer than 16 hours',
  OVER_24_HOURS: 'Longer than 24 hours',
  MISSING_LOCATION: 'Clocked in without a location',
  IMPOSSIBLE_LOCATION: 'Clocked in at an impossible location',
  ADDED_BY_MANAGER: 'Added by a manager',
  LONG_PAID_BREAK: 'Paid breaks longer than rest breaks',
  SELF_APPROVED: 'Approved by the person who worked it',
  SELF_REPORTED: 'Entered by the person who worked it',
};

export interface Exception {
  readonly code: TimesheetExceptionCode;
  readonly message: string;
}

/**
 * What a reviewer should look at. An exception never closes or rejects a timesheet. A location that was missing while the
 * organization required one stops being an exception when the organization gives up the rule.
 */
export function exceptionsOf({ flags, isLocationRequired, ...punches }: ExceptionFacts, now: Date): Exception[] {
  const tooLong = lengthExceptionOf(punches, now);
  const relevant = isLocationRequired ? flags : flags.filter((flag) => flag !== 'MISSING_LOCATION');
  return [...(tooLong ? [tooLong] : []), ...relevant].map((code) => ({ code, message: messages[code] }));
}

function lengthExceptionOf(punches: Punches, now: Date): Length | null {
  const hours = measureLength(punches, now) / hourMs;
  if (hours <= longestOrdinaryHours) return null;
  if (!punches.clockOutAt) return 'OPEN_OVER_16_HOURS';
  return hours > longestUnconfirmedHours ? 'OVER_24_HOURS' : 'OVER_16_HOURS';
}
