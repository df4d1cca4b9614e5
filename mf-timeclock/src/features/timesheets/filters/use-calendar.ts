import { useQuery } from '@timetrack/client';
import { dayOf } from '../../../time/formats.js';
import { useTimeZone } from '../../../time/use-time-zone.js';
import { LoadCalendar } from '../timesheets.graphql.js';
import type { Calendar } from './periods.js';

/** The organization's weeks and pay periods around today. */
export function useCalendar() {
  const timeZone = useTimeZone();
  const { data, error, refetch } = useQuery(LoadCalendar, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const calendar: Calendar | null = data
    ? {
        today: dayOf(new Date(), timeZone),
        workweekStartsOn: data.organization.workweekStartsOn,
        payPeriods: data.payPeriods,
      }
    : null;
  return { calendar, error, refresh: () => void refetch().catch(() => undefined) };
}
