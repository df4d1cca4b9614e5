import { mutationsOf, payloadMutation } from '../../../platform/graphql/schema/payload-mutation.builder.js';
import { confirmEmail } from './confirm-email.service.js';
import { changeEmail } from './email-change.service.js';
import { requestEmailConfirmation } from './email-confirmation.service.js';

export const EmailChangeMutations = mutationsOf(
  payloadMutation('emailChangeRequest', changeEmail, {
    description: 'Mails a link to the new address. The old one stays in force until the link is used.',
    payload: {
      newEmail: {
        type: () => String,
        description: 'The address to which the link is mailed.',
        value: (_requested, { input }) => input.newEmail,
      },
    },
  }),
  payloadMutation('emailConfirmationRequest', requestEmailConfirmation, {
    description: 'Mails a link that confirms the caller’s present email address.',
    payload: {
      email: {
        type: () => String,
        description: 'The address to which the link is mailed.',
      },
    },
  }),
  payloadMutation('emailConfirm', confirmEmail, {
    description: 'Puts a new email address in force, or confirms the present one, with the token of its link.',
    payload: {
      email: {
        type: () => String,
        description: 'The address, which is now in force and confirmed.',
      },
    },
  }),
);
