import type { Command, Row } from './parity.types.js';

/** Teams, their members and leads, and the reach of managers in REST and GraphQL. */
export const teamCommands = {
  teams: { rest: ['GET', '/api/teams'], graphql: '{ viewer { teams { nodes { id name } } } }' },
  team: {
    rest: ['GET', '/api/teams/:id'],
    graphql: 'query ($id: ID!) { viewer { team(id: $id) { id name members { nodes { fromDate } } } } }',
  },
  createTeam: { rest: ['POST', '/api/teams'], mutation: 'teamCreate' },
  updateTeam: { rest: ['PATCH', '/api/teams/:id'], mutation: 'teamUpdate' },
  deleteTeam: { rest: ['DELETE', '/api/teams/:id'], mutation: 'teamDelete' },
  addTeamMember: { rest: ['POST', '/api/teams/:id/members'], mutation: 'teamMemberAdd' },
  endTeamMembership: { rest: ['POST', '/api/teams/:id/members/:userId/end'], mutation: 'teamMembershipEnd' },
  removeTeamMember: { rest: ['DELETE', '/api/teams/:id/members/:userId'], mutation: 'teamMemberRemove' },
  setTeamLeads: { rest: ['PUT', '/api/teams/:id/leads'], mutation: 'teamLeadsSet' },
  setUserReach: { rest: ['PUT', '/api/users/:id/reach'], mutation: 'userReachSet' },
} as const satisfies Readonly<Record<string, Command>>;

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const userId = '01890a5d-ac96-774b-bcce-b302099a8058';
const many = (count: number) => Array.from({ length: count }, () => id);

export const teamCalls: readonly Row<keyof typeof teamCommands>[] = [
  ['team', 'a worker', 'WORKER', { id }, 'FORBIDDEN'],
  ['team', 'an unknown id', 'MANAGER', { id }, 'NOT_FOUND'],
  ['createTeam', 'a manager', 'MANAGER', { name: 'Garden crew' }, 'FORBIDDEN'],
  ['createTeam', 'no name', 'ADMIN', {}, 'BAD_USER_INPUT'],
  ['createTeam', 'an unknown lead', 'ADMIN', { name: 'Garden crew', leadIds: [id] }, 'NOT_FOUND'],
  ['createTeam', 'an unknown member', 'ADMIN', { name: 'Garden crew', memberIds: [id] }, 'NOT_FOUND'],
  ['createTeam', '501 members', 'ADMIN', { name: 'Garden crew', memberIds: many(501) }, 'BAD_USER_INPUT'],
  ['updateTeam', 'an unknown id', 'ADMIN', { id, name: 'Garden crew' }, 'NOT_FOUND'],
  ['updateTeam', 'a blank name', 'ADMIN', { id, name: ' ' }, 'BAD_USER_INPUT'],
  ['deleteTeam', 'an unknown id', 'ADMIN', { id }, 'NOT_FOUND'],
  ['addTeamMember', 'an accountant', 'ACCOUNTANT', { id, userId }, 'FORBIDDEN'],
  ['addTeamMember', 'an unknown id', 'MANAGER', { id, userId }, 'NOT_FOUND'],
  ['addTeamMember', 'no person', 'ADMIN', { id }, 'BAD_USER_INPUT'],
  ['addTeamMember', 'a day that does not exist', 'ADMIN', { id, userId, fromDate: '2026-02-30' }, 'BAD_USER_INPUT'],
  ['endTeamMembership', 'a worker', 'WORKER', { id, userId }, 'FORBIDDEN'],
  ['endTeamMembership', 'an unknown id', 'ADMIN', { id, userId }, 'NOT_FOUND'],
  ['removeTeamMember', 'an unknown id', 'MANAGER', { id, userId }, 'NOT_FOUND'],
  ['setTeamLeads', 'a manager', 'MANAGER', { id, userIds: [] }, 'FORBIDDEN'],
  ['setTeamLeads', 'no list', 'ADMIN', { id }, 'BAD_USER_INPUT'],
  ['setTeamLeads', '51 leads', 'ADMIN', { id, userIds: many(51) }, 'BAD_USER_INPUT'],
  ['setTeamLeads', 'an unknown id', 'ADMIN', { id, userIds: [] }, 'NOT_FOUND'],
  ['setUserReach', 'a manager', 'MANAGER', { id, reach: 'TEAMS' }, 'FORBIDDEN'],
  ['setUserReach', 'an unknown id', 'ADMIN', { id, reach: 'TEAMS' }, 'NOT_FOUND'],
  ['setUserReach', 'an unknown reach', 'ADMIN', { id, reach: 'PLANET' }, 'BAD_USER_INPUT'],
];
