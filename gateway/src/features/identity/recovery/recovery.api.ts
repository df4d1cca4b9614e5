import { z } from 'zod';
import { type Operation, operation } from '../../../platform/api/operation.js';
import { createResetLink, passwordReset, requestPasswordReset, resetPassword } from './recovery.service.js';
import { OpenResetType, openReset, requestedReset, resetLink } from './recovery.types.js';

export const recoveryApi: readonly Operation[] = [
  operation(requestPasswordReset, {
    description: 'Mails a link to choose a new password, if there is an account.',
    rest: { method: 'POST', path: '/api/auth/forgot', status: 202, response: requestedReset },
    mutation: {
      name: 'passwordResetRequest',
      payload: {
        mailConfigured: z.boolean().describe('Whether this server sends mail. If not, ask an administrator.'),
      },
    },
  }),
  operation(passwordReset, {
    description: 'Describes a password link. NOT_FOUND if unknown, GONE if expired or used.',
    rest: { method: 'POST', path: '/api/auth/reset/check', status: 200, response: openReset },
    visitor: () => OpenResetType,
  }),
  operation(resetPassword, {
    description: 'Chooses a new password with the token of a link. Ends all sessions of the person and starts none.',
    rest: { method: 'POST', path: '/api/auth/reset', status: 204 },
    mutation: {
      name: 'passwordResetComplete',
      payload: { changedAt: z.date().describe('When the password changed and all sessions of the person ended.') },
    },
  }),
  operation(createResetLink, {
    description: 'Makes a one-time password link for a person of lower rank. Needs a fresh sign-in.',
    rest: { method: 'POST', path: '/api/users/:id/reset-link', status: 201, response: resetLink },
    mutation: {
      name: 'passwordResetLinkCreate',
      payload: { resetLink: resetLink.describe('The link, which no later response contains.') },
    },
  }),
];
