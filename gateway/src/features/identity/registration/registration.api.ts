import { type Operation, operation } from '../../../platform/api/operation.js';
import { signedInJson, userView } from '../users/user.types.js';
import { confirmRegistration, registerOrganization, registrationOptions } from './registration.service.js';
import {
  awaitsConfirmationJson,
  type Registered,
  RegistrationOptionsType,
  registrationNext,
  registrationOptionsView,
} from './registration.types.js';

export const registrationApi: readonly Operation[] = [
  operation(registrationOptions, {
    description: 'Who can register an organization on this server.',
    rest: { method: 'GET', path: '/api/auth/registration', status: 200, response: registrationOptionsView },
    visitor: () => RegistrationOptionsType,
  }),
  operation(registerOrganization, {
    description:
      'Registers an organization. The caller becomes its owner and is signed in; where mail is configured, only after they opened the mailed link.',
    rest: {
      method: 'POST',
      path: '/api/auth/register',
      status: 201,
      response: signedInJson,
      present: ({ user }) => ({ user: user as NonNullable<typeof user> }),
      accepted: {
        when: ({ next }: Registered) => next !== null,
        description: 'Open the mailed link. The same with and without an account.',
        response: awaitsConfirmationJson,
      },
    },
    mutation: {
      name: 'organizationRegister',
      payload: {
        user: userView.describe('The signed-in owner. Null until the email address is confirmed.'),
        next: registrationNext.describe('What is left to do; null if nothing is.'),
      },
    },
  }),
  operation(confirmRegistration, {
    description:
      'Creates the organization of a mailed link. The caller becomes its owner and is signed in. Fails with NOT_FOUND for an unknown link, GONE once used or expired.',
    rest: { method: 'POST', path: '/api/auth/confirm-registration', status: 201, response: signedInJson },
    mutation: { name: 'registrationConfirm', payload: { user: userView.describe('The owner, who is now signed in.') } },
  }),
];
