import { useApolloClient } from '@timetrack/client';
import { useReportFailure } from '@timetrack/screens/basics';
import { useCallback, useState } from 'react';
import type { Board_ConflictFragment } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/index.js';
import type { Shift } from '../board/arrange-board.js';
import { BoardConflict, LoadConflicts } from '../board/board.graphql.js';
import { toInstants } from '../board/use-board.js';
import type { Conflict } from '../shift/conflicts.js';

export type ConfirmedAction = 'PUBLISH' | 'DELETE';

export interface SelectionQuestion {
  readonly action: ConfirmedAction;
  readonly conflicts: readonly Conflict[];
}

/** The question before selected shifts are published or deleted. Publishing first looks for the conflicts. */
export function useSelectionQuestion() {
  const [question, setQuestion] = useState<SelectionQuestion | null>(null);
  const [isChecking, setChecking] = useState(false);
  const loadConflicts = useLoadConflicts();
  const reportFailure = useReportFailure();

  async function ask(action: ConfirmedAction, shifts: readonly Shift[]): Promise<void> {
    if (action === 'DELETE') return setQuestion({ action, conflicts: [] });
    setChecking(true);
    try {
      const conflicts = await loadConflicts(shifts.filter(({ status }) => status === 'DRAFT'));
      setQuestion({ action, conflicts });
    } catch (error) {
      reportFailure(error, 'Failed to check the shifts for conflicts');
    } finally {
      setChecking(false);
    }
  }

  return { question, isChecking, ask, close: () => setQuestion(null) };
}

/**
 * Returns a function that loads the conflicts of these shifts as they are now. Those of the board may be out of date, and
 * the month only has those of the shifts that it lists.
 */
function useLoadConflicts() {
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
