import { useQuery } from '@timetrack/client';
import type { Timeclock_Timesheets_LoadPeopleQuery } from '../../../gql/graphql.js';
import { LoadPeople } from '../timesheets.graphql.js';

export type Person = Timeclock_Timesheets_LoadPeopleQuery['users'][number];

/** Everybody of the organization, archived ones last: their hours stay. Read once somebody needs it. */
export function usePeople(wanted: boolean): { readonly people: readonly Person[]; readonly loading: boolean } {
  const { data, loading } = useQuery(LoadPeople, { skip: !wanted });
  const users = data?.users ?? [];
  const people = [...users.filter(({ status }) => status !== 'DISABLED'), ...users.filter(isArchived)];
  return { people, loading };
}

export function isArchived({ status }: Person): boolean {
  return status === 'DISABLED';
}
