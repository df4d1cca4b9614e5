import type { WorkPiece } from './credited-time.rules.js';
import type { DayNumber } from './local-calendar.rules.js';
import type { PayRule } from './pay-rules.types.js';

/** Credited time of one piece of work that one rule pays. All lengths are milliseconds. */
export interface Slice {
  readonly piece: WorkPiece;
  /** The workday that counts for overtime. It differs from the date of the piece only while a time zone changes. */
  readonly workday: DayNumber;
  /** The credited time of the piece before this slice. */
  readonly from: number;
  readonly length: number;
  readonly rule: PayRule;
  /** Its whole minutes, set when all slices of the workweek are known. */
  minutes: number;
}

/** Moves minutes of a workweek's slices, in chronological order, under another rule. */
export type WeekRule = (week: readonly Slice[]) => readonly Slice[];

/** A piece of work as regular time, before any overtime rule applies. */
export function payAsRegularTime(piece: WorkPiece, workday: DayNumber): Slice {
  return { piece, workday, from: 0, length: piece.length, rule: 'REGULAR_TIME', minutes: 0 };
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
function addParts(paid: Slice[], slice: Slice, kept: number, rule: PayRule): void {
  if (kept === slice.length) {
    paid.push(slice);
    return;
  }
  const { piece, workday, from, length } = slice;
  if (kept > 0) paid.push({ ...slice, length: kept });
  paid.push({ piece, workday, from: from + kept, length: length - kept, rule, minutes: 0 });
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
