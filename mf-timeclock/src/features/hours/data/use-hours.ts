import { failureOf, useQuery } from '@timetrack/client';
import { serverNow, useSession } from '@timetrack/contracts';
import { useToday } from '@timetrack/screens';
import { useEffect, useMemo } from 'react';
import { readReview, readTimes } from '../../../components/times/times.graphql.js';
import type { Timeclock_Hours_LoadHoursQuery } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/index.js';
import {
  type Hours,
  HoursCorrectionCorrection,
  HoursPayOwnPay,
  HoursTimesheetTimesheet,
  LoadHours,
  LoadPeriods,
  type Period,
} from './hours.graphql.js';

/** The viewer's hours of a period. Each answer is kept on this device for when there is no network. */
export function useHours(period: Period | null) {
  const { id: userId } = useSession().user;
  const { data, error, loading, refetch } = useQuery(LoadHours, {
    variables: { startDate: period?.startDate ?? '', endDate: period?.endDate ?? '', userId },
    skip: period === null,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const hours = useMemo(() => (period && data?.viewer ? readHours(period, data.viewer) : null), [period, data]);
  // Hours that are only in memory, while they load or without a network, are as old as their snapshot.
  const isAnswer = !loading && !error;
  useEffect(() => {
    if (hours && isAnswer) keepSnapshot(userId, { at: serverNow().toISOString(), hours });
  }, [userId, hours, isAnswer]);
  // `refetch` would also send a query that waits for its period.
  return { hours, error, refresh: () => void (period && refetch().catch(() => undefined)) };
}

type Answer = NonNullable<Timeclock_Hours_LoadHoursQuery['viewer']>;

function readHours(period: Period, { myPay, timesheets }: Answer): Hours | null {
  const pay = readFragment(HoursPayOwnPay, myPay);
  if (!pay || !timesheets) return null;
  return {
    period: { ...period, status: pay.periodStatus },
    pay,
    timesheets: timesheets.nodes.map((node) => readReview(readTimes(readFragment(HoursTimesheetTimesheet, node)))),
    corrections: pay.corrections.map((node) => readFragment(HoursCorrectionCorrection, node)),
  };
}

/**
 * The periods with a snapshot on this device, latest first, and the snapshot of the wanted day, if loading failed because there is no network. Without a day,
 * it is the one of today, or else the one seen last, because which period is current is not known either.
 */
export function useSnapshots(error: unknown, day: string | null) {
  const { id } = useSession().user;
  const today = useToday();
  const isOffline = error !== undefined && failureOf(error).code === 'NETWORK';
  const snapshots = useMemo(() => (isOffline ? readSnapshots(id) : []), [isOffline, id]);
  const found = snapshots.find((snapshot) => hasDay(snapshot, day ?? today));
  const periods = snapshots.map(({ hours: { period } }) => period);
  periods.sort((one, other) => (one.startDate < other.startDate ? 1 : -1));
  return { periods, snapshot: found ?? (day === null ? snapshots[0] : undefined) ?? null };
}

const hasDay = ({ hours: { period } }: Snapshot, day: string) => period.startDate <= day && day <= period.endDate;

/** The hours of a pay period as the viewer saw them last on this device, for when there is no network. */
interface Snapshot {
  /** When the gateway sent them. */
  readonly at: string;
  readonly hours: Hours;
}

/** Enough to look back from the current period, and little enough for the storage of a browser. */
const maxSnapshots = 4;

/**
 * Each user has their own. The shell removes every entry with this prefix when the session ends, and those of other
 * users when a user signs in.
 */
const storageKey = (userId: string) => `timetrack-private:${userId}:hours`;

/** One for each period, the one seen last first. */
function readSnapshots(userId: string): readonly Snapshot[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(userId)) ?? '[]');
    return Array.isArray(stored) ? (stored as Snapshot[]).filter((each) => each?.hours?.period) : [];
  } catch {
    return [];
  }
}

function keepSnapshot(userId: string, snapshot: Snapshot): void {
  const { startDate } = snapshot.hours.period;
  const others = readSnapshots(userId).filter(({ hours }) => hours.period.startDate !== startDate);
  try {
    localStorage.setItem(storageKey(userId), JSON.stringify([snapshot, ...others].slice(0, maxSnapshots)));
  } catch {
    // Without storage, nothing is shown without a network.
  }
}

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
