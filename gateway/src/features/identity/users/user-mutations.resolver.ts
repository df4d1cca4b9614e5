import { mutationsOf, payloadMutation } from '../../../platform/graphql/schema/payload-mutation.builder.js';
import { createUser, updateUser } from './user.service.js';
import { UserType } from './user.types.js';

export const UserMutations = mutationsOf(
  payloadMutation('userCreate', createUser, {
    description: 'Creates a user who can sign in immediately.',
    payload: {
      user: {
        type: () => UserType,
        description: 'The new user.',
      },
    },
  }),
  payloadMutation('userUpdate', updateUser, {
    description:
      'Changes any user’s color, or the name or employee number of a user with `canEdit`. Absent fields stay unchanged.',
    payload: {
      user: {
        type: () => UserType,
        description: 'The user after the change.',
      },
    },
  }),
);
