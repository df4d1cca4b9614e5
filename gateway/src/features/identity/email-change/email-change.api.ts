import { z } from 'zod';
import { type Operation, operation } from '../../../platform/api/operation.js';
import { changeEmail, confirmEmail, emailConfirmation, requestEmailConfirmation } from './email-change.service.js';
import { EmailConfirmationType, emailConfirmationView } from './email-change.types.js';

export const emailChangeApi: readonly Operation[] = [
  operation(changeEmail, {
    description: 'Mails a link for a new email address, which counts once confirmed.',
    rest: { method: 'POST', path: '/api/me/email', status: 202, response: z.object({}), present: () => ({}) },
    mutation: {
      name: 'emailChangeRequest',
      payload: {
        newEmail: {
          schema: z.string().describe('The address to which the link is mailed.'),
          value: (_requested, { input }) => input.newEmail,
        },
      },
    },
  }),
  operation(emailConfirmation, {
    description: 'Whether the caller has confirmed their email address.',
    rest: { method: 'GET', path: '/api/me/email-confirmation', status: 200, response: emailConfirmationView },
    viewer: () => EmailConfirmationType,
  }),
  operation(requestEmailConfirmation, {
    description: 'Mails a link that confirms the caller’s present email address.',
    rest: {
      method: 'POST',
      path: '/api/me/email-confirmation',
      status: 202,
      response: z.object({}),
      present: () => ({}),
    },
    mutation: {
      name: 'emailConfirmationRequest',
      payload: { email: z.string().describe('The address to which the link is mailed.') },
    },
  }),
  operation(confirmEmail, {
    description: 'Confirms a new or the present email address by the link’s token.',
    rest: { method: 'POST', path: '/api/auth/confirm-email', status: 204 },
    mutation: {
      name: 'emailConfirm',
      payload: { email: z.string().describe('The address, which is now in force and confirmed.') },
    },
  }),
];
