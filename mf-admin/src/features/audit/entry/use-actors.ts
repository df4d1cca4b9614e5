import { allPagesContext, useQuery } from '@timetrack/client';
import { fullName, type PersonOption } from '@timetrack/screens';
import { useMemo } from 'react';
import { LoadActors } from './audit.graphql.js';

export type ActorStatus = 'active' | 'archived' | 'deleted' | 'unknown';

/** The users who may have entries in the log, archived ones last. While they load, the status of an actor is unknown. */
export function useActors() {
  const { data } = useQuery(LoadActors, {
    context: allPagesContext,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return useMemo(() => {
    const users = (data?.viewer?.users?.nodes ?? []).toSorted(
      (one, other) => Number(isArchived(one)) - Number(isArchived(other)) || compareNames(one, other),
    );
    const actors = users.map(({ id, firstName, lastName, status }): PersonOption => {
      const actor = { id, firstName, lastName };
      return isArchived({ status }) ? { ...actor, note: 'Archived' } : actor;
    });
    const statusOf = (id: string): ActorStatus => {
      if (!data) return 'unknown';
      const user = users.find((one) => one.id === id);
      if (!user) return 'deleted';
      return isArchived(user) ? 'archived' : 'active';
    };
    return { actors, statusOf };
  }, [data]);
}

const isArchived = ({ status }: { readonly status: string }): boolean => status === 'DISABLED';

const compareNames = (one: PersonOption, other: PersonOption): number =>
  fullName(one).localeCompare(fullName(other), 'en');
