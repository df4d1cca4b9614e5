import { ID } from 'type-graphql';
import { mutationsOf, payloadMutation } from '../../../platform/graphql/schema/payload-mutation.builder.js';
import { UserType } from '../users/user.types.js';
import { createInvitation, deleteInvitation } from './invitation.service.js';
import { InvitationType } from './invitation.types.js';
import { registerWithInvitation } from './invited-registration.service.js';

export const InvitationMutations = mutationsOf(
  payloadMutation('invitationCreate', createInvitation, {
    description: 'Invites one person, or several with one link, by default as a WORKER.',
    payload: {
      invitation: {
        type: () => InvitationType,
        description: 'The new invitation with its code.',
      },
    },
  }),
  payloadMutation('invitationDelete', deleteInvitation, {
    description: 'Deletes an unused invitation.',
    payload: {
      deletedInvitationId: {
        type: () => ID,
        description: 'The id of the invitation that is gone.',
        value: (_result, { input }) => input.id,
      },
    },
  }),
  payloadMutation('invitationAccept', registerWithInvitation, {
    description: 'Creates the account of an invited person, without signing them in.',
    payload: {
      user: {
        type: () => UserType,
        description: 'The new user, who can sign in now.',
        value: ({ user }) => user,
      },
    },
  }),
);
