import { useApolloClient } from '@timetrack/client';
import { reloadBoard } from './reload-board.js';
import { useReportConflict } from './use-report-conflict.js';

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
