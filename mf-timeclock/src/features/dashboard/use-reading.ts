import { type TypedDocumentNode, useQuery } from '@timetrack/client';

/**
 * A query without variables of a screen that moves: shows what is known at once, asks again whenever the screen is
 * opened, and keeps the last answer on the screen when a later one fails.
 */
export function useReading<Data>(query: TypedDocumentNode<Data, Record<string, never>>) {
  const { data, error, refetch } = useQuery(query, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return {
    data,
    loading: !data && !error,
    failed: !data && error !== undefined,
    refresh: () => void refetch().catch(() => undefined),
  };
}
