import { readLocalTime, type TimeZone } from '@timetrack/screens/basics';
import type { WallTimeReading } from '@timetrack/ui/basics';
import { archivedId, type Shift } from '../board/arrange-board.js';

/** How a drag changes a shift: by days, to another person, and its end by minutes. */
export interface Move {
  readonly days: number;
  readonly minutes: number;
  /** The person from whose row the shift is dragged. Null in the month, whose rows are weeks. */
  readonly from: string | null;
  readonly to: string | null;
}

export interface Placement {
  readonly start: number;
  readonly end: number;
  readonly assignedUserIds: readonly string[];
}

export type MoveResult =
  | ({
      readonly kind: 'valid';
      readonly all: Placement;
    } & Placement)
  | { readonly kind: 'invalid'; readonly explanation: string };

const minuteMs = 60_000;

const shortestMinutes = 15;

/**
 * Applies a move. The shift keeps its local times, even across a clock change. A time that the clocks skip is invalid. In
 * the row of a person, only that person moves: one who leaves the times of the others gets a shift of their own.
 */
export function moveShift(shift: Shift, move: Move, timeZone: TimeZone): MoveResult {
  const start = moveByDays(shift.start, move.days, timeZone);
  const end = moveByDays(shift.end, move.days, timeZone);
  for (const reading of [start, end]) {
    if (reading.kind === 'skipped') return { kind: 'invalid', explanation: reading.explanation };
  }
  if (start.kind !== 'instant' || end.kind !== 'instant') {
    return { kind: 'invalid', explanation: 'This time is invalid.' };
  }
  const movedEnd = end.at + move.minutes * minuteMs;
  if (movedEnd - start.at < shortestMinutes * minuteMs) {
    return { kind: 'invalid', explanation: 'End time must be after start time' };
  }
  const times = { start: start.at, end: movedEnd };
  const all = { ...times, assignedUserIds: reassign(shift.assignedUserIds, move) };
  if (leavesGroup(shift, move, times)) return { kind: 'valid', ...times, assignedUserIds: [move.to ?? ''], all };
  if (isGroupMember(shift, move) && move.to !== move.from && shift.assignedUserIds.includes(move.to ?? '')) {
    return { kind: 'invalid', explanation: 'This person already works this shift.' };
  }
  return { kind: 'valid', ...all, all };
}

export function isGroupMember({ assignedUserIds }: Shift, { from, to }: Move): boolean {
  return from !== null && to !== null && from !== archivedId && assignedUserIds.length > 1;
}

/** Whether a drop moves several people because the card represents all of them, as in the month: it needs a confirmation. */
export function movesWholeGroup({ assignedUserIds }: Shift, { from }: Move): boolean {
  return from === null && assignedUserIds.length > 1;
}

/** What a copy contains: in the row of a person, only that person. */
export function copyPlacement(shift: Shift, move: Move, placement: Placement): Placement {
  return isGroupMember(shift, move) ? { ...placement, assignedUserIds: [move.to ?? ''] } : placement;
}

export function leavesGroup(shift: Shift, move: Move, { start, end }: Pick<Placement, 'start' | 'end'>): boolean {
  return isGroupMember(shift, move) && (start !== shift.start || end !== shift.end);
}

/** The same local time, days later. If a time occurs twice, the first one is used. */
export function moveByDays(at: number, days: number, timeZone: TimeZone): WallTimeReading {
  if (days === 0) return { kind: 'instant', at, choices: [] };
  const zone = timeZone.at(at);
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime().add({ days });
  return readLocalTime({ text: local.toString(), occurrence: 'first' }, timeZone);
}

export function isUnchanged(shift: Shift, { start, end, assignedUserIds }: Placement): boolean {
  return (
    start === shift.start &&
    end === shift.end &&
    assignedUserIds.length === shift.assignedUserIds.length &&
    assignedUserIds.every((id, index) => id === shift.assignedUserIds[index])
  );
}

/** The other assignees of a shared shift keep it. */
function reassign(ids: readonly string[], { from, to }: Move): readonly string[] {
  if (from === null || to === null || from === to) return ids;
  // A shift in the archived row has no active assignees to keep.
  if (from === archivedId) return [to];
  return [...new Set(ids.map((id) => (id === from ? to : id)))];
}
