import { allPagesContext, useQuery } from '@timetrack/client';
import { readFragment } from '../../../gql/index.js';
import { isArchived, LoadTeam, type Member, TeamMembersUser } from '../member/members.graphql.js';

const leading: readonly Member['role'][] = ['OWNER', 'ADMIN', 'MANAGER'];

/** The people who can be added to a team, and those who can lead one. The screen has loaded them. */
export function usePeople() {
  const { data, loading: isLoading } = useQuery(LoadTeam, { context: allPagesContext, fetchPolicy: 'cache-first' });
  const all = data?.viewer?.users?.nodes.map((user) => readFragment(TeamMembersUser, user)) ?? [];
  const people = all.filter((member) => !isArchived(member));
  return { people, leads: people.filter(({ role }) => leading.includes(role)), isLoading };
}
