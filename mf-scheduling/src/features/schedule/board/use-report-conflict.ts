import { failureOf, useApolloClient } from '@timetrack/client';
import { useReportFailure } from '@timetrack/screens/basics';
import { reloadBoard } from './reload-board.js';

/** Loads the board again after a failure that shows that another user changed the schedule. */
export function useReloadAfterConflict(): (error: unknown) => void {
  const client = useApolloClient();
  return (error) => {
    const { code } = failureOf(error);
    if (code !== 'CONFLICT' && code !== 'NOT_FOUND') return;
    void reloadBoard(client);
  };
}

/** Reports a failure, and loads the board again if another user changed the schedule. */
export function useReportConflict(): ReturnType<typeof useReportFailure> {
  const reportFailure = useReportFailure();
  const reloadAfterConflict = useReloadAfterConflict();
  return (error, ...text) => {
    reloadAfterConflict(error);
    reportFailure(error, ...text);
  };
}
