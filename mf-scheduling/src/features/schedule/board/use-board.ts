import { useApolloClient } from '@timetrack/client';
import { useTimeZone } from '@timetrack/screens/basics';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Scheduling_Schedule_LoadMonthQuery } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/index.js';
import type { ScheduleState } from '../state/address-format.js';
import { arrangeBoard, type Board, type BoardData } from './arrange-board.js';
import { arrangeMonth, type MonthData, moveWithinMonth } from './arrange-month.js';
import { BoardConflict, BoardTimeOff, LoadBoard, LoadHours, LoadMonth } from './board.graphql.js';
import { readBoard, readFigures } from './board-data.js';
import type { BoardEdits } from './board-edits.js';
import { type BoardRange, monthRange, sundayOf, weekRange } from './board-range.js';
import { BoardSchedule } from './shift.graphql.js';
import { useLargeQuery } from './use-large-query.js';

export function useBoard({ view, date, group, teamId }: Pick<ScheduleState, 'view' | 'date' | 'group' | 'teamId'>) {
  const timeZone = useTimeZone();
  const isMonth = view === 'month';
  // Other dates of the same week or month show the same board.
  const first = isMonth ? `${date.slice(0, 7)}-01` : sundayOf(date);
  const range = useMemo(
    () => (isMonth ? monthRange(first, timeZone) : weekRange(first, timeZone)),
    [isMonth, first, timeZone],
  );
  const byTeam = group === 'team';
  const week = useWeek({ range, teamId, byTeam, skip: isMonth });
  const month = useMonth({ range, teamId, skip: !isMonth });
  const loaded = isMonth ? month : week;
  return { range, ...loaded, hasFailed: !loaded.board && loaded.error !== undefined };
}

interface Loading {
  readonly range: BoardRange;
  readonly teamId: string | null;
  readonly skip: boolean;
}

/** Loads a month. */
function useMonth({ range, teamId, skip }: Loading) {
  const { days } = range;
  const variables = useMemo(() => ({ startDate: days[0] ?? '', endDate: days.at(-1) ?? '', teamId }), [days, teamId]);
  const { data, edit, ...state } = useLargeQuery({ query: LoadMonth, variables, read: readMonth, skip });
  const board = useMemo(() => data && arrangeMonth({ ...data, teamId }, range), [data, range, teamId]);

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

function readMonth({ viewer }: Scheduling_Schedule_LoadMonthQuery): Omit<MonthData, 'teamId'> | null {
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

function useWeek({ range, teamId, byTeam, skip }: Loading & Pick<WeekVariables, 'byTeam'>) {
  const variables = useMemo(() => ({ ...toInstants(range.bounds), teamId, byTeam }), [range, teamId, byTeam]);
  const { data, edit, ...state } = useLargeQuery({ query: LoadBoard, variables, read: readBoard, skip });
  const previous = useRef<Board>(null);
  const board = useMemo(
    () => data && arrangeBoard({ ...data, teamId }, range, previous.current),
    [data, range, teamId],
  );
  useEffect(() => {
    previous.current = board;
  }, [board]);

  const refresh = useRefreshHours(variables, edit);
  const edits = useMemo<BoardEdits>(
    () => ({
      replace: ({ id }, ...schedules) =>
        edit((data) => ({ ...data, schedules: data.schedules.flatMap((one) => (one.id === id ? schedules : [one])) })),
      put: (schedule, insteadOf) =>
        edit((data) => {
          const others = data.schedules.filter(({ id }) => id !== schedule.id && id !== insteadOf);
          return { ...data, schedules: [...others, schedule] };
        }),
      remove: (id) => edit((data) => ({ ...data, schedules: data.schedules.filter((one) => one.id !== id) })),
      refresh: () => void refresh().catch(() => undefined),
    }),
    [edit, refresh],
  );
  return { board, edits, ...state };
}

type LoadedBoard = Omit<BoardData, 'teamId'>;

interface WeekVariables extends ReturnType<typeof toInstants> {
  readonly teamId: string | null;
  /** Whether to load the totals of each team, and the teams of people. */
  readonly byTeam: boolean;
}

/** Loads the planned hours, the totals, the conflicts and the number of drafts again, without the schedules. */
function useRefreshHours(
  variables: WeekVariables,
  edit: (change: (data: LoadedBoard) => LoadedBoard) => unknown,
): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    const { data } = await client.query({ query: LoadHours, variables, fetchPolicy: 'no-cache' });
    const loaded = data?.viewer?.scheduleBoard;
    if (!loaded) return;
    const { people, ...figures } = readFigures(loaded);
    const hours = new Map(
      people.map(({ user, plannedMinutes, over40Hours }) => [user.id, { plannedMinutes, over40Hours }]),
    );
    edit((board) => ({
      ...board,
      ...figures,
      people: board.people.map((person) => ({ ...person, ...hours.get(person.user.id) })),
    }));
  }, [client, variables, edit]);
}

export function toInstants(bounds: readonly number[]): { readonly from: string; readonly to: string } {
  const [from, to] = [bounds[0] ?? 0, bounds.at(-1) ?? 0];
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}
