import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { z } from 'zod';
import type { RequestContext } from '../../../platform/graphql/server/request-context.builder.js';
import { SessionPayload, type SignedIn } from '../users/account.types.js';
import { RegisterOrganizationInput, type registerOrganizationInput } from './registration.inputs.js';
import { registerOrganization } from './registration.service.js';

@Resolver()
export class RegistrationResolver {
  @Mutation(() => SessionPayload, {
    description: 'Registers an organization. The caller becomes its owner and is signed in.',
  })
  registerOrganization(
    @Arg('input', () => RegisterOrganizationInput) input: z.input<typeof registerOrganizationInput>,
    @Ctx() context: RequestContext,
  ): Promise<SignedIn> {
    return context.execute(registerOrganization, input);
  }
}
