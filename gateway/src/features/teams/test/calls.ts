import type { Operations } from '../../../../test/harness/index.js';

const team = `{ id name place { id name } leads { id firstName lastName } memberCount retired canEdit }`;
const members = 'members(first: 1000) { nodes { user { id firstName lastName } fromDate toDate } }';
const withMembers = `{ id name place { id name } leads { id firstName lastName } memberCount retired canEdit ${members} }`;

/** All operations on teams, in GraphQL and REST. */
export const teamOperations = {
  teams: {
    method: 'GET',
    path: '/api/teams',
    document: `query ($includeRetired: Boolean) {
      viewer { teams(includeRetired: $includeRetired, first: 1000) { nodes ${team} } } }`,
  },
  team: {
    method: 'GET',
    path: '/api/teams/:id',
    document: `query ($id: ID!) { viewer { team(id: $id) ${withMembers} } }`,
  },
  createTeam: {
    method: 'POST',
    path: '/api/teams',
    document: `mutation ($input: TeamCreateInput!) { teamCreate(input: $input) { team ${withMembers} } }`,
  },
  updateTeam: {
    method: 'PATCH',
    path: '/api/teams/:id',
    document: `mutation ($input: TeamUpdateInput!) { teamUpdate(input: $input) { team ${withMembers} } }`,
  },
  deleteTeam: {
    method: 'DELETE',
    path: '/api/teams/:id',
    document: 'mutation ($input: TeamDeleteInput!) { teamDelete(input: $input) { deletedTeamId } }',
  },
  addTeamMember: {
    method: 'POST',
    path: '/api/teams/:id/members',
    document: `mutation ($input: TeamMemberAddInput!) { teamMemberAdd(input: $input) { team ${withMembers} } }`,
  },
  endTeamMembership: {
    method: 'POST',
    path: '/api/teams/:id/members/:userId/end',
    document: `mutation ($input: TeamMembershipEndInput!) { teamMembershipEnd(input: $input) { team ${withMembers} } }`,
  },
  removeTeamMember: {
    method: 'DELETE',
    path: '/api/teams/:id/members/:userId',
    document: `mutation ($input: TeamMemberRemoveInput!) { teamMemberRemove(input: $input) { team ${withMembers} } }`,
  },
  setTeamLeads: {
    method: 'PUT',
    path: '/api/teams/:id/leads',
    document: `mutation ($input: TeamLeadsSetInput!) { teamLeadsSet(input: $input) { team ${withMembers} } }`,
  },
  setUserReach: {
    method: 'PUT',
    path: '/api/users/:id/reach',
    document: 'mutation ($input: UserReachSetInput!) { userReachSet(input: $input) { user { id reach } } }',
  },
  changeUserRole: {
    method: 'PATCH',
    path: '/api/users/:id/role',
    document: 'mutation ($input: UserRoleChangeInput!) { userRoleChange(input: $input) { user { id role } } }',
  },
  deleteUser: {
    method: 'DELETE',
    path: '/api/users/:id/permanent',
    document: 'mutation ($input: UserDeleteInput!) { userDelete(input: $input) { deletedUserId } }',
  },
} satisfies Operations<string>;

export type TeamOperation = keyof typeof teamOperations;

interface Listed {
  readonly user: { readonly id: string };
  readonly fromDate: string;
  readonly toDate: string | null;
}

/** The members of a team as either API returned them: REST as a list, GraphQL as a connection. */
export function membersOf(team: { readonly members: readonly Listed[] | { readonly nodes: readonly Listed[] } }) {
  const { members } = team;
  return 'nodes' in members ? members.nodes : members;
}

/** `[id, from, until]` of each member. */
export const staysOf = (team: Parameters<typeof membersOf>[0]) =>
  membersOf(team).map(({ user, fromDate, toDate }) => [user.id, fromDate, toDate]);
