import { describeLongPaidBreaks, formatLength } from '../../../pay-engine/index.js';
import { describePunchesOutside, type PunchAtPlace } from '../../places/index.js';
import {
  type BreakSpan,
  hourMs,
  isImplausiblyLong,
  longestOrdinaryHours,
  longestUnconfirmedHours,
  measureLength,
  type Punches,
} from './timesheet.rules.js';
import type { TimesheetConfirmationCode, TimesheetExceptionCode, TimesheetFlag } from './timesheet.types.js';

export interface ExceptionFacts extends Punches {
  readonly flags: readonly TimesheetFlag[];
  readonly isLocationRequired: boolean;
  readonly punchLocations: readonly PunchAtPlace[];
}

type Length = 'OPEN_OVER_16_HOURS' | 'OVER_16_HOURS' | 'OVER_24_HOURS';

const messages: Readonly<Record<Exclude<TimesheetFlag, 'OUTSIDE_PLACE'> | Length, string>> = {
  OPEN_OVER_16_HOURS: 'In progress for more than 16 hours',
  OVER_16_HOURS: 'Longer than 16 hours',
  OVER_24_HOURS: 'Longer than 24 hours',
  MISSING_LOCATION: 'Clocked in without a location',
  IMPOSSIBLE_LOCATION: 'Punched at an impossible location',
  ADDED_BY_MANAGER: 'Added by a manager',
  LONG_PAID_BREAK: 'Paid breaks longer than rest breaks',
  SELF_APPROVED: 'Approved by the person who worked it',
  SELF_REPORTED: 'Entered by the person who worked it',
  CLOCK_ADJUSTED: 'Punched while a clock was wrong',
};

export interface Exception {
  readonly code: TimesheetExceptionCode;
  readonly message: string;
}

/**
 * What a reviewer should look at. An exception never closes or rejects a timesheet. A location that was missing while the
 * organization required one stops being an exception when the organization gives up the rule.
 */
export function exceptionsOf(
  { flags, isLocationRequired, punchLocations, ...punches }: ExceptionFacts,
  now: Date,
): Exception[] {
  const tooLong = lengthExceptionOf(punches, now);
  const messageOf = (code: TimesheetFlag | Length) =>
    code === 'OUTSIDE_PLACE' ? describePunchesOutside(punchLocations) : messages[code];
  const relevant = isLocationRequired ? flags : flags.filter((flag) => flag !== 'MISSING_LOCATION');
  return [...(tooLong ? [tooLong] : []), ...relevant].map((code) => ({ code, message: messageOf(code) }));
}

function lengthExceptionOf(punches: Punches, now: Date): Length | null {
  const hours = measureLength(punches, now) / hourMs;
  if (hours <= longestOrdinaryHours) return null;
  if (!punches.clockOutAt) return 'OPEN_OVER_16_HOURS';
  return hours > longestUnconfirmedHours ? 'OVER_24_HOURS' : 'OVER_16_HOURS';
}

interface Confirmation {
  readonly code: TimesheetConfirmationCode;
  readonly message: string;
}

/** What a manager has to confirm before these times are approved, as sentences. An open timesheet needs nothing. */
export function listConfirmations(punches: Punches, breaks: readonly BreakSpan[]): Confirmation[] {
  const longTimesheet = describeLongTimesheet(punches);
  const longBreaks = punches.clockOutAt && describeLongPaidBreaks(breaks);
  return [
    ...(longTimesheet ? [{ code: 'OVER_24_HOURS' as const, message: `${longTimesheet}.` }] : []),
    ...(longBreaks ? [{ code: 'LONG_PAID_BREAK' as const, message: `${longBreaks}.` }] : []),
  ];
}

/** Says how long a timesheet of more than 24 hours is, or returns null. An open timesheet is not measured. */
export function describeLongTimesheet(punches: Punches): string | null {
  const elapsed = measureLength(punches);
  if (elapsed <= longestUnconfirmedHours * hourMs) return null;
  return `This timesheet lasts ${formatLength(elapsed)}, which is more than ${longestUnconfirmedHours}h`;
}

/** Why someone who reviews a pending timesheet can't approve it, or null if nothing prevents it. */
export function describeApprovalObstacle(punches: Punches, mayApprove: boolean): string | null {
  if (!mayApprove) return 'Your own hours: someone else approves them.';
  return isImplausiblyLong(punches) ? 'More than 7 days: correct the times first.' : null;
}

/** The flags with LONG_PAID_BREAK added or removed, as the breaks require. */
export function flagsWith(breaks: readonly BreakSpan[], flags: readonly TimesheetFlag[]): TimesheetFlag[] {
  const others = flags.filter((flag) => flag !== 'LONG_PAID_BREAK');
  return describeLongPaidBreaks(breaks) ? [...others, 'LONG_PAID_BREAK'] : others;
}

/** The flags of a timesheet whose clock-out, or whose times, are the word of the person who worked it. */
export function reportedBySelf(flags: readonly TimesheetFlag[]): TimesheetFlag[] {
  return [...new Set([...flags, 'SELF_REPORTED' as const])];
}
