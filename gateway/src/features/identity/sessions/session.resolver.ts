import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { z } from 'zod';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import { User } from '../users/user.entity.js';
import { LoginInput, type loginInput } from './session.inputs.js';
import { login, logout, me } from './session.service.js';

@ObjectType({ description: 'Who is signed in now. The session itself comes as a cookie.' })
export class SessionPayload {
  @Field(() => User)
  user!: User;
}

@Resolver()
export class SessionResolver {
  @Query(() => User, { nullable: true, description: 'Who is signed in; null when nobody is.' })
  async me(@Ctx() context: RequestContext): Promise<User | null> {
    if (!context.viewer) return null;
    const { user } = await context.execute(me, {});
    return user;
  }

  @Mutation(() => SessionPayload, { description: 'Sign in with e-mail and password.' })
  login(
    @Arg('input', () => LoginInput) input: z.input<typeof loginInput>,
    @Ctx() context: RequestContext,
  ): Promise<SessionPayload> {
    return context.execute(login, input);
  }

  @Mutation(() => Boolean, { description: 'Sign out: the session ends on the server.' })
  logout(@Ctx() context: RequestContext): Promise<boolean> {
    return context.execute(logout, {});
  }
}
