import { z } from 'zod';
import { deletedId, type Operation, operation } from '../../../platform/api/operation.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { route } from '../../../platform/http/routes/route.js';
import type { TeamPorts } from '../users/team-ports.types.js';
import { signedInJson, UserType, userView } from '../users/user.types.js';
import { endOtherSessions, endSession, mySessions, sessionPage, signOutEverywhere } from './own-sessions.service.js';
import { loginCommand, logout, meQuery } from './session.service.js';
import { ownSession, SessionInfo } from './session.types.js';

export const sessionApi = (ports: TeamPorts): readonly Operation[] => [
  operation(meQuery(ports), {
    description: 'The signed-in user with their organization and abilities.',
    rest: { method: 'GET', path: '/api/auth/me', status: 200, response: signedInJson },
    viewer: { type: () => UserType, value: ({ user }) => user },
  }),
  operation(loginCommand(ports), {
    description: 'Signs in with email and password, and sets a session cookie.',
    rest: { method: 'POST', path: '/api/auth/login', status: 200, response: signedInJson },
    mutation: { name: 'sessionStart', payload: { user: userView.describe('The user who is now signed in.') } },
  }),
  operation(logout, {
    description: 'Signs out: the session ends on the server.',
    rest: { method: 'POST', path: '/api/auth/logout', status: 204 },
    mutation: {
      name: 'sessionEndCurrent',
      payload: {
        endedSessionId: {
          schema: z.uuid().describe('The id of the session that ended.'),
          value: (_ended, { viewer }) => viewer?.sessionId,
        },
      },
    },
  }),
  operation(sessionPage, {
    description: 'The caller’s sessions, most recently used first.',
    route: route(mySessions, { method: 'GET', path: '/api/auth/sessions', status: 200, response: z.array(ownSession) }),
    viewer: connectionOf('SessionInfo', () => SessionInfo),
  }),
  operation(endSession, {
    description: 'Ends one of the caller’s sessions. Ending the current one signs out.',
    rest: { method: 'DELETE', path: '/api/auth/sessions/:id', status: 204 },
    mutation: { name: 'sessionEnd', payload: { endedSessionId: deletedId('The id of the session that ended.') } },
  }),
  operation(endOtherSessions, {
    description: 'Ends all of the caller’s sessions except the current one.',
    rest: { method: 'POST', path: '/api/auth/sessions/end-others', status: 204 },
    mutation: {
      name: 'sessionEndOthers',
      payload: {
        remainingSessionId: {
          schema: z.uuid().describe('The id of the current session, the only one that remains.'),
          value: (_ended, { viewer }) => viewer?.sessionId,
        },
      },
    },
  }),
  operation(signOutEverywhere, {
    description: 'Ends all of the caller’s sessions, including the current one.',
    rest: { method: 'POST', path: '/api/auth/sign-out-everywhere', status: 204 },
    mutation: {
      name: 'sessionEndAll',
      payload: {
        userId: {
          schema: z.uuid().describe('The id of the caller, who is signed out everywhere.'),
          value: (_ended, { viewer }) => viewer?.userId,
        },
      },
    },
  }),
];
