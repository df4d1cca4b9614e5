import { useQuery } from '@timetrack/client';
import type { Timeclock_Timesheets_LoadPageQuery } from '../../gql/graphql.js';
import { readFragment } from '../../gql/index.js';
import type { Address } from './address/address.js';
import { isBackward } from './filters/PeriodFilter.js';
import { type Calendar, type Days, daysOf, needsCalendar } from './filters/periods.js';
import { LoadTimesheets, TimesheetRowTimesheet } from './timesheets.graphql.js';

/** As many as somebody looks through; the next ones are a page away, however many there are. */
const pageSize = 50;

export type Reading = ReturnType<typeof useTimesheets>;

/**
 * One page of what the address asks for. While another page or filter is on its way the last answer stays; a reading
 * that fails later leaves what is shown.
 */
export function useTimesheets(address: Address, calendar: Calendar | null) {
  const days = daysAskedFor(address, calendar);
  const { data, previousData, error, loading, refetch } = useQuery(LoadTimesheets, {
    variables: { ...pageVariables(address.page), ...filterVariables(address, days) },
    skip: days === null,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const shown = data ?? (error ? undefined : previousData);
  const isKnown = calendar !== null || !needsCalendar(address.period);
  const { edges, pageInfo } = (days === null && isKnown ? nothing : shown)?.timesheets ?? {};
  return {
    days,
    rows: edges?.map(({ node }) => readFragment(TimesheetRowTimesheet, node)),
    pageInfo,
    /** What is shown is the answer to an earlier question. */
    isStale: loading && !data,
    error: data ? undefined : error,
    refresh: () => void refetch().catch(() => undefined),
  };
}

/** No timesheet lies between days that are none. */
const nothing: Pick<Timeclock_Timesheets_LoadPageQuery, 'timesheets'> = {
  timesheets: {
    edges: [],
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  },
};

/** Null while the calendar that it takes is not there, and for days that end before they begin. */
function daysAskedFor({ period }: Address, calendar: Calendar | null): Days | null {
  if (isBackward(period)) return null;
  if (calendar) return daysOf(period, calendar);
  if (needsCalendar(period)) return null;
  return period.kind === 'custom' ? { from: period.from, to: period.to } : { from: null, to: null };
}

function pageVariables(page: Address['page']) {
  if (page && 'before' in page) return { last: pageSize, before: page.before };
  return { first: pageSize, after: page?.after };
}

export function filterVariables({ userId, status, exception }: Address, days: Days | null) {
  return { userId, status, exception, from: days?.from, to: days?.to };
}
