import { useRef } from 'react';

/**
 * Refetches a query. A call during a refetch, which may have read old data already, makes it run once more afterwards.
 * Apollo would let both share the response of the first.
 */
export function useRefresh(refetch: () => Promise<unknown>): () => Promise<void> {
  const isRunning = useRef(false);
  const isRequested = useRef(false);
  return async () => {
    isRequested.current = true;
    if (isRunning.current) return;
    isRunning.current = true;
    while (isRequested.current) {
      isRequested.current = false;
      await refetch().catch(() => undefined);
    }
    isRunning.current = false;
  };
}
