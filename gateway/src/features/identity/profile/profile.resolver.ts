import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { UserType, type UserView } from '../users/user.types.js';
import { ChangePasswordInput, UpdateProfileInput } from './profile.inputs.js';
import { changePassword, updateProfile } from './profile.service.js';

@Resolver()
export class ProfileResolver {
  @Mutation(() => UserType)
  updateProfile(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateProfileInput) input: InstanceType<typeof UpdateProfileInput>,
  ): Promise<UserView> {
    return context.execute(updateProfile, input);
  }

  @Mutation(() => Boolean)
  async changePassword(
    @Ctx() context: RequestContext,
    @Arg('input', () => ChangePasswordInput) input: InstanceType<typeof ChangePasswordInput>,
  ): Promise<true> {
    await context.execute(changePassword, input);
    return true;
  }
}
