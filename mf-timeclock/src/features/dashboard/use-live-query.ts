import { type TypedDocumentNode, useQuery } from '@timetrack/client';

export type LiveQuery = ReturnType<typeof useLiveQuery>;

/**
 * A query without variables whose data changes while the screen is open. Cached data is shown immediately, every visit
 * loads it again, and a failed refresh keeps the previous data.
 */
export function useLiveQuery<Data>(query: TypedDocumentNode<Data, Record<string, never>>, { skip = false } = {}) {
  const { data, error, refetch } = useQuery(query, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    skip,
  });
  return {
    data,
    isLoading: !data && !error,
    /** Why there is no data. */
    error: data ? undefined : error,
    refresh: () => {
      if (!skip) void refetch().catch(() => undefined);
    },
  };
}
