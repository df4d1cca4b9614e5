import type { WorkPiece } from './credited-time.rules.js';
import type { PayRule } from './pay-rules.enums.js';

/**
 * Credited minutes of one piece of work that one rule pays. `from` is the first of them within the piece, counted from
 * 0.
 */
export interface Slice {
  readonly piece: WorkPiece;
  readonly from: number;
  readonly minutes: number;
  readonly rule: PayRule;
}

/**
 * Takes the slices of one workweek in chronological order and returns the same minutes, some of them under another
 * rule.
 */
export type WeekRule = (week: readonly Slice[]) => readonly Slice[];

/** All work as regular time, before any overtime rule applies. */
export function payAsRegularTime(pieces: readonly WorkPiece[]): Slice[] {
  return pieces
    .filter(({ minutes }) => minutes > 0)
    .map((piece) => ({ piece, from: 0, minutes: piece.minutes, rule: 'REGULAR_TIME' }));
}

/**
 * Pays the regular minutes after the first `limit` ones under the rule, split at the exact minute. Minutes that another
 * rule already pays are skipped and not counted, so that no minute is paid twice.
 */
export function payAfter(slices: readonly Slice[], limit: number, rule: PayRule): Slice[] {
  let remaining = limit;
  return slices.flatMap((slice) => {
    if (slice.rule !== 'REGULAR_TIME') return [slice];
    const regularMinutes = Math.min(remaining, slice.minutes);
    remaining -= regularMinutes;
    return splitSlice(slice, regularMinutes, rule);
  });
}

function splitSlice(slice: Slice, regularMinutes: number, rule: PayRule): Slice[] {
  if (regularMinutes === slice.minutes) return [slice];
  const rest = { ...slice, from: slice.from + regularMinutes, minutes: slice.minutes - regularMinutes, rule };
  return regularMinutes === 0 ? [rest] : [{ ...slice, minutes: regularMinutes }, rest];
}

/** The slices of each workday, in chronological order. */
export function groupByDay(slices: readonly Slice[]): Slice[][] {
  return [...Map.groupBy(slices, ({ piece }) => piece.day).values()];
}
