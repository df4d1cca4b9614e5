import { z } from 'zod';
import { type Operation, operation } from '../../platform/api/operation.js';
import { connectionOf } from '../../platform/graphql/schema/connection.js';
import { route } from '../../platform/http/routes/route.js';
import { setTeamLeads } from './leads/team-lead.service.js';
import { membershipApi } from './members/membership.api.js';
import { createTeam, deleteTeam, team, teamPage, teams, updateTeam } from './team.service.js';
import { TeamType, teamJson, teamView } from './team.types.js';

export const teamApi: readonly Operation[] = [
  operation(teamPage, {
    description:
      'The active teams by name, or all with `includeRetired`: for a restricted manager those that they lead, for a worker those of today.',
    route: route(teams, { method: 'GET', path: '/api/teams', status: 200, response: z.array(teamView) }),
    viewer: connectionOf('Team', () => TeamType),
  }),
  operation(team, {
    description: 'A team with its current, coming and past members.',
    rest: { method: 'GET', path: '/api/teams/:id', status: 200, response: teamJson },
    viewer: () => TeamType,
  }),
  operation(createTeam, {
    description: 'Creates a team. The names of active teams are unique, ignoring case.',
    rest: { method: 'POST', path: '/api/teams', status: 201, response: teamJson },
    mutation: { name: 'teamCreate', selects: 'team', payload: { team: teamView.describe('The new team.') } },
  }),
  operation(updateTeam, {
    description: 'Renames, retires, or reinstates a team.',
    rest: { method: 'PATCH', path: '/api/teams/:id', status: 200, response: teamJson },
    mutation: {
      name: 'teamUpdate',
      selects: 'team',
      payload: { team: teamView.describe('The team after the change.') },
    },
  }),
  operation(deleteTeam, {
    description: 'Deletes a team. A team that has or had members, shifts or hours is retired instead.',
    rest: { method: 'DELETE', path: '/api/teams/:id', status: 204 },
    mutation: {
      name: 'teamDelete',
      selects: 'team',
      payload: {
        deletedTeamId: {
          schema: z.uuid().describe('The id of the deleted team. Null if it was retired instead.'),
          value: (retired, { input }) => (retired ? null : input.id),
        },
        team: teamView.describe('The team if it was retired, because it has or had members, shifts or hours.'),
      },
    },
  }),
  operation(setTeamLeads, {
    description: 'Replaces the leads of a team.',
    rest: { method: 'PUT', path: '/api/teams/:id/leads', status: 200, response: teamJson },
    mutation: {
      name: 'teamLeadsSet',
      selects: 'team',
      payload: { team: teamView.describe('The team with its leads.') },
    },
  }),
  ...membershipApi,
];
