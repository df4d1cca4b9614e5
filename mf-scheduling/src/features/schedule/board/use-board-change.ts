import { type ApolloClient, failureOf, useApolloClient } from '@timetrack/client';
import { useReportFailure } from '@timetrack/screens/basics';
import { LoadBoard, LoadDay, LoadMonth } from './board.graphql.js';
import { operationOf } from './use-large-query.js';

interface BoardChange<Saved> {
  readonly send: () => Promise<Saved>;
  readonly failure: string;
  /** What the message says if the server did not respond. */
  readonly fallback?: string;
  readonly onSaved?: (saved: Saved) => void;
  readonly onFailure?: (error: unknown) => unknown;
  /** Loads what the change affects. By default everything that shows schedules. */
  readonly refresh?: () => unknown;
}

/**
 * Returns a function that creates, moves, copies, publishes or deletes schedules: it sends the change and refreshes the
 * board. It reports a failure, and then returns null.
 */
export function useBoardChange() {
  const client = useApolloClient();
  const reportFailure = useReportConflict();
  return async <Saved>(change: BoardChange<Saved>): Promise<Saved | null> => {
    const { send, failure, fallback, onSaved, onFailure, refresh = () => reloadBoard(client) } = change;
    try {
      const saved = await send();
      onSaved?.(saved);
      await refresh();
      return saved;
    } catch (error) {
      reportFailure(error, failure, { fallback });
      await onFailure?.(error);
      return null;
    }
  };
}

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
function useReportConflict(): ReturnType<typeof useReportFailure> {
  const reportFailure = useReportFailure();
  const reloadAfterConflict = useReloadAfterConflict();
  return (error, ...text) => {
    reloadAfterConflict(error);
    reportFailure(error, ...text);
  };
}

const boards: readonly (string | undefined)[] = [LoadBoard, LoadMonth, LoadDay].map(operationOf);

/** Loads everything again that shows schedules at the moment. A failure is reported where it is shown. */
export async function reloadBoard(client: ApolloClient): Promise<void> {
  const isBoard = (name: string | undefined) => boards.includes(name);
  const options = { include: 'active', onQueryUpdated: ({ queryName }: { queryName?: string }) => isBoard(queryName) };
  await client.refetchQueries(options as Parameters<typeof client.refetchQueries>[0]).catch(() => undefined);
}
