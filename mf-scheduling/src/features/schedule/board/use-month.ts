import { useMemo } from 'react';
import type { Scheduling_Schedule_LoadMonthQuery } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/index.js';
import { arrangeMonth, type MonthData, moveWithinMonth } from './arrange-month.js';
import { BoardConflict, BoardTimeOff, LoadMonth } from './board.graphql.js';
import type { BoardEdits } from './board-edits.js';
import type { BoardRange } from './board-range.js';
import { BoardSchedule } from './shift.graphql.js';
import { useLargeQuery } from './use-large-query.js';

/** Loads a month. */
export function useMonth(range: BoardRange, skip: boolean) {
  const { days } = range;
  const variables = useMemo(() => ({ startDate: days[0] ?? '', endDate: days.at(-1) ?? '' }), [days]);
  const { data, edit, ...state } = useLargeQuery({ query: LoadMonth, variables, read: readMonth, skip });
  const board = useMemo(() => data && arrangeMonth(data, range), [data, range]);

  const { refetch } = state;
  const edits = useMemo<BoardEdits>(() => {
    const refresh = () => void refetch().catch(() => undefined);
    return {
      // The rows of the month are not people, so that a move never splits a schedule.
      replace: (shift, ...schedules) =>
        edit((month) => ({
          ...month,
          days: schedules.reduce((days, schedule) => moveWithinMonth(days, range, shift, schedule), month.days),
        })),
      put: refresh,
      remove: refresh,
      refresh,
    };
  }, [edit, range, refetch]);
  return { board, edits, ...state };
}

function readMonth({ viewer }: Scheduling_Schedule_LoadMonthQuery): MonthData | null {
  if (!viewer?.scheduleDays) return null;
  const { days, timeOff, conflicts } = viewer.scheduleDays;
  return {
    days: days.map(({ date, count, schedules }) => ({
      date,
      count,
      schedules: readFragment(BoardSchedule, schedules),
    })),
    timeOff: readFragment(BoardTimeOff, timeOff),
    conflicts: readFragment(BoardConflict, conflicts),
  };
}
