import { z } from 'zod';
import { type Operation, operation } from '../../../platform/api/operation.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { route } from '../../../platform/http/routes/route.js';
import type { FirstTerms } from './first-terms.types.js';
import type { TeamPorts } from './team-ports.types.js';
import { createUserCommand, grantableRoles, updateUser, userPageQuery, usersQuery } from './user.service.js';
import { UserType, userRole, userView } from './user.types.js';

/** `viewer.users` and the people of a job have the same type. */
export const userConnection = connectionOf('User', () => UserType);

export const userApi = <Terms extends object>(
  firstTerms: FirstTerms<Terms>,
  teams: TeamPorts,
): readonly Operation[] => [
  operation(userPageQuery(teams), {
    description: 'The users of the organization by first name, archived ones included. Workers see only themselves.',
    route: route(usersQuery(teams), { method: 'GET', path: '/api/users', status: 200, response: z.array(userView) }),
    viewer: userConnection,
  }),
  operation(createUserCommand(firstTerms, teams), {
    description: 'Creates a user who can sign in immediately, or, for an API key, a WORKER without a password.',
    rest: { method: 'POST', path: '/api/users', status: 201, response: userView },
    mutation: { name: 'userCreate', payload: { user: userView.describe('The new user.') } },
  }),
  operation(updateUser, {
    description: 'Changes a color, or with `canEdit` the name or number. Absent fields stay.',
    rest: { method: 'PATCH', path: '/api/users/:id', status: 200, response: userView },
    mutation: { name: 'userUpdate', payload: { user: userView.describe('The user after the change.') } },
  }),
  operation(grantableRoles, {
    description: 'The roles that the viewer may grant, highest first.',
    viewer: () => [userRole.enum],
  }),
];
