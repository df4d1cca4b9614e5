import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { ReauthenticateInput } from './reauthentication.inputs.js';
import { reauthenticate } from './reauthentication.service.js';

@Resolver()
export class ReauthenticationResolver {
  @Mutation(() => Boolean)
  async reauthenticate(
    @Ctx() context: RequestContext,
    @Arg('input', () => ReauthenticateInput) input: InstanceType<typeof ReauthenticateInput>,
  ): Promise<true> {
    await context.execute(reauthenticate, input);
    return true;
  }
}
