import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { z } from 'zod';
import type { Role } from '../../../platform/auth/viewer.js';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import { Organization, organizationOf } from '../../organization/index.js';
import { User } from './user.entity.js';
import { RoleEnum } from './user.enums.js';
import { CreateUserInput, type createUserInput, UpdateUserInput } from './user.inputs.js';
import {
  createUser,
  emailShownTo,
  grantableRoles,
  isManagedBy,
  isRenamedBy,
  updateUser,
  users,
} from './user.service.js';

@Resolver(() => User)
export class UserResolver {
  @Query(() => [User], { description: 'The people of the organization by name; a worker finds themself alone.' })
  users(@Ctx() context: RequestContext): Promise<User[]> {
    return context.execute(users, {});
  }

  @Mutation(() => User, { description: 'Adds somebody who can sign in at once.' })
  createUser(
    @Arg('input', () => CreateUserInput) input: z.input<typeof createUserInput>,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    return context.execute(createUser, input);
  }

  @Query(() => [RoleEnum], { description: 'The roles that the viewer may give to somebody, the highest first.' })
  grantableRoles(@Ctx() context: RequestContext): Promise<Role[]> {
    return context.execute(grantableRoles, {});
  }

  @Mutation(() => User, { description: 'The color of anybody; names where `canEdit`. What is absent stays.' })
  updateUser(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => UpdateUserInput) input: InstanceType<typeof UpdateUserInput>,
  ): Promise<User> {
    return context.execute(updateUser, { ...input, id });
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may archive, reinstate or delete this person.' })
  canManage(@Root() user: User, @Ctx() { viewer }: RequestContext): boolean {
    return isManagedBy(viewer, user);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may change this person’s name.' })
  canEdit(@Root() user: User, @Ctx() { viewer }: RequestContext): boolean {
    return isRenamedBy(viewer, user);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Null where a worker looks at somebody else.' })
  email(@Root() user: User, @Ctx() { viewer }: RequestContext): string | null {
    return emailShownTo(viewer, user);
  }

  @FieldResolver(() => Organization)
  async organization(@Root() user: User, @Ctx() context: RequestContext): Promise<Organization> {
    return user.organization ?? (await organizationOf(context));
  }
}
