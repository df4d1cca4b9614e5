import { type Operation, operation } from '../../../platform/api/operation.js';
import { teamJson, teamView } from '../team.types.js';
import { addTeamMember, endTeamMembership, removeTeamMember } from './membership.service.js';

const payload = { team: teamView.describe('The team after the change.') };

export const membershipApi: readonly Operation[] = [
  operation(addTeamMember, {
    description: 'Adds a person to a team, today or from a day on. With `toDate`, the team borrows them.',
    rest: { method: 'POST', path: '/api/teams/:id/members', status: 201, response: teamJson },
    mutation: { name: 'teamMemberAdd', selects: 'team', payload },
  }),
  operation(endTeamMembership, {
    description:
      'Ends the current membership of a person, or else the next one. An end that is not after its first day removes it.',
    rest: { method: 'POST', path: '/api/teams/:id/members/:userId/end', status: 200, response: teamJson },
    mutation: { name: 'teamMembershipEnd', selects: 'team', payload },
  }),
  operation(removeTeamMember, {
    description: 'Removes all memberships of a person in a team. Its leads no longer reach the person.',
    rest: { method: 'DELETE', path: '/api/teams/:id/members/:userId', status: 204 },
    mutation: { name: 'teamMemberRemove', selects: 'team', payload },
  }),
];
