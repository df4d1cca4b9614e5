import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/server/request-context.builder.js';
import { UserType, type UserView } from '../users/user.types.js';
import { ChangePasswordInput, UpdateProfileInput } from './profile.inputs.js';
import { changePassword, updateProfile } from './profile.service.js';

@Resolver()
export class ProfileResolver {
  @Mutation(() => UserType, { description: 'Changes the caller’s name. Absent fields stay unchanged.' })
  updateProfile(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateProfileInput) input: InstanceType<typeof UpdateProfileInput>,
  ): Promise<UserView> {
    return context.execute(updateProfile, input);
  }

  @Mutation(() => Boolean, { description: 'Changes the caller’s password and ends all their other sessions.' })
  changePassword(
    @Ctx() context: RequestContext,
    @Arg('input', () => ChangePasswordInput) input: InstanceType<typeof ChangePasswordInput>,
  ): Promise<boolean> {
    return context.execute(changePassword, input);
  }
}
