import { failureOf, useQuery } from '@timetrack/client';
import { useSession } from '@timetrack/contracts';
import { useEffect, useMemo, useState } from 'react';
import type { Timeclock_Hours_LoadHoursQuery } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/index.js';
import { HoursCorrectionCorrection, HoursPayOwnPay, HoursTimesheetTimesheet, LoadHours } from './hours.graphql.js';
import type { Hours, Period } from './hours.types.js';
import { keepSnapshot, readSnapshot } from './snapshot-store.js';

/** The viewer's hours of a period. Each answer is kept on this device for when there is no network. */
export function useHours(period: Period | null) {
  const { id: userId } = useSession().user;
  const { data, error, refetch } = useQuery(LoadHours, {
    variables: { startDate: period?.startDate ?? '', endDate: period?.endDate ?? '', userId },
    skip: period === null,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const hours = useMemo(() => (period && data?.viewer ? readHours(period, data.viewer) : null), [period, data]);
  useEffect(() => {
    if (hours) keepSnapshot(userId, { at: new Date().toISOString(), hours });
  }, [userId, hours]);
  return { hours, error: hours ? undefined : error, refresh: () => void refetch().catch(() => undefined) };
}

type Answer = NonNullable<Timeclock_Hours_LoadHoursQuery['viewer']>;

function readHours(period: Period, { myPay, timesheets }: Answer): Hours | null {
  const pay = readFragment(HoursPayOwnPay, myPay);
  if (!pay || !timesheets) return null;
  return {
    period: { ...period, status: pay.periodStatus },
    pay,
    timesheets: timesheets.nodes.map((node) => readFragment(HoursTimesheetTimesheet, node)),
    corrections: pay.corrections.map((node) => readFragment(HoursCorrectionCorrection, node)),
  };
}

/**
 * The hours that were seen last, if loading failed because there is no network and they are of the wanted period. Null
 * for the current period stands for the last one, because which one is current is not known either.
 */
export function useSnapshot(error: unknown, day: string | null) {
  const { id } = useSession().user;
  const [snapshot] = useState(() => readSnapshot(id));
  if (!snapshot || !error || failureOf(error).code !== 'NETWORK') return null;
  const { startDate, endDate } = snapshot.hours.period;
  return day === null || (startDate <= day && day <= endDate) ? snapshot : null;
}
