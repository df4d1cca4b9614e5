import { useQuery } from '@timetrack/client';
import { useEffect } from 'react';
import { LoadSyncQueue } from './sync.graphql.js';

const pollInterval = 2_000;

/** The five most recent syncs. Polls while one of them is unfinished and the page is visible. */
export function useSyncQueue() {
  const { data, previousData, error, refetch, startPolling, stopPolling } = useQuery(LoadSyncQueue, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  // A failed poll keeps the previous items: the next poll follows shortly.
  const items = (data ?? previousData)?.viewer?.syncQueue?.nodes;
  const isUnfinished = items?.some(({ status }) => status === 'PENDING' || status === 'RUNNING') ?? false;
  useEffect(() => {
    if (!isUnfinished) return;
    startPolling(pollInterval);
    return stopPolling;
  }, [isUnfinished, startPolling, stopPolling]);
  return { items, error, refetch: () => refetch() };
}
