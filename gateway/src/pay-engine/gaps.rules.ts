import { longestRest, type Span } from './breaks.rules.js';
import type { RuleCalendar } from './rule-timeline.rules.js';
import type { ClosedPunch } from './timesheets.rules.js';

/**
 * Whether the time until the next clock-in is a rest that counts as worked: at most 20 minutes between the punches. A rest
 * of 10 minutes is paid whether it was punched as a break or as a clock-out and a clock-in. When no law applies (NONE), it
 * is not.
 *
 * Source: 29 CFR 785.18.
 */
export function isPaidShortGap({ clockOutAt }: ClosedPunch, next: ClosedPunch, calendar: RuleCalendar): boolean {
  const gap = next.clockInAt - clockOutAt;
  if (gap <= 0 || gap > longestRest) return false;
  return calendar.rulesAt(clockOutAt).overtimeRule !== 'NONE';
}

/**
 * The part of a rest that lies between the rounded ends of two timesheets. A job switch can start a span after its rounded
 * end; such a span consists of the rest alone.
 */
export function gapBetween(span: Span, next: Span): Span | null {
  const from = Math.max(span.from, span.to);
  return from < next.from ? { from, to: next.from } : null;
}
