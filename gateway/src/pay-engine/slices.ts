import type { WorkPiece } from './credited.js';
import type { PayRule } from './pay-rules.js';

/** Minutes of one piece of work that one rule pays: from the `from`-th credited minute of the piece on. */
export interface Slice {
  readonly piece: WorkPiece;
  readonly from: number;
  readonly minutes: number;
  readonly rule: PayRule;
}

/** The slices of one workweek in the order of time in, the same minutes out, some of them under another rule. */
export type WeekRule = (week: readonly Slice[]) => readonly Slice[];

/** Before any rule has looked at it, all work is regular time. */
export function regularTime(pieces: readonly WorkPiece[]): Slice[] {
  return pieces
    .filter(({ minutes }) => minutes > 0)
    .map((piece) => ({ piece, from: 0, minutes: piece.minutes, rule: 'REGULAR_TIME' }));
}

/**
 * The regular minutes after the first `limit` ones come under the rule: the last that were worked, cut at the very
 * minute. A minute that is paid by another rule already is passed over, and not counted: none is paid twice.
 */
export function payAfter(slices: readonly Slice[], limit: number, rule: PayRule): Slice[] {
  let left = limit;
  return slices.flatMap((slice) => {
    if (slice.rule !== 'REGULAR_TIME') return [slice];
    const kept = Math.min(left, slice.minutes);
    left -= kept;
    return cut(slice, kept, rule);
  });
}

function cut(slice: Slice, kept: number, rule: PayRule): Slice[] {
  if (kept === slice.minutes) return [slice];
  const rest = { ...slice, from: slice.from + kept, minutes: slice.minutes - kept, rule };
  return kept === 0 ? [rest] : [{ ...slice, minutes: kept }, rest];
}

/** The slices of each workday, in the order of the days. */
export function byDay(slices: readonly Slice[]): Slice[][] {
  const days = Map.groupBy(slices, ({ piece }) => piece.day);
  return [...days.values()];
}
