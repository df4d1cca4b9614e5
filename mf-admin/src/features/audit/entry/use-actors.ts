import { useQuery } from '@timetrack/client';
import { fullName } from '@timetrack/screens';
import { useMemo } from 'react';
import { LoadActors } from './actors.graphql.js';

/** Whether the user who acted still has an account. */
export type ActorStatus = 'active' | 'archived' | 'deleted' | 'unknown';

export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly isArchived: boolean;
}

/** Everyone who may have entries in the log. Until the users are loaded, the status of an actor is unknown. */
export function useActors() {
  const { data } = useQuery(LoadActors, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  return useMemo(() => {
    const actors = (data?.users ?? [])
      .map((user): Actor => ({ id: user.id, name: fullName(user), isArchived: user.status === 'DISABLED' }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en'));
    const byId = new Map(actors.map((actor) => [actor.id, actor]));
    const statusOf = (id: string): ActorStatus => {
      if (!data) return 'unknown';
      const actor = byId.get(id);
      if (!actor) return 'deleted';
      return actor.isArchived ? 'archived' : 'active';
    };
    return { actors, statusOf };
  }, [data]);
}
