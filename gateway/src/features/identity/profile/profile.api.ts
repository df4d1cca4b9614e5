import { z } from 'zod';
import { type Operation, operation } from '../../../platform/api/operation.js';
import { userView } from '../users/user.types.js';
import { changePassword, reauthenticate, updateProfile } from './profile.service.js';

export const profileApi: readonly Operation[] = [
  operation(updateProfile, {
    description: 'Changes the caller’s name. Absent fields stay unchanged.',
    rest: { method: 'PATCH', path: '/api/auth/me', status: 200, response: userView },
    mutation: { name: 'profileUpdate', payload: { user: userView.describe('The caller with the new name.') } },
  }),
  operation(changePassword, {
    description: 'Changes the caller’s password and ends all their other sessions. The caller gets a new session.',
    rest: { method: 'POST', path: '/api/auth/password', status: 204 },
    mutation: { name: 'passwordChange', payload: { user: userView.describe('The caller, who stays signed in.') } },
  }),
  operation(reauthenticate, {
    description: 'Confirms the password, after FORBIDDEN with `extensions.reauth`.',
    rest: { method: 'POST', path: '/api/auth/reauthenticate', status: 204 },
    mutation: {
      name: 'sessionReauthenticate',
      payload: { freshUntil: z.date().describe('Until when the session may do what needs a fresh sign-in.') },
    },
  }),
];
