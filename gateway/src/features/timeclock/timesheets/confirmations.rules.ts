import { describeLongPaidBreaks, formatLength } from '../../../pay-engine/index.js';
import { longestUnconfirmedHours } from './exceptions.rules.js';
import type { TimesheetConfirmationCode, TimesheetFlag } from './timesheet.enums.js';
import type { BreakSpan, Punches } from './timesheet.rules.js';

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

/**
 * The longest timesheet that can be saved or approved: a workweek (29 CFR 778.105). A longer one is a forgotten clock-out or
 * a mistyped year.
 */
const longestPlausibleHours = 168;

const hourMs = 3_600_000;

export function isImplausiblyLong({ clockInAt, clockOutAt }: Punches, now: Date | null = null): boolean {
  const end = clockOutAt ?? now;
  return end !== null && end.getTime() - clockInAt.getTime() > longestPlausibleHours * hourMs;
}

/** Elapsed time counts, so that a clock change does not make a day longer or shorter. */
export function describeLongTimesheet({ clockInAt, clockOutAt }: Punches): string | null {
  if (!clockOutAt) return null;
  const elapsed = clockOutAt.getTime() - clockInAt.getTime();
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
