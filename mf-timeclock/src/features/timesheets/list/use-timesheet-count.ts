import { useQuery } from '@timetrack/client';
import type { Timeclock_Timesheets_LoadCountQueryVariables } from '../../../gql/graphql.js';
import { CountTimesheets } from './timesheet-count.graphql.js';

/** How many timesheets match the filter. Null until it is loaded, and if `enabled` is false. */
export function useTimesheetCount(filter: Timeclock_Timesheets_LoadCountQueryVariables, enabled = true): number | null {
  const { data } = useQuery(CountTimesheets, {
    variables: filter,
    skip: !enabled,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return data?.timesheets.totalCount ?? null;
}
