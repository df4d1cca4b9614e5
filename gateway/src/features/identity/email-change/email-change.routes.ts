import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { confirmEmail } from './confirm-email.service.js';
import { changeEmail } from './email-change.service.js';
import { emailConfirmationView } from './email-change.types.js';
import { emailConfirmation, requestEmailConfirmation } from './email-confirmation.service.js';

export const emailChangeRoutes: readonly Route[] = [
  route(changeEmail, {
    method: 'POST',
    path: '/api/me/email',
    status: 202,
    summary: 'Mail a link that confirms a new email address of the caller',
    response: z.object({}),
    present: () => ({}),
  }),
  route(emailConfirmation, {
    method: 'GET',
    path: '/api/me/email-confirmation',
    status: 200,
    summary: 'Whether the caller has confirmed their email address',
    response: emailConfirmationView,
  }),
  route(requestEmailConfirmation, {
    method: 'POST',
    path: '/api/me/email-confirmation',
    status: 202,
    summary: 'Mail a link that confirms the caller’s present email address',
    response: z.object({}),
    present: () => ({}),
  }),
  route(confirmEmail, {
    method: 'POST',
    path: '/api/auth/confirm-email',
    status: 204,
    summary: 'Put a new email address in force, with the token of its link',
  }),
];
