import { preparationContext, useApolloClient } from '@timetrack/client';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Scheduling_Schedule_LoadBoardQuery } from '../../../gql/graphql.js';
import type { Board, BoardData } from './arrange-board.js';
import { LoadBoard, LoadHours } from './board.graphql.js';
import { boardOf, prepareBoard, readBoard, readFigures } from './board-data.js';
import type { BoardEdits } from './board-edits.js';
import type { BoardRange } from './board-range.js';
import { useLargeQuery } from './use-large-query.js';

export function useWeek(range: BoardRange, skip: boolean) {
  const variables = useMemo(() => toInstants(range.bounds), [range]);
  const context = useMemo(
    () => preparationContext((response: Scheduling_Schedule_LoadBoardQuery) => prepareBoard(response, range)),
    [range],
  );
  const { data, edit, ...state } = useLargeQuery({ query: LoadBoard, variables, read: readBoard, context, skip });
  const previous = useRef<Board>(null);
  const board = useMemo(() => data && boardOf(data, range, previous.current), [data, range]);
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

/** Loads the planned hours, the totals, the conflicts and the number of drafts again, without the schedules. */
function useRefreshHours(
  variables: { readonly from: string; readonly to: string },
  edit: (change: (data: BoardData) => BoardData) => unknown,
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
