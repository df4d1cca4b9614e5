import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { z } from 'zod';
import { type Ability, abilitiesOf, ability } from '../../../access/index.js';
import type { Role } from '../../../platform/auth/viewer.types.js';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { OrganizationType, type OrganizationView, organizationOf } from '../../organization/index.js';
import type { Account, SignedInAccount } from './account.types.js';
import { userRole } from './user.enums.js';
import { CreateUserInput, type createUserInput, UpdateUserInput } from './user.inputs.js';
import {
  canBeManagedBy,
  canBeRenamedBy,
  canResetPasswordOf,
  createUser,
  grantableRoles,
  presentEmail,
  presentEmployeeNumber,
  updateUser,
  users,
} from './user.service.js';
import { UserType, type UserView } from './user.types.js';

@Resolver(() => UserType)
export class UserResolver {
  @Query(() => [UserType], { description: 'The users of the organization by name; workers see only themselves.' })
  users(@Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo): Promise<UserView[]> {
    return context.execute(users, {}, info);
  }

  @Mutation(() => UserType)
  createUser(
    @Arg('input', () => CreateUserInput) input: z.input<typeof createUserInput>,
    @Ctx() context: RequestContext,
  ): Promise<UserView> {
    return context.execute(createUser, input);
  }

  @Query(() => [userRole.enum], { description: 'The roles that the viewer may grant, highest first.' })
  grantableRoles(@Ctx() context: RequestContext): Promise<Role[]> {
    return context.execute(grantableRoles, {});
  }

  @Mutation(() => UserType)
  updateUser(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => UpdateUserInput) input: InstanceType<typeof UpdateUserInput>,
  ): Promise<UserView> {
    return context.execute(updateUser, { ...input, id });
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may archive, reinstate or delete this user.' })
  canManage(@Root() user: UserView, @Ctx() { viewer }: RequestContext): boolean {
    return canBeManagedBy(viewer, user);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may change this user’s name and employee number.' })
  canEdit(@Root() user: UserView, @Ctx() { viewer }: RequestContext): boolean {
    return canBeRenamedBy(viewer, user);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may make a link with which this user chooses a new password.',
  })
  canResetPassword(@Root() user: UserView, @Ctx() { viewer }: RequestContext): boolean {
    return canResetPasswordOf(viewer, user);
  }

  @FieldResolver()
  email(@Root() user: UserView, @Ctx() { viewer }: RequestContext): string | null {
    return presentEmail(viewer, user);
  }

  @FieldResolver()
  employeeNumber(@Root() user: UserView, @Ctx() { viewer }: RequestContext): string | null {
    return presentEmployeeNumber(viewer, user);
  }

  @FieldResolver(() => [ability.enum], {
    description: 'What the signed-in user may do, screens included; empty for every other user.',
  })
  abilities(@Root() user: UserView | Account | SignedInAccount, @Ctx() { viewer }: RequestContext): readonly Ability[] {
    if ('abilities' in user) return user.abilities;
    return user.id === viewer?.userId ? abilitiesOf(viewer.role) : [];
  }

  @FieldResolver(() => OrganizationType)
  organization(
    @Root() user: UserView | Account,
    @Ctx() context: RequestContext,
  ): Promise<OrganizationView> | OrganizationView {
    return 'organization' in user ? user.organization : organizationOf(context);
  }
}
