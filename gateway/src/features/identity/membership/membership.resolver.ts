import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/server/request-context.builder.js';
import { UserType, type UserView } from '../users/user.types.js';
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

  @Mutation(() => Boolean, {
    description:
      'Permanently deletes a person. Credentials and contact data are erased; hours worked stay, under the name.',
  })
  deleteUser(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    return context.execute(deleteUser, { id });
  }
}
