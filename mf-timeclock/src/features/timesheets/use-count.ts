import { useQuery } from '@timetrack/client';
import type { Timeclock_Timesheets_LoadCountQueryVariables } from '../../gql/graphql.js';
import { CountTimesheets } from './timesheets.graphql.js';

/** How many there are of something; null until it is known, and where nobody asks. */
export function useCount(question: Timeclock_Timesheets_LoadCountQueryVariables, wanted = true): number | null {
  const { data } = useQuery(CountTimesheets, {
    variables: question,
    skip: !wanted,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return data?.timesheets.totalCount ?? null;
}
