import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Role } from '../../../platform/auth/viewer.types.js';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { userRole } from '../users/user.enums.js';
import { UserType, type UserView } from '../users/user.types.js';
import { changeUserRole } from './change-role.service.js';
import { archiveUser, deleteUser, reinstateUser } from './membership.service.js';

@Resolver()
export class MembershipResolver {
  @Mutation(() => UserType)
  archiveUser(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<UserView> {
    return context.execute(archiveUser, { id });
  }

  @Mutation(() => UserType)
  reinstateUser(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<UserView> {
    return context.execute(reinstateUser, { id });
  }

  @Mutation(() => UserType)
  changeUserRole(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('role', () => userRole.enum) role: Role,
  ): Promise<UserView> {
    return context.execute(changeUserRole, { id, role });
  }

  @Mutation(() => Boolean)
  deleteUser(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    return context.execute(deleteUser, { id });
  }
}
