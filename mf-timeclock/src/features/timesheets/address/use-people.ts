import { useQuery } from '@timetrack/client';
import { type FoundPeople, findPeople, type PeopleSearch } from '@timetrack/screens';
import type { Timeclock_Timesheets_LoadPeopleQuery } from '../../../gql/graphql.js';
import { LoadPeople } from './filters.graphql.js';

type User = Timeclock_Timesheets_LoadPeopleQuery['users'][number];

/**
 * Finds people by name. Archived people come last: their timesheets remain. Loads the people when the user searches.
 */
export function usePeople(search: PeopleSearch): FoundPeople {
  const { data, loading } = useQuery(LoadPeople, { skip: search.text === null && search.selectedIds.length === 0 });
  const users = data?.users ?? [];
  const active = users.filter((user) => !isArchived(user));
  const archived = users.filter(isArchived).map((user) => ({ ...user, note: 'Archived' }));
  return { ...findPeople([...active, ...archived], search), isLoading: loading };
}

function isArchived({ status }: User): boolean {
  return status === 'DISABLED';
}
