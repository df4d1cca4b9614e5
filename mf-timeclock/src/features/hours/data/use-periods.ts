import { useQuery } from '@timetrack/client';
import { useToday } from '@timetrack/screens';
import { LoadPeriods } from './hours.graphql.js';
import type { Period } from './hours.types.js';

/**
 * The pay periods to choose from, latest first, and the one that contains the day. A day of long ago loads the periods
 * before it. Without a day, the period is the one of today.
 */
export function usePeriods(day: string | null) {
  const today = useToday();
  const newest = usePeriodsAround(null);
  const isKnown = day === null || findPeriod(newest.periods, day) !== null;
  const older = usePeriodsAround(day, isKnown || !newest.periods);
  const { periods, ...rest } = isKnown || !newest.periods ? newest : older;
  // A day before the first period leads to the period after it.
  const period = findPeriod(periods, day ?? today) ?? periods?.at(day && day < today ? -1 : 0) ?? null;
  return { ...rest, periods, period, today };
}

function usePeriodsAround(around: string | null, skip = false) {
  const { data, error, refetch } = useQuery(LoadPeriods, {
    variables: { around },
    skip,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const found = data?.viewer?.payPeriods;
  return {
    periods: found?.nodes ?? null,
    hasOlder: found?.pageInfo.hasNextPage ?? false,
    error: data ? undefined : error,
    refresh: () => void refetch().catch(() => undefined),
  };
}

function findPeriod(periods: readonly Period[] | null, day: string): Period | null {
  return periods?.find(({ startDate, endDate }) => startDate <= day && day <= endDate) ?? null;
}
