import { useApolloClient } from '@timetrack/client';
import { useCallback } from 'react';
import type { Board_ConflictFragment } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/index.js';
import type { Shift } from './arrange-board.js';
import { BoardConflict, LoadConflicts } from './board.graphql.js';
import { toInstants } from './use-week.js';

/**
 * Returns a function that loads the conflicts of these shifts as they are now. Those of the board may be out of date, and
 * the month only has those of the shifts that it lists.
 */
export function useLoadConflicts() {
  const client = useApolloClient();
  return useCallback(
    async (shifts: readonly Shift[]): Promise<readonly Board_ConflictFragment[]> => {
      if (shifts.length === 0) return [];
      const starts = shifts.map(({ start }) => start);
      const variables = toInstants([Math.min(...starts), Math.max(...starts) + 1]);
      const { data } = await client.query({ query: LoadConflicts, variables, fetchPolicy: 'no-cache' });
      const wanted = new Set(shifts.map(({ id }) => id));
      const conflicts = readFragment(BoardConflict, data?.viewer?.scheduleBoard?.conflicts ?? []);
      return conflicts.filter(({ scheduleId }) => wanted.has(scheduleId));
    },
    [client],
  );
}
