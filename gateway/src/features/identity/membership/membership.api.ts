import { deletedId, type Operation, operation } from '../../../platform/api/operation.js';
import type { TeamPorts } from '../users/team-ports.types.js';
import { userView } from '../users/user.types.js';
import { archiveUser, changeUserRoleCommand, deleteUser, reinstateUser } from './membership.service.js';
import { setUserReach } from './user-reach.service.js';

export const membershipApi = (ports: TeamPorts): readonly Operation[] => [
  operation(archiveUser, {
    description: 'Archives a person. Their sessions end immediately; their timesheets, shifts and requests stay.',
    rest: { method: 'DELETE', path: '/api/users/:id', status: 204 },
    mutation: { name: 'userArchive', payload: { user: userView.describe('The archived user.') } },
  }),
  operation(reinstateUser, {
    description: 'Reinstates an archived person.',
    rest: { method: 'PATCH', path: '/api/users/:id/reinstate', status: 200, response: userView },
    mutation: { name: 'userReinstate', payload: { user: userView.describe('The user, who can sign in again.') } },
  }),
  operation(changeUserRoleCommand(ports), {
    description: 'Grants one of the `grantableRoles` and ends all sessions. Needs a fresh sign-in.',
    rest: { method: 'PATCH', path: '/api/users/:id/role', status: 200, response: userView },
    mutation: { name: 'userRoleChange', payload: { user: userView.describe('The user with the new role.') } },
  }),
  operation(setUserReach, {
    description: 'Chooses whether a manager sees everyone, or only the people of the teams that they lead.',
    rest: { method: 'PUT', path: '/api/users/:id/reach', status: 200, response: userView },
    mutation: { name: 'userReachSet', payload: { user: userView.describe('The manager after the change.') } },
  }),
  operation(deleteUser, {
    description: 'Deletes a person permanently, except hours and name. Needs a fresh sign-in.',
    rest: { method: 'DELETE', path: '/api/users/:id/permanent', status: 204 },
    mutation: {
      name: 'userDelete',
      payload: { deletedUserId: deletedId('The id of the user who is gone from the team.') },
    },
  }),
];
