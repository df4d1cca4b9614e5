import { useQuery } from '@timetrack/client';
import { useSession } from '@timetrack/contracts';
import { todayIn } from '../../../parts/days.js';
import { LoadCalendar } from '../reports.graphql.js';
import type { Calendar } from './ranges.js';

/** The organization's weeks and pay periods around today; null while nobody knows them. */
export function useCalendar(): Calendar | null {
  const { timezoneInForce } = useSession().user.organization;
  const { data } = useQuery(LoadCalendar, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  if (!data) return null;
  const { organization, payPeriods } = data;
  return { today: todayIn(timezoneInForce), workweekStartsOn: organization.workweekStartsOn, payPeriods };
}
