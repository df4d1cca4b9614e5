import { GraphQLISODateTime } from 'type-graphql';
import { mutationsOf, payloadMutation } from '../../../platform/graphql/schema/payload-mutation.builder.js';
import { ResetLinkType } from './recovery.types.js';
import { requestPasswordReset } from './request-reset.service.js';
import { createResetLink } from './reset-link.service.js';
import { resetPassword } from './reset-password.service.js';

export const RecoveryMutations = mutationsOf(
  payloadMutation('passwordResetRequest', requestPasswordReset, {
    description: 'Mails a link to choose a new password, if the email address belongs to an account.',
    payload: {
      mailConfigured: {
        type: () => Boolean,
        description:
          'Whether this server sends mail at all. If not, an administrator can create a link. Never says more.',
        value: ({ mailConfigured }) => mailConfigured,
      },
    },
  }),
  payloadMutation('passwordResetComplete', resetPassword, {
    description: 'Chooses a new password with the token of a link. Ends all sessions of the person and starts none.',
    payload: {
      changedAt: {
        type: () => GraphQLISODateTime,
        description: 'When the new password came into force and all sessions of the person ended.',
      },
    },
  }),
  payloadMutation('passwordResetLinkCreate', createResetLink, {
    description:
      'Makes a one-time link with which a person of lower rank chooses a new password. Needs a fresh sign-in.',
    payload: {
      resetLink: {
        type: () => ResetLinkType,
        description: 'The link, which no later response contains.',
      },
    },
  }),
);
