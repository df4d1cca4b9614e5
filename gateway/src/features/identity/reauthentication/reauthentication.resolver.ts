import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/server/request-context.builder.js';
import { ReauthenticateInput } from './reauthentication.inputs.js';
import { reauthenticate } from './reauthentication.service.js';

@Resolver()
export class ReauthenticationResolver {
  @Mutation(() => Boolean, {
    description: 'Confirms the caller’s password, after a FORBIDDEN with `extensions.reauth`.',
  })
  reauthenticate(
    @Ctx() context: RequestContext,
    @Arg('input', () => ReauthenticateInput) input: InstanceType<typeof ReauthenticateInput>,
  ): Promise<boolean> {
    return context.execute(reauthenticate, input);
  }
}
