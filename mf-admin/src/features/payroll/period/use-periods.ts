import { type ReadOf, useQuery } from '@timetrack/client';
import { type CalendarDate, useToday } from '@timetrack/screens';
import type { Admin_Payroll_LoadPeriodsQuery } from '../../../gql/graphql.js';
import { LoadPeriods } from './periods.graphql.js';

export type Period = ReadOf<Admin_Payroll_LoadPeriodsQuery, 'payPeriods'>['nodes'][number];

/** The periods around the chosen one, latest first. Without a choice, it is the period that ended last. */
export function usePeriods(startDate: CalendarDate | null) {
  const today = useToday();
  const { data, previousData, error, loading, refetch } = useQuery(LoadPeriods, {
    variables: { around: startDate },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const periods = (data ?? previousData)?.viewer?.payPeriods?.nodes ?? null;
  const chosen = periods && choosePeriod(periods, startDate, today);
  return { periods, chosen, error, loading, refetch };
}

/** The period that contains the date, which may no longer be a first day: the plan can change after a link was made. */
function choosePeriod(periods: readonly Period[], date: CalendarDate | null, today: CalendarDate): Period | undefined {
  if (date !== null) return periods.find((period) => period.startDate <= date && date <= period.endDate);
  return periods.find(({ endDate }) => endDate < today) ?? periods.at(-1);
}
