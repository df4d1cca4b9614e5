import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Role } from '../../../platform/auth/viewer.types.js';
import type { RequestContext } from '../../../platform/graphql/server/request-context.builder.js';
import { userRole } from '../users/user.enums.js';
import { UserType, type UserView } from '../users/user.types.js';
import { changeUserRole } from './change-role.service.js';
import { archiveUser, deleteUser, reinstateUser } from './membership.service.js';

@Resolver()
export class MembershipResolver {
  @Mutation(() => UserType, {
    description: 'Archives a person. Their sessions end immediately; their timesheets, shifts and requests stay.',
  })
  archiveUser(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<UserView> {
    return context.execute(archiveUser, { id });
  }

  @Mutation(() => UserType, { description: 'Reinstates an archived person.' })
  reinstateUser(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<UserView> {
    return context.execute(reinstateUser, { id });
  }

  @Mutation(() => UserType, {
    description:
      'Gives a person with `canManage` one of the `grantableRoles`. Their sessions end. Needs a fresh sign-in.',
  })
  changeUserRole(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('role', () => userRole.enum) role: Role,
  ): Promise<UserView> {
    return context.execute(changeUserRole, { id, role });
  }

  @Mutation(() => Boolean, {
    description:
      'Permanently deletes a person. Credentials and contact data are erased; hours worked stay, under the name.',
  })
  deleteUser(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    return context.execute(deleteUser, { id });
  }
}
