import { GraphQLISODateTime } from 'type-graphql';
import { mutationsOf, payloadMutation } from '../../../platform/graphql/schema/payload-mutation.builder.js';
import { reauthenticate } from './reauthentication.service.js';

export const ReauthenticationMutations = mutationsOf(
  payloadMutation('sessionReauthenticate', reauthenticate, {
    description: 'Confirms the caller’s password, after a FORBIDDEN with `extensions.reauth`.',
    payload: {
      freshUntil: {
        type: () => GraphQLISODateTime,
        description: 'Until when the session may do what needs a fresh sign-in.',
      },
    },
  }),
);
