import { formatLength } from './formats.presenter.js';
import { hourMs, minuteMs } from './local-calendar.rules.js';
import type { PunchedBreak } from './pay.types.js';

/** A half-open range of time from `from` to `to`, in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface BreakSpan extends Span {
  readonly type: PunchedBreak['type'];
}

/**
 * A break that was punched as paid always counts as worked.
 *
 * Source: the employer's own policy. 29 CFR 785.19 lets an employer pay for meal breaks and never requires a deduction.
 */
export function isPaidBreak({ type }: BreakSpan): boolean {
  return type === 'PAID';
}

/** The longest rest that counts as worked (29 CFR 785.18). */
export const longestRest = 20 * minuteMs;

/** The breaks in chronological order. A break without an end ends at the clock-out. */
export function toBreakSpans(breaks: readonly PunchedBreak[], clockOut: number): readonly BreakSpan[] {
  if (areSpansInOrder(breaks)) return breaks;
  return breaks
    .map(({ type, from, to }) => ({ type, from, to: to ?? clockOut }))
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from - b.from || a.to - b.to);
}

/** The breaks of most timesheets are in order and ended, so they are used as they are. */
function areSpansInOrder(breaks: readonly PunchedBreak[]): breaks is readonly BreakSpan[] {
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of breaks) {
    if (to === null || from >= to || from < reached) return false;
    reached = to;
  }
  return true;
}

/**
 * The parts of the spans inside the bounds, with overlapping parts included once. The spans must be in chronological
 * order. For example, when rounding moves a clock-in to the middle of a break, only the rest of the break is deducted.
 */
export function clipSpans(spans: readonly Span[], bounds: Span): readonly Span[] {
  if (lieInOrderWithin(spans, bounds)) return spans;
  const { from, to } = bounds;
  const parts: Span[] = [];
  let coveredUntil = from;
  for (const span of spans) {
    const part = { from: Math.max(span.from, coveredUntil), to: Math.min(span.to, to) };
    if (part.from >= part.to) continue;
    parts.push(part);
    coveredUntil = part.to;
  }
  return parts;
}

function lieInOrderWithin(spans: readonly Span[], { from, to }: Span): boolean {
  let coveredUntil = from;
  for (const span of spans) {
    if (span.from < coveredUntil || span.to > to || span.from >= span.to) return false;
    coveredUntil = span.to;
  }
  return true;
}

/** The length of all spans together, in milliseconds. */
export function sumLengths(spans: readonly Span[]): number {
  let sum = 0;
  for (const { from, to } of spans) sum += to - from;
  return sum;
}

const longestRestsTogether = hourMs;

/**
 * Says that the paid breaks of a timesheet are longer than rest breaks, or returns null. People start a paid break
 * themselves, and all of it counts as worked, so a manager has to confirm one of more than 20 minutes, and breaks of more
 * than an hour together: otherwise someone could take several short ones in a row. A break without an end is not measured.
 *
 * Source: rest breaks last 5 to about 20 minutes (29 CFR 785.18). A longer paid break is the employer's policy.
 */
export function describePaidBreaks(breaks: readonly PunchedBreak[]): string | null {
  let [longest, together] = [0, 0];
  for (const { type, from, to } of breaks) {
    if (type !== 'PAID' || to === null) continue;
    longest = Math.max(longest, to - from);
    together += to - from;
  }
  if (longest > longestRest) return `A paid break of ${formatLength(longest)} counts as worked`;
  if (together <= longestRestsTogether) return null;
  return `Paid breaks of ${formatLength(together)} together count as worked`;
}

interface RecordedBreak {
  readonly type: PunchedBreak['type'];
  readonly startAt: Date;
  readonly endAt: Date | null;
}

export function describeLongPaidBreaks(breaks: readonly RecordedBreak[]): string | null {
  return describePaidBreaks(
    breaks.map(({ type, startAt, endAt }) => ({ type, from: startAt.getTime(), to: endAt ? endAt.getTime() : null })),
  );
}
