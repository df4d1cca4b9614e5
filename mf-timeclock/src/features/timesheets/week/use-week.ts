import { skipToken, useQuery } from '@timetrack/client';
import { useState } from 'react';
import { readFragment } from '../../../gql/index.js';
import type { TimesheetsAddress } from '../address/timesheets-address.js';
import { LoadWeek, LoadWeekTotals, type PersonWeek, WeekGridPerson, type WeekTimesheet } from './week.graphql.js';

/** Few enough people to approve a page at once: see the limit of `timesheetSelectionApprove`. */
const pageSize = 50;

type WeekAddress = Pick<TimesheetsAddress, 'week' | 'show' | 'userId' | 'teamId'>;

/** One page of people with their week. The previous page stays on the screen while another one is loading. */
export function useWeek({ week: weekOf, show, userId, teamId }: WeekAddress) {
  const key = `${weekOf} ${show} ${userId} ${teamId}`;
  const [position, setPosition] = useState<{ key: string; cursors: readonly string[] }>({ key, cursors: [] });
  const cursors = position.key === key ? position.cursors : [];
  const { data, previousData, error, loading, refetch } = useQuery(LoadWeek, {
    variables: {
      weekOf,
      show: show === 'to-review' ? 'TO_REVIEW' : 'EVERYONE',
      userId,
      teamId,
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

/** What everyone, or everyone of a team, is paid for a week. Null until it is known; the grid does not wait for it. */
export function useWeekTotals(week: { readonly startDate: string } | null, teamId: string | null) {
  const { data } = useQuery(
    LoadWeekTotals,
    week ? { variables: { weekOf: week.startDate, teamId }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  return data?.viewer?.timesheetWeek?.totals ?? null;
}

export type WeekTotals = NonNullable<ReturnType<typeof useWeekTotals>>;

const nothing: Selection = new Map();

/** What the viewer has selected in a week. It stays selected when they turn to other people, but not in another week. */
export function useSelection(week: string | undefined, people: readonly PersonWeek[]) {
  const [chosen, setChosen] = useState<{ readonly week: string | undefined; readonly selection: Selection }>({
    week,
    selection: nothing,
  });
  const selection = chosen.week === week ? chosen.selection : nothing;
  const all = people.flatMap(approvableOf);
  return {
    all,
    selection,
    selected: selectedOf(people, selection),
    toggleAll: () => setChosen({ week, selection: toggle(selection, all) }),
    toggle: (ids: readonly string[]) =>
      setChosen({
        week,
        selection: toggle(
          selection,
          all.filter(({ id }) => ids.includes(id)),
        ),
      }),
    clear: () => setChosen({ week, selection: nothing }),
  };
}

export interface SelectedTimesheet extends Pick<WeekTimesheet, 'id' | 'version'> {
  readonly isRejected: boolean;
  /** Whether it has something that the approver confirms. */
  readonly isExceptional: boolean;
}

/** By id. It keeps what was selected on other pages. */
export type Selection = ReadonlyMap<string, SelectedTimesheet>;

export function approvableOf({ days }: PersonWeek): readonly SelectedTimesheet[] {
  const flagged = new Set(days.flatMap(({ exceptions }) => exceptions.map(({ timesheetId }) => timesheetId)));
  return days
    .flatMap(({ timesheets }) => timesheets.filter(({ canApprove }) => canApprove))
    .map(({ id, version, rejection }) => ({
      ...{ id, version },
      isRejected: rejection !== null,
      isExceptional: flagged.has(id),
    }));
}

/** The selection with these timesheets added, or removed if all of them were selected. */
function toggle(selection: Selection, timesheets: readonly SelectedTimesheet[]): Selection {
  const ids = new Set(timesheets.map(({ id }) => id));
  return timesheets.every(({ id }) => selection.has(id))
    ? new Map([...selection].filter(([id]) => !ids.has(id)))
    : new Map([...selection, ...timesheets.map((timesheet) => [timesheet.id, timesheet] as const)]);
}

/** Displayed timesheets as displayed, unless no longer approvable; those of other pages as they were. */
function selectedOf(people: readonly PersonWeek[], selection: Selection): readonly SelectedTimesheet[] {
  const displayed = new Set(
    people.flatMap(({ days }) => days.flatMap(({ timesheets }) => timesheets.map(({ id }) => id))),
  );
  return [
    ...people.flatMap(approvableOf).filter(({ id }) => selection.has(id)),
    ...[...selection.values()].filter(({ id }) => !displayed.has(id)),
  ];
}

export const countExceptional = (timesheets: readonly SelectedTimesheet[]): number =>
  timesheets.filter(({ isExceptional }) => isExceptional).length;

/** As the gateway takes it: it leaves what has changed since the viewer saw it. */
export const toInput = (timesheets: readonly SelectedTimesheet[]) =>
  timesheets.map(({ id, version, isRejected }) => ({ id, expectedVersion: version, rejected: isRejected }));
