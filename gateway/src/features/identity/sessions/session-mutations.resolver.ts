import { ID } from 'type-graphql';
import { mutationsOf, payloadMutation } from '../../../platform/graphql/schema/payload-mutation.builder.js';
import { UserType } from '../users/user.types.js';
import { endOtherSessions, endSession, signOutEverywhere } from './own-sessions.service.js';
import { login, logout } from './session.service.js';

export const SessionMutations = mutationsOf(
  payloadMutation('sessionStart', login, {
    description: 'Signs in with email and password. The session itself is set as a cookie.',
    payload: {
      user: {
        type: () => UserType,
        description: 'The user who is now signed in.',
        value: ({ user }) => user,
      },
    },
  }),
  payloadMutation('sessionEndCurrent', logout, {
    description: 'Signs out: the session ends on the server.',
    payload: {
      endedSessionId: {
        type: () => ID,
        description: 'The id of the session that ended.',
        value: (_ended, { viewer }) => viewer?.sessionId,
      },
    },
  }),
  payloadMutation('sessionEnd', endSession, {
    description: 'Ends one of the caller’s sessions. Ending the current one signs out.',
    payload: {
      endedSessionId: {
        type: () => ID,
        description: 'The id of the session that ended.',
        value: (_result, { input }) => input.id,
      },
    },
  }),
  payloadMutation('sessionEndOthers', endOtherSessions, {
    description: 'Ends all of the caller’s sessions except the current one.',
    payload: {
      remainingSessionId: {
        type: () => ID,
        description: 'The id of the current session, the only one that remains.',
        value: (_ended, { viewer }) => viewer?.sessionId,
      },
    },
  }),
  payloadMutation('sessionEndAll', signOutEverywhere, {
    description: 'Ends all of the caller’s sessions, including the current one.',
    payload: {
      userId: {
        type: () => ID,
        description: 'The id of the caller, who is signed out everywhere.',
        value: (_ended, { viewer }) => viewer?.userId,
      },
    },
  }),
);
