import { useQuery } from '@timetrack/client';
import { useMemo } from 'react';
import { LoadPeople } from '../audit.graphql.js';
import { nameOf } from '../entry/labels.js';

/** What has become of somebody since they did it. */
export type Standing = 'active' | 'archived' | 'deleted' | 'unknown';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly archived: boolean;
}

/** Everybody who can have done something, and what has become of them. Without an answer nobody is called deleted. */
export function usePeople() {
  const { data } = useQuery(LoadPeople, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  return useMemo(() => {
    const people = (data?.users ?? [])
      .map((user): Person => ({ id: user.id, name: nameOf(user), archived: user.status === 'DISABLED' }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en'));
    const byId = new Map(people.map((person) => [person.id, person]));
    const standingOf = (id: string): Standing => {
      if (!data) return 'unknown';
      const person = byId.get(id);
      if (!person) return 'deleted';
      return person.archived ? 'archived' : 'active';
    };
    return { people, standingOf };
  }, [data]);
}
