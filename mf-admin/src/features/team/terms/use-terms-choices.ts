import { useQuery } from '@timetrack/client';
import { useOvertimeRules } from '../../../components/OvertimeRuleSelect.js';
import { LoadTermsChoices } from './terms.graphql.js';

/** What the form of terms offers, or null until it has loaded. */
export function useTermsChoices() {
  const query = useQuery(LoadTermsChoices, { fetchPolicy: 'cache-and-network' });
  const { query: rulesQuery, rules } = useOvertimeRules();
  const { organization, positions } = query.data?.viewer ?? {};
  const isLoaded = organization && positions && rulesQuery.data;
  return {
    choices: isLoaded ? { rules, organization, positions: positions.nodes } : null,
    error: query.error ?? rulesQuery.error,
    refetch: () => Promise.all([query.refetch(), rulesQuery.refetch()]),
  };
}

export type TermsChoices = NonNullable<ReturnType<typeof useTermsChoices>['choices']>;
