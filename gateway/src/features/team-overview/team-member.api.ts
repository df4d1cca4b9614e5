import { type Operation, operation } from '../../platform/api/operation.js';
import { teamMember } from './team-member.service.js';
import { TeamMemberType, teamMemberJson } from './team-member.types.js';

export const teamMemberApi: readonly Operation[] = [
  operation(teamMember, {
    description: 'An overview of a team member, archived or not: this workweek’s payable minutes, shifts and time off.',
    rest: { method: 'GET', path: '/api/users/:id/overview', status: 200, response: teamMemberJson },
    viewer: () => TeamMemberType,
  }),
];
