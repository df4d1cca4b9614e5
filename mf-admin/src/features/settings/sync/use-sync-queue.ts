import { useQuery } from '@timetrack/client';
import { useEffect } from 'react';
import { LoadSyncQueue } from './sync.graphql.js';

const every = 2_000;

/** The five most recent, asked for again while one of them is under way, and the page is looked at. */
export function useSyncQueue() {
  const { data, previousData, error, refetch, startPolling, stopPolling } = useQuery(LoadSyncQueue, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  // One answer that is missed changes nothing of what was shown: the next one is on its way.
  const items = (data ?? previousData)?.syncQueue;
  const underWay = items?.some(({ status }) => status === 'PENDING' || status === 'RUNNING') ?? false;
  useEffect(() => {
    if (!underWay) return;
    startPolling(every);
    return stopPolling;
  }, [underWay, startPolling, stopPolling]);
  return { items, error, refetch: () => refetch() };
}
