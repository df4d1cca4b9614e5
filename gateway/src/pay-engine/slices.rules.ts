import type { WorkPiece } from './credited-time.rules.js';
import type { DayNumber } from './local-calendar.rules.js';
import type { PayRule } from './pay-rules.types.js';
import type { Excess } from './work-runs.rules.js';

/** Credited time of one piece of work that one rule pays. All lengths are milliseconds. */
export interface Slice {
  readonly piece: WorkPiece;
  /** The workday that counts for overtime. It differs from the date of the piece only while a time zone changes. */
  readonly workday: DayNumber;
  /** The credited time of the piece before this slice. */
  readonly from: number;
  readonly length: number;
  readonly rule: PayRule;
  /** When the workday or the run of hours began that the rule counts from, in milliseconds since 1970. Mostly null. */
  readonly since: number | null;
  /** Its whole minutes, set when all slices of the workweek are known. */
  minutes: number;
}

/** A piece of work before any overtime rule applies. */
export function payAsRegularTime(piece: WorkPiece, workday: DayNumber, rule: PayRule = 'REGULAR_TIME'): Slice {
  return { piece, workday, from: 0, length: piece.length, rule, since: null, minutes: 0 };
}

/**
 * Pays the regular time after the first `limit` milliseconds under the rule, split at the exact instant. Time that
 * another rule already pays is skipped and not counted, so that nothing is paid twice.
 */
export function payAfter(slices: readonly Slice[], limit: number, rule: PayRule): readonly Slice[] {
  if (sumRegularTime(slices) <= limit) return slices;
  let remaining = limit;
  const paid: Slice[] = [];
  for (const slice of slices) {
    const regular = slice.rule === 'REGULAR_TIME' ? Math.min(remaining, slice.length) : slice.length;
    if (slice.rule === 'REGULAR_TIME') remaining -= regular;
    addParts(paid, slice, regular, rule);
  }
  return paid;
}

function sumRegularTime(slices: readonly Slice[]): number {
  let sum = 0;
  for (const { rule, length } of slices) if (rule === 'REGULAR_TIME') sum += length;
  return sum;
}

/** Adds the slice with its first `kept` milliseconds as they are, and the rest under the rule. */
function addParts(paid: Slice[], slice: Slice, kept: number, rule: PayRule, since: number | null = null): void {
  if (kept === slice.length) {
    paid.push(slice);
    return;
  }
  if (kept > 0) paid.push({ ...slice, length: kept });
  paid.push({ ...slice, from: slice.from + kept, length: slice.length - kept, rule, since });
}

/** Pays the regular time within the excess of its piece under the rule. */
export function payExcess(
  slices: readonly Slice[],
  excessOf: ReadonlyMap<WorkPiece, readonly Excess[]>,
  rule: PayRule,
): readonly Slice[] {
  if (excessOf.size === 0) return slices;
  return slices.flatMap((slice) => {
    const excess = slice.rule === 'REGULAR_TIME' ? excessOf.get(slice.piece) : undefined;
    return excess ? divide(slice, excess, rule) : [slice];
  });
}

/** @param excess in chronological order */
function divide(slice: Slice, excess: readonly Excess[], rule: PayRule): Slice[] {
  const paid: Slice[] = [];
  let rest: Slice | undefined = slice;
  for (const { from, to, since } of excess) {
    if (!rest) break;
    const start: number = Math.max(from, rest.from) - rest.from;
    const end: number = Math.min(to, rest.from + rest.length) - rest.from;
    if (start >= end) continue;
    addParts(paid, { ...rest, length: end }, start, rule, since);
    rest = end < rest.length ? { ...rest, from: rest.from + end, length: rest.length - end } : undefined;
  }
  return rest ? [...paid, rest] : paid;
}

export function groupByDay(slices: readonly Slice[]): Slice[][] {
  const days: Slice[][] = [];
  for (const slice of slices) {
    const day = days.findLast(([first]) => first?.workday === slice.workday);
    if (day) day.push(slice);
    else days.push([slice]);
  }
  return days;
}
