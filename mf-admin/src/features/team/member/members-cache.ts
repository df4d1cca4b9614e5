import type { ApolloClient } from '@timetrack/client';
import type { Admin_Team_LoadTeamQuery } from '../../../gql/graphql.js';
import { LoadTeam } from './members.graphql.js';

type Cache = ApolloClient['cache'];
type Users = Admin_Team_LoadTeamQuery['users'];

/** The team as it was read, with those who have come since. The screen sorts it. */
export function withMembers(cache: Cache, added: Users): void {
  const ids = new Set(added.map(({ id }) => id));
  updateUsers(cache, (users) => [...users.filter(({ id }) => !ids.has(id)), ...added]);
}

/** Only the team loses them: timesheets and schedules still show whose they were. */
export function withoutMember(cache: Cache, gone: string): void {
  updateUsers(cache, (users) => users.filter(({ id }) => id !== gone));
}

function updateUsers(cache: Cache, change: (users: Users) => Users): void {
  cache.updateQuery({ query: LoadTeam }, (team) => team && { ...team, users: change(team.users) });
}
