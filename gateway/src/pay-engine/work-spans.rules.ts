import type { Span } from './breaks.rules.js';
import type { Punch } from './pay.types.js';
import type { IsPaidPart } from './rests.rules.js';
import type { roundPunch } from './rounding.rules.js';
import type { RuleCalendar } from './rule-timeline.rules.js';
import { isClosed } from './timesheets.rules.js';

interface SpanRules {
  readonly roundPunch: typeof roundPunch;
  readonly isSameWork: typeof isSameWork;
}

const never = Number.POSITIVE_INFINITY;

/**
 * Whether the next timesheet starts at the instant at which this one ends: the person switched to another job and
 * worked on. Timesheets that touch are one span of work, and only its clock-in and clock-out are rounded. A rounded
 * switch would move work from one job to the other.
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
export function roundSpans(
  punches: readonly Punch[],
  calendar: RuleCalendar,
  isPaidPart: IsPaidPart,
  rules: SpanRules,
): readonly Span[] {
  const spans: Span[] = [];
  for (let index = 0; index < punches.length; ) {
    const work = findWork(punches, index, rules);
    index += work.length;
    const gap = work.length > 1 ? findPaidGap(work.at(-1) as Punch, punches[index], isPaidPart) : null;
    addSpans(spans, work, gap, calendar, rules);
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
  paidGap: Span | null,
  calendar: RuleCalendar,
  rules: SpanRules,
): void {
  const round = (instant: number) => rules.roundPunch(instant, calendar.rulesAt(instant).roundingRule, calendar);
  const last = work.at(-1) as Punch;
  const end = isClosed(last) ? round(last.clockOutAt) : never;
  // A paid gap extends the work, so that switches are kept up to its end.
  const lastSwitch = paidGap ? Math.max(end, round(paidGap.to)) : end;
  let from = round((work[0] as Punch).clockInAt);
  for (const punch of work) {
    if (!isClosed(punch)) continue;
    // Rounding can move the clock-in past the first switch, and the clock-out before the last one.
    const to = punch === last ? end : Math.min(Math.max(punch.clockOutAt, from), lastSwitch);
    spans.push({ from, to });
    from = to;
  }
}

/** The time until the next clock-in, if it counts as worked. While the next timesheet is open, it does not yet. */
export function findPaidGap({ clockOutAt }: Punch, next: Punch | undefined, isPaidPart: IsPaidPart): Span | null {
  if (clockOutAt === null || !next || !isClosed(next) || next.clockInAt <= clockOutAt) return null;
  const gap = { from: clockOutAt, to: next.clockInAt };
  return isPaidPart(gap) ? gap : null;
}

/**
 * The part of a rest that lies between the rounded ends of two timesheets. A job switch can start a span after its rounded
 * end; such a span consists of the rest alone.
 */
export function gapBetween(span: Span, next: Span): Span | null {
  const from = Math.max(span.from, span.to);
  return from < next.from ? { from, to: next.from } : null;
}
