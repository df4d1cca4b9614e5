import { ID } from 'type-graphql';
import { mutationsOf, payloadMutation } from '../../../platform/graphql/schema/payload-mutation.builder.js';
import { UserType } from '../users/user.types.js';
import { changeUserRole } from './change-role.service.js';
import { archiveUser, deleteUser, reinstateUser } from './membership.service.js';

export const MembershipMutations = mutationsOf(
  payloadMutation('userArchive', archiveUser, {
    description: 'Archives a person. Their sessions end immediately; their timesheets, shifts and requests stay.',
    payload: {
      user: {
        type: () => UserType,
        description: 'The archived user.',
      },
    },
  }),
  payloadMutation('userReinstate', reinstateUser, {
    description: 'Reinstates an archived person.',
    payload: {
      user: {
        type: () => UserType,
        description: 'The user, who can sign in again.',
      },
    },
  }),
  payloadMutation('userRoleChange', changeUserRole, {
    description:
      'Gives a person with `canManage` one of the `grantableRoles`. Their sessions end. Needs a fresh sign-in.',
    payload: {
      user: {
        type: () => UserType,
        description: 'The user with the new role.',
      },
    },
  }),
  payloadMutation('userDelete', deleteUser, {
    description:
      'Permanently deletes a person. Credentials and contact data are erased; hours worked stay, under the name. Needs a fresh sign-in.',
    payload: {
      deletedUserId: {
        type: () => ID,
        description: 'The id of the user who is gone from the team.',
        value: (_result, { input }) => input.id,
      },
    },
  }),
);
