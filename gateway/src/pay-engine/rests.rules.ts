import { type BreakSpan, type isPaidBreak, longestRest, type Span, toBreakSpans } from './breaks.rules.js';
import { lawOf } from './laws.rules.js';
import { hourMs } from './local-calendar.rules.js';
import type { OvertimeLaw } from './overtime-laws.types.js';
import type { Punch } from './pay.types.js';
import type { RuleCalendar } from './rule-timeline.rules.js';

export interface RestRules {
  readonly isPaidBreak: typeof isPaidBreak;
  readonly isPaidRest: typeof isPaidRest;
  readonly mergeRests: typeof mergeTouching;
}

/**
 * A rest of 20 minutes or less counts as worked, however it was punched: as unpaid breaks, as a clock-out and a clock-in,
 * or as both. A rest of exactly 20:00 counts. A longer one is a meal period, and no part of it is worked.
 *
 * Source: 29 CFR 785.18 and 785.19, which are federal. Without a law of the United States, time punched as unpaid is unpaid.
 */
export function isPaidRest({ from, to }: Span, { country }: Pick<OvertimeLaw, 'country'>): boolean {
  return country === 'US' && to - from <= longestRest;
}

/**
 * The spans, with those that touch or overlap as one.
 *
 * @param spans in any order
 */
export function mergeTouching(spans: readonly Span[]): readonly Span[] {
  if (spans.length < 2) return spans;
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else merged.push(span);
  }
  return merged;
}

/** The rests of a person, by their punches: unpaid breaks and the time between timesheets. Those that touch are one rest. */
export function listRests(punches: readonly Punch[], rules: RestRules): readonly Span[] {
  return rules.mergeRests(listTimeOff(punches, (each) => !rules.isPaidBreak(each)));
}

/**
 * Less than the day beyond a workweek that is read with it: the pay of a week must not depend on whether the next one is
 * computed as well.
 */
const longestGap = 23 * hourMs;

/**
 * The included breaks, and the time between timesheets that follow each other within a day: longer time off is not part of a rest.
 *
 * @param punches in chronological order
 */
export function listTimeOff(punches: readonly Punch[], isIncluded: (each: BreakSpan) => boolean): Span[] {
  const spans: Span[] = [];
  for (const [index, { breaks, clockOutAt: from }] of punches.entries()) {
    for (const each of listBreaks(breaks, from)) if (isIncluded(each)) spans.push(each);
    const to = punches[index + 1]?.clockInAt;
    if (from !== null && to !== undefined && from < to && to - from <= longestGap) spans.push({ from, to });
  }
  return spans;
}

/** The breaks that have ended. One that is still taken has no length yet. */
function listBreaks(breaks: Punch['breaks'], clockOut: number | null): readonly BreakSpan[] {
  if (clockOut !== null) return toBreakSpans(breaks, clockOut);
  return toBreakSpans(
    breaks.filter(({ to }) => to !== null),
    Number.NEGATIVE_INFINITY,
  );
}

/** Whether an unpaid break, or the time between two timesheets, counts as worked: it is part of a paid rest. */
export type IsPaidPart = (part: Span) => boolean;

/** The law on the day on which a rest starts decides about all of it. */
export function findPaidRests(punches: readonly Punch[], calendar: RuleCalendar, rules: RestRules): IsPaidPart {
  let rests: readonly Span[] | undefined;
  return (part) => {
    if (part.to - part.from > longestRest) return false;
    rests ??= listRests(punches, rules);
    const rest = rests.find(({ from, to }) => from <= part.from && part.to <= to) ?? part;
    return rules.isPaidRest(rest, lawOf(calendar.rulesAt(rest.from)));
  };
}
