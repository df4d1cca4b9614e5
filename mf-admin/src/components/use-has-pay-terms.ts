import { useQuery } from '@timetrack/client';
import { LoadHasPayTerms } from './has-pay-terms.graphql.js';

/** Whether screens offer what pay terms need. Undefined until it has loaded. A change of terms refetches the query. */
export function useHasPayTerms(): boolean | undefined {
  const { data, error } = useQuery(LoadHasPayTerms, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return data?.viewer?.organization?.hasPayTerms ?? (error ? false : undefined);
}
