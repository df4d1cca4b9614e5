import { shiftedByDays } from '../../../time/wall-time.js';
import { archivedId, type Shift } from '../board/board.js';

/** What is asked of a shift that is carried: by days, to another person, its end by minutes. */
export interface Move {
  readonly days: number;
  readonly minutes: number;
  /** From whose row it was taken; null where rows are not people. */
  readonly from: string | null;
  readonly to: string | null;
}

export type Moved =
  | {
      readonly kind: 'moved';
      readonly start: number;
      readonly end: number;
      readonly assignedUserIds: readonly string[];
    }
  | { readonly kind: 'refused'; readonly explanation: string };

const minute = 60_000;

/** The least that a shift is stretched to. */
export const shortest = 15;

/** Where a shift would lie. It keeps its times of day, also over a clock change; a time that is skipped is refused. */
export function movedBy(shift: Shift, move: Move, timeZone: string): Moved {
  const start = shiftedByDays(shift.start, move.days, timeZone);
  const end = shiftedByDays(shift.end, move.days, timeZone);
  for (const reading of [start, end]) {
    if (reading.kind === 'skipped') return { kind: 'refused', explanation: reading.explanation };
  }
  if (start.kind !== 'instant' || end.kind !== 'instant') {
    return { kind: 'refused', explanation: 'This time can not be read.' };
  }
  const stretched = end.at + move.minutes * minute;
  if (stretched - start.at < shortest * minute) {
    return { kind: 'refused', explanation: 'End time must be after start time' };
  }
  return { kind: 'moved', start: start.at, end: stretched, assignedUserIds: handedOver(shift.assignedUserIds, move) };
}

export function changesNothing(shift: Shift, moved: Moved): boolean {
  if (moved.kind === 'refused') return false;
  const same = (ids: readonly string[]) => ids.length === shift.assignedUserIds.length;
  return (
    moved.start === shift.start &&
    moved.end === shift.end &&
    same(moved.assignedUserIds) &&
    moved.assignedUserIds.every((id, index) => id === shift.assignedUserIds[index])
  );
}

/** The others who share a shift keep it. */
function handedOver(ids: readonly string[], { from, to }: Move): readonly string[] {
  if (from === null || to === null || from === to) return ids;
  // Of what only archived people were on, nobody keeps anything.
  if (from === archivedId) return [to];
  return [...new Set(ids.map((id) => (id === from ? to : id)))];
}
