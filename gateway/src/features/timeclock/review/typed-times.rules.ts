import type { BreakSpan, Punches } from '../timesheets/timesheet.rules.js';

export interface Times extends Punches {
  readonly breaks: readonly BreakSpan[];
}

export interface Neighbors {
  /** The timesheet as it is stored. Null for a new one. */
  readonly stored: Times | null;
  /** The clock-out of the person's timesheet before, and the clock-in of the one after. */
  readonly previousEnd: Date | null;
  readonly nextStart: Date | null;
}

const minuteMs = 60_000;

const minuteOf = (at: Date) => Math.floor(at.getTime() / minuteMs);

/** People type minutes. The clock records milliseconds, and a form sends unchanged instants back. */
function isTyped(at: Date): boolean {
  return at.getTime() % minuteMs === 0;
}

export function isSameMinute(one: Date | null | undefined, other: Date | null | undefined): boolean {
  return !!one && !!other && minuteOf(one) === minuteOf(other);
}

/** By how many milliseconds a time moves. The seconds of the clock do not count if the new time was typed. */
export function measureMove(from: Date, to: Date): number {
  return isTyped(to) ? (minuteOf(to) - minuteOf(from)) * minuteMs : to.getTime() - from.getTime();
}

/** A typed minute that equals the minute of a neighboring instant is that instant. The first neighbor takes precedence. */
export function resolveTyped(at: Date, ...neighbors: readonly (Date | null | undefined)[]): Date {
  return (isTyped(at) && neighbors.find((each) => isSameMinute(at, each))) || at;
}

/**
 * The instants that typed times mean. The stored instant comes first, so that an edit that leaves a minute as it is leaves its
 * seconds too. Then come the timesheets before and after, and within the timesheet the punch before and the punch after:
 * typing 9:00 after a clock-out at 9:00:37 continues at 9:00:37. See also `keepOrder`.
 */
export function resolveTypedTimes(typed: Times, { stored, previousEnd, nextStart }: Neighbors): Times {
  const known = resolveStoredBreaks(typed.breaks, stored?.breaks ?? []);
  const clockOutAt =
    typed.clockOutAt && resolveTyped(typed.clockOutAt, stored?.clockOutAt, nextStart, known.at(-1)?.endAt);
  const meantIn = resolveTyped(typed.clockInAt, stored?.clockInAt, previousEnd, known[0]?.startAt);
  const clockInAt = keepOrder([typed.clockInAt, typed.clockOutAt], [meantIn, clockOutAt]);
  const unchanged = new Set(stored?.breaks.flatMap(({ startAt, endAt }) => [+startAt, Number(endAt)]));
  const breaks: BreakSpan[] = [];
  for (const [index, each] of known.entries()) {
    const previousEndAt = breaks.at(-1)?.endAt ?? clockInAt;
    const keep = (at: Date, earliest: Date) => (unchanged.has(+at) && at >= earliest ? at : null);
    const startAt = keep(each.startAt, previousEndAt) ?? resolveTyped(each.startAt, previousEndAt);
    const endAt =
      each.endAt &&
      (keep(each.endAt, startAt) ?? resolveTyped(each.endAt, known[index + 1]?.startAt, clockOutAt, startAt));
    breaks.push({ ...each, startAt, endAt });
  }
  return { clockInAt, clockOutAt, breaks };
}

type Span = readonly [start: Date, end: Date | null];

/**
 * The start that is meant. It stays as typed if the meant one would no longer come before the end: from 9:00 to 9:00:20 means
 * that, even if 9:00:37 is stored.
 */
function keepOrder([typedStart, typedEnd]: Span, [start, end]: Span): Date {
  const losesOrder = typedEnd && end && typedStart < typedEnd && start >= end;
  return losesOrder ? typedStart : start;
}

/** The breaks with the stored start or end of each typed minute. Several in one minute are taken in their order. */
function resolveStoredBreaks(typed: readonly BreakSpan[], stored: readonly BreakSpan[]): readonly BreakSpan[] {
  const takeStart = createResolver(typed, stored, ({ startAt }) => startAt);
  const takeEnd = createResolver(typed, stored, ({ endAt }) => endAt);
  return typed.map((each) => {
    const [startAt, endAt] = [takeStart(each.startAt), each.endAt && takeEnd(each.endAt)];
    return { ...each, startAt: keepOrder([each.startAt, each.endAt], [startAt, endAt]), endAt };
  });
}

function createResolver(
  typed: readonly BreakSpan[],
  stored: readonly BreakSpan[],
  pick: (each: BreakSpan) => Date | null,
): (at: Date) => Date {
  const sent = new Set(
    typed
      .flatMap((each) => pick(each) ?? [])
      .filter((at) => !isTyped(at))
      .map(Number),
  );
  const left = stored.flatMap((each) => pick(each) ?? []).filter((at) => !sent.has(at.getTime()));
  return (at) => {
    const index = isTyped(at) ? left.findIndex((each) => isSameMinute(at, each)) : -1;
    return left.splice(index, index === -1 ? 0 : 1)[0] ?? at;
  };
}
