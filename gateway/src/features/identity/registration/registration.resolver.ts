import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { z } from 'zod';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { SessionPayload, type SignedIn } from '../users/account.types.js';
import { confirmRegistration } from './confirm-registration.service.js';
import {
  ConfirmRegistrationInput,
  type confirmRegistrationInput,
  RegisterOrganizationInput,
  type registerOrganizationInput,
} from './registration.inputs.js';
import { registerOrganization, registrationOptions } from './registration.service.js';
import {
  type Registered,
  type RegistrationOptions,
  RegistrationOptionsType,
  RegistrationPayload,
} from './registration.types.js';

@Resolver()
export class RegistrationResolver {
  @Query(() => RegistrationOptionsType, { description: 'Who can register an organization on this server.' })
  registrationOptions(@Ctx() context: RequestContext): Promise<RegistrationOptions> {
    return context.execute(registrationOptions, {});
  }

  @Mutation(() => RegistrationPayload)
  registerOrganization(
    @Arg('input', () => RegisterOrganizationInput) input: z.input<typeof registerOrganizationInput>,
    @Ctx() context: RequestContext,
  ): Promise<Registered> {
    return context.execute(registerOrganization, input);
  }

  @Mutation(() => SessionPayload)
  confirmRegistration(
    @Arg('input', () => ConfirmRegistrationInput) input: z.input<typeof confirmRegistrationInput>,
    @Ctx() context: RequestContext,
  ): Promise<SignedIn> {
    return context.execute(confirmRegistration, input);
  }
}
