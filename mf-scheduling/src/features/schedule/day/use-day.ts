import { useMemo } from 'react';
import type { Scheduling_Schedule_LoadDayQuery } from '../../../gql/graphql.js';
import { type Board, compareTimes, findBoardDay, type Shift, type TimeOff, toShift } from '../board/arrange-board.js';
import { findMonthDay, type MonthBoard } from '../board/arrange-month.js';
import { LoadDay } from '../board/board.graphql.js';
import { readShifts } from '../board/board-data.js';
import { useLargeQuery } from '../board/use-large-query.js';
import { toInstants } from '../board/use-week.js';
import { type ConflictsByShift, groupConflicts } from '../shift/conflicts.js';

interface Day {
  /** Null until they are loaded. */
  readonly shifts: readonly Shift[] | null;
  readonly conflicts: ConflictsByShift;
  readonly timeOff: readonly TimeOff[];
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

/** Everything on one day of the board. Loads the shifts of a day that has more than the month lists. */
export function useDay(board: Board | MonthBoard, date: string): Day {
  const day = readDay(board, date);
  const isComplete = !day || day.count <= day.shifts.length;
  const [from, to] = [day?.from ?? 0, day?.to ?? 0];
  const variables = useMemo(() => toInstants([from, to]), [from, to]);
  const loaded = useLargeQuery({ query: LoadDay, variables, read: readDayShifts, skip: isComplete });
  const shifts = isComplete ? (day?.shifts ?? []) : (loaded.data?.shifts ?? null);
  const own = isComplete ? board.conflicts : loaded.data?.conflicts;
  const conflicts = useMemo(() => groupConflicts(own), [own]);
  return {
    shifts,
    conflicts,
    timeOff: day?.timeOff ?? [],
    error: shifts ? undefined : loaded.error,
    onRetry: loaded.refetch,
  };
}

function readDay(board: Board | MonthBoard, date: string) {
  if (board.kind === 'month') return findMonthDay(board, date);
  const day = findBoardDay(board, date);
  return { ...day, count: day.shifts.length };
}

function readDayShifts({ viewer }: Scheduling_Schedule_LoadDayQuery) {
  const scheduleBoard = viewer?.scheduleBoard;
  if (!scheduleBoard) return null;
  const { schedules, conflicts } = readShifts(scheduleBoard);
  return { shifts: schedules.map(toShift).toSorted(compareTimes), conflicts };
}
