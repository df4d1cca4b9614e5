import { failureOf, useApolloClient } from '@timetrack/client';
import { useReportFailure } from '@timetrack/screens';
import { LoadBoard } from './board.graphql.js';

/** Loads the board again after a failure that shows that another user changed the schedule. */
export function useReloadAfterConflict(): (error: unknown) => void {
  const client = useApolloClient();
  return (error) => {
    const { code } = failureOf(error);
    if (code !== 'CONFLICT' && code !== 'NOT_FOUND') return;
    void client.refetchQueries({ include: [LoadBoard] }).catch(() => undefined);
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
