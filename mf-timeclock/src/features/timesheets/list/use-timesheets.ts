import { useQuery } from '@timetrack/client';
import type { Timeclock_Timesheets_LoadCountQueryVariables } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/index.js';
import {
  type DateRanges,
  type Days,
  daysOf,
  isBackward,
  needsDateRanges,
  type TimesheetsAddress,
} from '../address/timesheets-address.js';
import { TimesheetRowTimesheet } from '../row/timesheet-row.graphql.js';
import { CountTimesheets, LoadTimesheets } from './timesheets.graphql.js';

const pageSize = 50;

export type TimesheetPage = ReturnType<typeof useTimesheets>;

/**
 * The page of timesheets that the address describes. The previous page stays on the screen while another page or filter
 * is loading, and when a later refresh fails.
 */
export function useTimesheets(address: TimesheetsAddress, dateRanges: DateRanges | null) {
  const days = isBackward(address.period) ? null : daysOf(address.period, dateRanges);
  const { data, previousData, error, loading, refetch } = useQuery(LoadTimesheets, {
    variables: { ...pageVariables(address.page), ...filterVariables(address, days) },
    skip: days === null,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const latest = (data ?? (error ? undefined : previousData))?.viewer?.timesheets;
  const isImpossible = days === null && (dateRanges !== null || !needsDateRanges(address.period));
  const { nodes, pageInfo } = (isImpossible ? emptyPage : latest) ?? {};
  return {
    days,
    rows: nodes?.map((node) => readFragment(TimesheetRowTimesheet, node)),
    pageInfo,
    /** Whether the rows belong to a previous filter or page. */
    isStale: loading && !data,
    error: data ? undefined : error,
    refresh: () => void (days && refetch().catch(() => undefined)),
  };
}

/** Days that end before they start, or that the gateway doesn't have, contain no timesheets. */
const emptyPage = {
  nodes: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
};

function pageVariables(page: TimesheetsAddress['page']) {
  if (page && 'before' in page) return { last: pageSize, before: page.before };
  return { first: pageSize, after: page?.after };
}

export function filterVariables({ userId, teamId, status, exception }: TimesheetsAddress, days: Days | null) {
  return { userId, teamId, status, exception, from: days?.from, to: days?.to };
}

interface TimesheetCount {
  readonly count: number;
  /** False if there are more. */
  readonly isExact: boolean;
}

/** How many timesheets match the filter. Null until it is loaded, and if `enabled` is false. */
export function useTimesheetCount(
  filter: Timeclock_Timesheets_LoadCountQueryVariables,
  enabled = true,
): TimesheetCount | null {
  const { data } = useQuery(CountTimesheets, {
    variables: filter,
    skip: !enabled,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const found = data?.viewer?.timesheets;
  return found ? { count: found.totalCount, isExact: found.totalCountIsExact } : null;
}
