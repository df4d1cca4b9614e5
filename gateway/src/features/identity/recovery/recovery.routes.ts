import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { openReset, requestedReset, resetLink } from './recovery.types.js';
import { requestPasswordReset } from './request-reset.service.js';
import { createResetLink } from './reset-link.service.js';
import { passwordReset, resetPassword } from './reset-password.service.js';

export const recoveryRoutes: readonly Route[] = [
  route(requestPasswordReset, {
    method: 'POST',
    path: '/api/auth/forgot',
    status: 202,
    summary: 'Mail a link to choose a new password, if the email address belongs to an account',
    response: requestedReset,
  }),
  route(passwordReset, {
    method: 'POST',
    path: '/api/auth/reset/check',
    status: 200,
    summary: 'Describe a link to choose a new password, without using it',
    response: openReset,
  }),
  route(resetPassword, {
    method: 'POST',
    path: '/api/auth/reset',
    status: 204,
    summary: 'Choose a new password with the token of a link; all sessions of the person end',
  }),
  route(createResetLink, {
    method: 'POST',
    path: '/api/users/:id/reset-link',
    status: 201,
    summary: 'Make a one-time link with which a person of lower rank chooses a new password',
    response: resetLink,
  }),
];
