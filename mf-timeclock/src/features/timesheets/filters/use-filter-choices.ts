import { allPagesContext, type ReadOf, useQuery } from '@timetrack/client';
import { type FoundPeople, findPeople, type PeopleSearch, useToday } from '@timetrack/screens';
import { useEffect, useRef } from 'react';
import type { Timeclock_Timesheets_LoadPeopleQuery } from '../../../gql/graphql.js';
import { LoadDateRanges, LoadPeople, LoadTeams } from './filters.graphql.js';

type User = ReadOf<Timeclock_Timesheets_LoadPeopleQuery, 'users'>['nodes'][number];

/** Finds people by name, archived ones last: their timesheets remain. Loads on the first search. */
export function usePeople(search: PeopleSearch): FoundPeople {
  const { data, loading } = useQuery(LoadPeople, {
    skip: search.text === null && search.selectedIds.length === 0,
    context: allPagesContext,
  });
  const users = sortByName(data?.viewer?.users?.nodes ?? []);
  const active = users.filter((user) => !isArchived(user));
  const archived = users.filter(isArchived).map((user) => ({ ...user, note: 'Archived' }));
  return { ...findPeople([...active, ...archived], search), isLoading: loading };
}

/** The active teams that the viewer sees. Undefined until they are loaded. */
export function useTeams() {
  return useQuery(LoadTeams, { context: allPagesContext }).data?.viewer?.teams?.nodes;
}

const alphabet = new Intl.Collator('en');

/** The gateway sorts pages by bytes, which puts Émile after Zoe. */
function sortByName(users: readonly User[]): readonly User[] {
  return users.toSorted(
    (one, other) => alphabet.compare(one.firstName, other.firstName) || alphabet.compare(one.lastName, other.lastName),
  );
}

function isArchived({ status }: User): boolean {
  return status === 'DISABLED';
}

/** Loaded again when the organization's date changes. */
export function useDateRanges() {
  const { data, error, refetch } = useQuery(LoadDateRanges, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const refresh = () => void refetch().catch(() => undefined);
  useOnDateChange(refresh);
  return { dateRanges: data?.viewer?.dateRanges ?? null, error, refresh };
}

function useOnDateChange(onChange: () => void): void {
  const today = useToday();
  const lastDate = useRef(today);
  useEffect(() => {
    if (lastDate.current === today) return;
    lastDate.current = today;
    onChange();
  });
}
