import type { Span } from './breaks.js';
import type { Punch } from './types.js';

/** A timesheet with a clock-out: the raw span between its punches. */
export interface ClosedPunch extends Punch {
  readonly clockOutAt: Date;
}

export function isClosed(punch: Punch): punch is ClosedPunch {
  return punch.clockOutAt !== null;
}

export function rawSpan({ clockInAt, clockOutAt }: ClosedPunch): Span {
  return { from: clockInAt.getTime(), to: clockOutAt.getTime() };
}

/**
 * Each timesheet once, in the order of time. Whatever order the punches come in, and however often, what follows sees
 * the same list: a repeated one comes right after itself.
 */
export function onceInOrder(punches: readonly Punch[]): Punch[] {
  const inOrder = [...punches].sort(byTime);
  return inOrder.filter(({ timesheetId }, index) => timesheetId !== inOrder[index - 1]?.timesheetId);
}

function byTime(a: Punch, b: Punch): number {
  return (
    a.clockInAt.getTime() - b.clockInAt.getTime() ||
    endOf(a) - endOf(b) ||
    (a.timesheetId < b.timesheetId ? -1 : Number(a.timesheetId > b.timesheetId))
  );
}

/** An open one comes last of those that begin together; any number that is later than every instant would do. */
function endOf({ clockOutAt }: Punch): number {
  return clockOutAt ? clockOutAt.getTime() : Number.MAX_SAFE_INTEGER;
}

/**
 * Nobody works twice at once: of two spans that overlap, the later begins where the earlier ends. The database refuses
 * timesheets that overlap, so this only matters for punches from elsewhere.
 */
export function countedOnce(spans: readonly Span[]): Span[] {
  let reached = Number.NEGATIVE_INFINITY;
  return spans.map(({ from, to }) => {
    const span = { from: Math.max(from, reached), to };
    reached = Math.max(reached, to);
    return span;
  });
}
