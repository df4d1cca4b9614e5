import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { z } from 'zod';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { LoginInput, type loginInput } from '../credentials/credentials.inputs.js';
import { SessionPayload, type SignedIn, type SignedInAccount } from '../users/account.types.js';
import { UserType } from '../users/user.types.js';
import { login, logout, me } from './session.service.js';

@Resolver()
export class SessionResolver {
  @Query(() => UserType, { nullable: true, description: 'The signed-in user; null without a session.' })
  async me(@Ctx() context: RequestContext): Promise<SignedInAccount | null> {
    if (!context.viewer) return null;
    const { user } = await context.execute(me, {});
    return user;
  }

  @Mutation(() => SessionPayload)
  login(
    @Arg('input', () => LoginInput) input: z.input<typeof loginInput>,
    @Ctx() context: RequestContext,
  ): Promise<SignedIn> {
    return context.execute(login, input);
  }

  @Mutation(() => Boolean)
  logout(@Ctx() context: RequestContext): Promise<boolean> {
    return context.execute(logout, {});
  }
}
