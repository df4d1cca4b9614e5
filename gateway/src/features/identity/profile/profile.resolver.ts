import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import { User } from '../users/user.entity.js';
import { ChangePasswordInput, UpdateProfileInput } from './profile.inputs.js';
import { changePassword, updateProfile } from './profile.service.js';

@Resolver()
export class ProfileResolver {
  @Mutation(() => User, { description: 'Changes one’s own name. What is absent stays.' })
  updateProfile(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateProfileInput) input: InstanceType<typeof UpdateProfileInput>,
  ): Promise<User> {
    return context.execute(updateProfile, input);
  }

  @Mutation(() => Boolean, { description: 'Changes one’s own password, and ends all other sessions.' })
  changePassword(
    @Ctx() context: RequestContext,
    @Arg('input', () => ChangePasswordInput) input: InstanceType<typeof ChangePasswordInput>,
  ): Promise<boolean> {
    return context.execute(changePassword, input);
  }
}
