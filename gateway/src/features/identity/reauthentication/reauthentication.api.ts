import { GraphQLISODateTime } from 'type-graphql';
import { type Operation, operation } from '../../../platform/api/operation.js';
import { reauthenticate } from './reauthentication.service.js';

export const reauthenticationApi: readonly Operation[] = [
  operation(reauthenticate, {
    description: 'Confirms the password, after FORBIDDEN with `extensions.reauth`.',
    rest: { method: 'POST', path: '/api/auth/reauthenticate', status: 204 },
    mutation: {
      name: 'sessionReauthenticate',
      payload: {
        freshUntil: {
          type: () => GraphQLISODateTime,
          description: 'Until when the session may do what needs a fresh sign-in.',
        },
      },
    },
  }),
];
