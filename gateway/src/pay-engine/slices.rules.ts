import type { WorkPiece } from './credited-time.rules.js';
import type { DayNumber } from './local-calendar.rules.js';
import type { PayRule } from './pay-rules.enums.js';

/** Credited time of one piece of work that one rule pays. All lengths are milliseconds. */
export interface Slice {
  readonly piece: WorkPiece;
  /** The workday that counts for overtime. It differs from the date of the piece only while a time zone changes. */
  readonly workday: DayNumber;
  /** The credited time of the piece before this slice. */
  readonly from: number;
  readonly length: number;
  readonly rule: PayRule;
}

/**
 * Takes the slices of one workweek in chronological order and returns the same minutes, some of them under another
 * rule.
 */
export type WeekRule = (week: readonly Slice[]) => readonly Slice[];

/** All work as regular time, before any overtime rule applies. */
export function payAsRegularTime(pieces: readonly WorkPiece[], workdayOf: (piece: WorkPiece) => DayNumber): Slice[] {
  return pieces
    .filter(({ length }) => length > 0)
    .map((piece) => ({ piece, workday: workdayOf(piece), from: 0, length: piece.length, rule: 'REGULAR_TIME' }));
}

/**
 * Pays the regular time after the first `limit` milliseconds under the rule, split at the exact instant. Time that
 * another rule already pays is skipped and not counted, so that nothing is paid twice.
 */
export function payAfter(slices: readonly Slice[], limit: number, rule: PayRule): Slice[] {
  let remaining = limit;
  return slices.flatMap((slice) => {
    if (slice.rule !== 'REGULAR_TIME') return [slice];
    const regular = Math.min(remaining, slice.length);
    remaining -= regular;
    return splitSlice(slice, regular, rule);
  });
}

function splitSlice(slice: Slice, regular: number, rule: PayRule): Slice[] {
  if (regular === slice.length) return [slice];
  const rest = { ...slice, from: slice.from + regular, length: slice.length - regular, rule };
  return regular === 0 ? [rest] : [{ ...slice, length: regular }, rest];
}

/** The slices of each workday, in chronological order. */
export function groupByDay(slices: readonly Slice[]): Slice[][] {
  return [...Map.groupBy(slices, ({ workday }) => workday).values()];
}
