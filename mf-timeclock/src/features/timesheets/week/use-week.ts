import { skipToken, useQuery } from '@timetrack/client';
import { useState } from 'react';
import { readFragment } from '../../../gql/index.js';
import type { TimesheetsAddress } from '../address/timesheets-address.js';
import { LoadWeek, LoadWeekTotals, WeekGridPerson } from './week.graphql.js';

/** Few enough people to approve a page at once: see the limit of `timesheetSelectionApprove`. */
const pageSize = 50;

/** One page of people with their week. The previous page stays on the screen while another one is loading. */
export function useWeek({ week: weekOf, show, userId }: Pick<TimesheetsAddress, 'week' | 'show' | 'userId'>) {
  const key = `${weekOf} ${show} ${userId}`;
  const [position, setPosition] = useState<{ key: string; cursors: readonly string[] }>({ key, cursors: [] });
  const cursors = position.key === key ? position.cursors : [];
  const { data, previousData, error, loading, refetch } = useQuery(LoadWeek, {
    variables: {
      weekOf,
      show: show === 'to-review' ? 'TO_REVIEW' : 'EVERYONE',
      userId,
      first: pageSize,
      after: cursors.at(-1) ?? null,
    },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const week = (data ?? (error ? undefined : previousData))?.viewer?.timesheetWeek ?? null;
  const next = week?.people?.pageInfo.hasNextPage ? week.people.pageInfo.endCursor : null;
  return {
    week,
    people: week?.people?.nodes.map((node) => readFragment(WeekGridPerson, node)) ?? [],
    isStale: loading && !data,
    error: data ? undefined : error,
    refresh: () => void refetch().catch(() => undefined),
    turnToNext: next ? () => setPosition({ key, cursors: [...cursors, next] }) : null,
    turnToPrevious: cursors.length > 0 ? () => setPosition({ key, cursors: cursors.slice(0, -1) }) : null,
  };
}

/** What everyone is paid for a week. Null until it is known; the grid does not wait for it. */
export function useWeekTotals(week: { readonly startDate: string } | null) {
  const { data } = useQuery(
    LoadWeekTotals,
    week ? { variables: { weekOf: week.startDate }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  return data?.viewer?.timesheetWeek?.totals ?? null;
}

export type WeekTotals = NonNullable<ReturnType<typeof useWeekTotals>>;
