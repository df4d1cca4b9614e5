import { mutationsOf, payloadMutation } from '../../../platform/graphql/schema/payload-mutation.builder.js';
import { UserType } from '../users/user.types.js';
import { changePassword, updateProfile } from './profile.service.js';

export const ProfileMutations = mutationsOf(
  payloadMutation('profileUpdate', updateProfile, {
    description: 'Changes the caller’s name. Absent fields stay unchanged.',
    payload: {
      user: {
        type: () => UserType,
        description: 'The caller with the new name.',
      },
    },
  }),
  payloadMutation('passwordChange', changePassword, {
    description: 'Changes the caller’s password and ends all their other sessions. The caller gets a new session.',
    payload: {
      user: {
        type: () => UserType,
        description: 'The caller, who stays signed in.',
      },
    },
  }),
);
