import { longestRest, type Span } from './breaks.rules.js';
import type { Punch } from './pay.types.js';
import type { roundPunch } from './rounding.rules.js';
import type { RuleCalendar } from './rule-timeline.rules.js';
import { type ClosedPunch, isClosed } from './timesheets.rules.js';

interface SpanRules {
  readonly roundPunch: typeof roundPunch;
  readonly isSameWork: typeof isSameWork;
  readonly isPaidShortGap: typeof isPaidShortGap;
}

const never = Number.POSITIVE_INFINITY;

/**
 * Whether the next timesheet starts at the instant at which this one ends: the person switched to another job and
 * worked on. Timesheets that touch are one span of work, and only its clock-in and clock-out are rounded. A rounded
 * switch would move work from one job to the other, and would pay part of an unpaid break that follows it.
 *
 * Source: 29 CFR 785.48(b) rounds "starting time and stopping time". A switch is neither.
 */
export function isSameWork({ clockOutAt }: Punch, next: Punch): boolean {
  return clockOutAt === next.clockInAt;
}

/**
 * The rounded span of each closed timesheet. Timesheets that touch share the rounded span of their work and divide it where
 * they touch. An open timesheet has no span, but the timesheet that it continues is not rounded where they touch.
 *
 * @param punches in chronological order
 */
export function roundSpans(punches: readonly Punch[], calendar: RuleCalendar, rules: SpanRules): readonly Span[] {
  const spans: Span[] = [];
  for (let index = 0; index < punches.length; ) {
    const work = findWork(punches, index, rules);
    index += work.length;
    const next = work.length > 1 ? punches.slice(index).find(isClosed) : undefined;
    addSpans(spans, work, next, calendar, rules);
  }
  return spans;
}

/** The timesheets from the index on that are one span of work. */
function findWork(punches: readonly Punch[], start: number, { isSameWork }: SpanRules): readonly Punch[] {
  let end = start + 1;
  while (end < punches.length && isSameWork(punches[end - 1] as Punch, punches[end] as Punch)) end += 1;
  return punches.slice(start, end);
}

function addSpans(
  spans: Span[],
  work: readonly Punch[],
  next: ClosedPunch | undefined,
  calendar: RuleCalendar,
  rules: SpanRules,
): void {
  const round = (instant: number) => rules.roundPunch(instant, calendar.rulesAt(instant).roundingRule, calendar);
  const last = work.at(-1) as Punch;
  const end = isClosed(last) ? round(last.clockOutAt) : never;
  const isGapPaid = isClosed(last) && next && rules.isPaidShortGap(last, next, calendar);
  // A paid gap extends the work, so that switches are kept up to its end.
  const lastSwitch = isGapPaid ? Math.max(end, round(next.clockInAt)) : end;
  let from = round((work[0] as Punch).clockInAt);
  for (const punch of work) {
    if (!isClosed(punch)) continue;
    // Rounding can move the clock-in past the first switch, and the clock-out before the last one.
    const to = punch === last ? end : Math.min(Math.max(punch.clockOutAt, from), lastSwitch);
    spans.push({ from, to });
    from = to;
  }
}

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
