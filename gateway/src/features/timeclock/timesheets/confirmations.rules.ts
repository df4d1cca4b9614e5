import { describeLongPaidBreaks, formatLength } from '../../../pay-engine/index.js';
import type { BreakSpan, Punches } from './timesheet.rules.js';
import { hourMs, isImplausiblyLong, longestUnconfirmedHours, measureLength } from './timesheet-length.rules.js';
import type { TimesheetConfirmationCode, TimesheetFlag } from './timesheet-status.types.js';

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
  return `This timesheet lasts ${formatLength(elapsed)}, which is more than ${longestUnconfirmedHours} hours`;
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
