import type { ApolloClient, ReadOf } from '@timetrack/client';
import type { Admin_Team_LoadTeamQuery } from '../../../gql/graphql.js';
import { LoadTeam } from './members.graphql.js';

type Cache = ApolloClient['cache'];
type Users = ReadOf<Admin_Team_LoadTeamQuery, 'users'>['nodes'];

/** Adds members to the cached team, or replaces those that it has. The screen sorts them. */
export function addMembers(cache: Cache, added: Users): void {
  const ids = new Set(added.map(({ id }) => id));
  updateUsers(cache, (users) => [...users.filter(({ id }) => !ids.has(id)), ...added]);
}

/** Removes a member only from the team: cached timesheets and schedules still show the name. */
export function removeMember(cache: Cache, removedId: string): void {
  updateUsers(cache, (users) => users.filter(({ id }) => id !== removedId));
}

function updateUsers(cache: Cache, change: (users: Users) => Users): void {
  cache.updateQuery({ query: LoadTeam }, (team) => {
    const viewer = team?.viewer;
    return viewer?.users && { viewer: { ...viewer, users: { ...viewer.users, nodes: change(viewer.users.nodes) } } };
  });
}
