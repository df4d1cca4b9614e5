import { mutationsOf, payloadMutation } from '../../../platform/graphql/schema/payload-mutation.builder.js';
import { UserType } from '../users/user.types.js';
import { confirmRegistration } from './confirm-registration.service.js';
import { registerOrganization } from './registration.service.js';
import { registrationNext } from './registration.types.js';

export const RegistrationMutations = mutationsOf(
  payloadMutation('organizationRegister', registerOrganization, {
    description:
      'Registers an organization. The caller becomes its owner and is signed in; where mail is configured, only after they opened the mailed link.',
    payload: {
      user: {
        type: () => UserType,
        description: 'The owner, who is now signed in. Null if the email address must be confirmed first.',
        value: ({ user }) => user,
      },
      next: {
        type: () => registrationNext.enum,
        description: 'What is left to do; null if nothing is.',
        value: ({ next }) => next,
      },
    },
  }),
  payloadMutation('registrationConfirm', confirmRegistration, {
    description: 'Creates the organization of a mailed link. The caller becomes its owner and is signed in.',
    payload: {
      user: {
        type: () => UserType,
        description: 'The owner, who is now signed in.',
        value: ({ user }) => user,
      },
    },
  }),
);
