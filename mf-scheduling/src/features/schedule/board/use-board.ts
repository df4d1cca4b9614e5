import { useQuery } from '@timetrack/client';
import { useEffect, useMemo, useRef } from 'react';
import { readFragment } from '../../../gql/index.js';
import { monthOf, weekOf, weekStart } from '../../../time/calendar.js';
import { useTimeZone } from '../../../time/use-time-zone.js';
import type { View } from '../address/address.js';
import { BoardTimeOff, LoadBoard, RowPerson, ShiftSchedule } from '../schedule.graphql.js';
import { type Board, boardOf } from './board.js';

/** What the view shows, read with one query; known weeks are shown at once and read again. */
export function useBoard(view: View, date: string) {
  const timeZone = useTimeZone();
  // Another day of the same week is the same board.
  const first = view === 'month' ? `${date.slice(0, 7)}-01` : weekStart(date);
  const span = useMemo(
    () => (view === 'month' ? monthOf(first, timeZone) : weekOf(first, timeZone)),
    [view, first, timeZone],
  );
  const variables = useMemo(() => instants(span.bounds), [span]);
  const { data, loading, error, refetch } = useQuery(LoadBoard, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const previous = useRef<Board>(null);
  const board = useMemo(() => {
    if (!data) return null;
    const { people, schedules, timeOff, draftCount } = data.scheduleBoard;
    const answer = {
      people: readFragment(RowPerson, people),
      schedules: readFragment(ShiftSchedule, schedules),
      timeOff: readFragment(BoardTimeOff, timeOff),
      draftCount,
    };
    return boardOf(answer, span, previous.current);
  }, [data, span]);
  useEffect(() => {
    previous.current = board;
  }, [board]);
  return {
    span,
    board,
    variables,
    failed: !board && error !== undefined,
    error,
    /** Also while what is known is shown. */
    loading,
    refetch,
  };
}

function instants(bounds: readonly number[]): { from: string; to: string } {
  const [from, to] = [bounds[0] ?? 0, bounds.at(-1) ?? 0];
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}
