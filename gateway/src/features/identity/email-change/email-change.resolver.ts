import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { confirmEmail } from './confirm-email.service.js';
import { ChangeEmailInput, ConfirmEmailInput } from './email-change.inputs.js';
import { changeEmail } from './email-change.service.js';
import { type EmailConfirmation, EmailConfirmationType } from './email-change.types.js';
import { emailConfirmation, requestEmailConfirmation } from './email-confirmation.service.js';

@Resolver()
export class EmailChangeResolver {
  @Mutation(() => Boolean)
  changeEmail(
    @Ctx() context: RequestContext,
    @Arg('input', () => ChangeEmailInput) input: InstanceType<typeof ChangeEmailInput>,
  ): Promise<boolean> {
    return context.execute(changeEmail, input);
  }

  @Query(() => EmailConfirmationType, { description: 'Whether the caller has confirmed their email address.' })
  emailConfirmation(@Ctx() context: RequestContext): Promise<EmailConfirmation> {
    return context.execute(emailConfirmation, {});
  }

  @Mutation(() => Boolean)
  async requestEmailConfirmation(@Ctx() context: RequestContext): Promise<true> {
    await context.execute(requestEmailConfirmation, {});
    return true;
  }

  @Mutation(() => Boolean)
  async confirmEmail(
    @Ctx() context: RequestContext,
    @Arg('input', () => ConfirmEmailInput) input: InstanceType<typeof ConfirmEmailInput>,
  ): Promise<true> {
    await context.execute(confirmEmail, input);
    return true;
  }
}
