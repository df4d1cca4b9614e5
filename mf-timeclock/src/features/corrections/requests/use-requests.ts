import { useQuery } from '@timetrack/client';
import { readFragment } from '../../../gql/index.js';
import { CountPendingCorrections, LoadPendingCorrections, RequestCardCorrection } from './requests.graphql.js';

export function useRequests() {
  const { data, error, loading, refetch } = useQuery(LoadPendingCorrections, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { nodes, totalCount } = data?.viewer?.corrections ?? {};
  return {
    requests: nodes?.map((node) => readFragment(RequestCardCorrection, node)),
    /** How many there are, including those that are not loaded. */
    total: totalCount ?? 0,
    loading,
    error: data ? undefined : error,
    refresh: () => void refetch().catch(() => undefined),
  };
}

/** How many corrections wait for a decision, for the tab. Null until it is known. */
export function useRequestCount(): number | null {
  const { data } = useQuery(CountPendingCorrections, { fetchPolicy: 'cache-and-network' });
  return data?.viewer?.corrections?.totalCount ?? null;
}
