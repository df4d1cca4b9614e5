import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { confirmEmail } from './confirm-email.service.js';
import { changeEmail } from './email-change.service.js';

export const emailChangeRoutes: readonly Route[] = [
  route(changeEmail, {
    method: 'POST',
    path: '/api/me/email',
    status: 202,
    summary: 'Mail a link that confirms a new email address of the caller',
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
