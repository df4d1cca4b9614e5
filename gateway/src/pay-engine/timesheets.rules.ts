import type { Span } from './breaks.rules.js';
import type { Punch } from './pay.types.js';

export interface ClosedPunch extends Punch {
  readonly clockOutAt: number;
}

export function isClosed(punch: Punch): punch is ClosedPunch {
  return punch.clockOutAt !== null;
}

/** The time between the two punches, before rounding. */
export function readSpan({ clockInAt, clockOutAt }: ClosedPunch): Span {
  return { from: clockInAt, to: clockOutAt };
}

/**
 * Each timesheet once, in chronological order. The result does not depend on the order of the input or on duplicates in
 * it: after sorting, a duplicate follows its original.
 */
export function sortAndDeduplicate(punches: readonly Punch[]): readonly Punch[] {
  if (areSorted(punches)) return punches;
  const sorted = [...punches].sort(compareByTime);
  return sorted.filter(({ timesheetId }, index) => timesheetId !== sorted[index - 1]?.timesheetId);
}

/** Whether each starts after the previous one, and so appears once. */
function areSorted(punches: readonly Punch[]): boolean {
  let last: Punch | undefined;
  for (const punch of punches) {
    if (last && (punch.clockInAt <= last.clockInAt || punch.timesheetId === last.timesheetId)) return false;
    last = punch;
  }
  return true;
}

function compareByTime(a: Punch, b: Punch): number {
  return (
    a.clockInAt - b.clockInAt ||
    endOf(a) - endOf(b) ||
    (a.timesheetId < b.timesheetId ? -1 : Number(a.timesheetId > b.timesheetId))
  );
}

/** Sorts an open timesheet after closed ones with the same clock-in. */
function endOf({ clockOutAt }: Punch): number {
  return clockOutAt ?? Number.MAX_SAFE_INTEGER;
}

/**
 * Credits time that two timesheets cover only once: the later span starts where the earlier one ends. The database
 * rejects overlapping timesheets, so this matters only for punches from other sources.
 */
export function creditOverlapsOnce(spans: readonly Span[]): readonly Span[] {
  if (!overlap(spans)) return spans;
  let coveredUntil = Number.NEGATIVE_INFINITY;
  return spans.map(({ from, to }) => {
    const span = { from: Math.max(from, coveredUntil), to };
    coveredUntil = Math.max(coveredUntil, to);
    return span;
  });
}

function overlap(spans: readonly Span[]): boolean {
  let coveredUntil = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    if (from < coveredUntil) return true;
    coveredUntil = Math.max(coveredUntil, to);
  }
  return false;
}
