import { ID } from 'type-graphql';
import { type Operation, operation } from '../../../platform/api/operation.js';
import { signedInJson } from '../users/account.types.js';
import { UserType } from '../users/user.types.js';
import { login, logout, me } from './session.service.js';

export const sessionApi: readonly Operation[] = [
  operation(me, {
    description: 'The signed-in user with their organization and abilities.',
    rest: { method: 'GET', path: '/api/auth/me', status: 200, response: signedInJson },
    viewer: { type: () => UserType, value: ({ user }) => user },
  }),
  operation(login, {
    description: 'Signs in with email and password, and sets a session cookie.',
    rest: { method: 'POST', path: '/api/auth/login', status: 200, response: signedInJson },
    mutation: {
      name: 'sessionStart',
      payload: { user: { type: () => UserType, description: 'The user who is now signed in.' } },
    },
  }),
  operation(logout, {
    description: 'Signs out: the session ends on the server.',
    rest: { method: 'POST', path: '/api/auth/logout', status: 204 },
    mutation: {
      name: 'sessionEndCurrent',
      payload: {
        endedSessionId: {
          type: () => ID,
          description: 'The id of the session that ended.',
          value: (_ended, { viewer }) => viewer?.sessionId,
        },
      },
    },
  }),
];
