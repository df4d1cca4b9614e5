import { useQuery } from '@timetrack/client';
import { useTimeZone } from '@timetrack/screens';
import { useEffect, useMemo, useRef } from 'react';
import { readFragment } from '../../../gql/index.js';
import type { View } from '../state/address-format.js';
import { arrangeBoard, type Board } from './arrange-board.js';
import { BoardBoardPerson, BoardSchedule, BoardTimeOff, LoadBoard } from './board.graphql.js';
import { monthRange, sundayOf, weekRange } from './board-range.js';

/** Loads a view with one query. Weeks in the cache are shown immediately and loaded again. */
export function useBoard(view: View, date: string) {
  const timeZone = useTimeZone();
  // Other dates of the same week or month show the same board.
  const first = view === 'month' ? `${date.slice(0, 7)}-01` : sundayOf(date);
  const range = useMemo(
    () => (view === 'month' ? monthRange(first, timeZone) : weekRange(first, timeZone)),
    [view, first, timeZone],
  );
  const variables = useMemo(() => toInstants(range.bounds), [range]);
  const { data, loading, error, refetch } = useQuery(LoadBoard, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const previous = useRef<Board>(null);
  const board = useMemo(() => {
    if (!data) return null;
    const { people, schedules, timeOff, draftCount } = data.scheduleBoard;
    const boardData = {
      people: readFragment(BoardBoardPerson, people),
      schedules: readFragment(BoardSchedule, schedules),
      timeOff: readFragment(BoardTimeOff, timeOff),
      draftCount,
    };
    return arrangeBoard(boardData, range, previous.current);
  }, [data, range]);
  useEffect(() => {
    previous.current = board;
  }, [board]);
  return {
    range,
    board,
    variables,
    hasFailed: !board && error !== undefined,
    error,
    /** Also true while the board is shown from the cache. */
    isLoading: loading,
    refetch,
  };
}

function toInstants(bounds: readonly number[]): { from: string; to: string } {
  const [from, to] = [bounds[0] ?? 0, bounds.at(-1) ?? 0];
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}
