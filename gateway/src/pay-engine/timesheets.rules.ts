import type { Span } from './breaks.rules.js';
import type { Punch } from './pay.types.js';

/** A timesheet with a clock-out. */
export interface ClosedPunch extends Punch {
  readonly clockOutAt: Date;
}

export function isClosed(punch: Punch): punch is ClosedPunch {
  return punch.clockOutAt !== null;
}

/** The time between the two punches, before rounding. */
export function readSpan({ clockInAt, clockOutAt }: ClosedPunch): Span {
  return { from: clockInAt.getTime(), to: clockOutAt.getTime() };
}

/**
 * Each timesheet once, in chronological order. The result does not depend on the order of the input or on duplicates in
 * it: after sorting, a duplicate follows its original.
 */
export function sortAndDeduplicate(punches: readonly Punch[]): Punch[] {
  const sorted = [...punches].sort(compareByTime);
  return sorted.filter(({ timesheetId }, index) => timesheetId !== sorted[index - 1]?.timesheetId);
}

function compareByTime(a: Punch, b: Punch): number {
  return (
    a.clockInAt.getTime() - b.clockInAt.getTime() ||
    endOf(a) - endOf(b) ||
    (a.timesheetId < b.timesheetId ? -1 : Number(a.timesheetId > b.timesheetId))
  );
}

/** Sorts an open timesheet after closed ones with the same clock-in. */
function endOf({ clockOutAt }: Punch): number {
  return clockOutAt ? clockOutAt.getTime() : Number.MAX_SAFE_INTEGER;
}

/**
 * Credits time that two timesheets cover only once: the later span starts where the earlier one ends. The database
 * rejects overlapping timesheets, so this matters only for punches from other sources.
 */
export function creditOverlapsOnce(spans: readonly Span[]): Span[] {
  let coveredUntil = Number.NEGATIVE_INFINITY;
  return spans.map(({ from, to }) => {
    const span = { from: Math.max(from, coveredUntil), to };
    coveredUntil = Math.max(coveredUntil, to);
    return span;
  });
}
