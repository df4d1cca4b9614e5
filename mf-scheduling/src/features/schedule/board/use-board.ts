import { useTimeZone } from '@timetrack/screens/basics';
import { useMemo } from 'react';
import type { Scheduling_Schedule_LoadMonthQuery } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/index.js';
import type { View } from '../state/address-format.js';
import { arrangeMonth, type MonthData, moveWithinMonth } from './arrange-month.js';
import { BoardConflict, BoardTimeOff, LoadMonth } from './board.graphql.js';
import type { BoardEdits } from './board-edits.js';
import { type BoardRange, monthRange, sundayOf, weekRange } from './board-range.js';
import { BoardSchedule } from './shift.graphql.js';
import { useLargeQuery } from './use-large-query.js';
import { useWeek } from './use-week.js';

export function useBoard(view: View, date: string) {
  const timeZone = useTimeZone();
  const isMonth = view === 'month';
  // Other dates of the same week or month show the same board.
  const first = isMonth ? `${date.slice(0, 7)}-01` : sundayOf(date);
  const range = useMemo(
    () => (isMonth ? monthRange(first, timeZone) : weekRange(first, timeZone)),
    [isMonth, first, timeZone],
  );
  const week = useWeek(range, isMonth);
  const month = useMonth(range, !isMonth);
  const loaded = isMonth ? month : week;
  return { range, ...loaded, hasFailed: !loaded.board && loaded.error !== undefined };
}

/** Loads a month. */
function useMonth(range: BoardRange, skip: boolean) {
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
