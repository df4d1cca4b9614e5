import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { RequestPasswordResetInput, ResetPasswordInput } from './recovery.inputs.js';
import {
  type OpenReset,
  OpenResetType,
  type RequestedReset,
  RequestedResetType,
  type ResetLink,
  ResetLinkType,
} from './recovery.types.js';
import { requestPasswordReset } from './request-reset.service.js';
import { createResetLink } from './reset-link.service.js';
import { passwordReset, resetPassword } from './reset-password.service.js';

@Resolver()
export class RecoveryResolver {
  @Mutation(() => RequestedResetType)
  requestPasswordReset(
    @Ctx() context: RequestContext,
    @Arg('input', () => RequestPasswordResetInput) input: InstanceType<typeof RequestPasswordResetInput>,
  ): Promise<RequestedReset> {
    return context.execute(requestPasswordReset, input);
  }

  @Query(() => OpenResetType, {
    description: 'Describes a link without using it. NOT_FOUND for an unknown token, GONE once expired or used.',
  })
  passwordReset(
    @Ctx() context: RequestContext,
    @Arg('token', () => String, { description: 'The token in the address of the link.' }) token: string,
  ): Promise<OpenReset> {
    return context.execute(passwordReset, { token });
  }

  @Mutation(() => Boolean)
  async resetPassword(
    @Ctx() context: RequestContext,
    @Arg('input', () => ResetPasswordInput) input: InstanceType<typeof ResetPasswordInput>,
  ): Promise<true> {
    await context.execute(resetPassword, input);
    return true;
  }

  @Mutation(() => ResetLinkType)
  createResetLink(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<ResetLink> {
    return context.execute(createResetLink, { id });
  }
}
