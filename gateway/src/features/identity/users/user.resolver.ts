import { GraphQLBoolean, GraphQLNonNull } from 'graphql';
import { abilitiesOf, ability } from '../../../access/index.js';
import { fieldsOf } from '../../../platform/graphql/schema/type-fields.js';
import { enumTypeOf, listOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { OrganizationType, organizationOf } from '../../organization/index.js';
import { canBeManagedBy, canBeRenamedBy, canResetPasswordOf, presentContactData } from './user.service.js';
import { type Account, type SignedInAccount, UserType, type UserView } from './user.types.js';

type User = UserView | Account | SignedInAccount;

export const userFields = fieldsOf(UserType, {
  canManage: {
    type: new GraphQLNonNull(GraphQLBoolean),
    description: 'Whether the viewer may archive, reinstate or delete this user.',
    resolve: (user: UserView, _args, { viewer }) => canBeManagedBy(viewer, user),
  },
  canEdit: {
    type: new GraphQLNonNull(GraphQLBoolean),
    description: 'Whether the viewer may change this user’s name and employee number.',
    resolve: (user: UserView, _args, { viewer }) => canBeRenamedBy(viewer, user),
  },
  canResetPassword: {
    type: new GraphQLNonNull(GraphQLBoolean),
    description: 'Whether the viewer may make a password link for this user.',
    resolve: (user: UserView, _args, { viewer }) => canResetPasswordOf(viewer, user),
  },
  email: { resolve: (user: UserView, _args, { viewer }) => presentContactData(viewer, user, 'email') },
  employeeNumber: {
    resolve: (user: UserView, _args, { viewer }) => presentContactData(viewer, user, 'employeeNumber'),
  },
  abilities: {
    type: new GraphQLNonNull(listOf(enumTypeOf(ability))),
    description: 'What the signed-in user may do, screens included; empty for every other user.',
    resolve: (user: User, _args, { viewer }) => {
      if ('abilities' in user) return user.abilities;
      return user.id === viewer?.userId ? abilitiesOf(viewer.role) : [];
    },
  },
  organization: {
    type: new GraphQLNonNull(OrganizationType),
    description: 'The organization of the user.',
    resolve: (user: User, _args, context) => ('organization' in user ? user.organization : organizationOf(context)),
  },
});
