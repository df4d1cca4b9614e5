import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { type OwnSession, SessionInfo } from './own-session.types.js';
import { endOtherSessions, endSession, mySessions, signOutEverywhere } from './own-sessions.service.js';

@Resolver()
export class OwnSessionsResolver {
  @Query(() => [SessionInfo], { description: 'The caller’s sessions, most recently used first.' })
  mySessions(@Ctx() context: RequestContext): Promise<OwnSession[]> {
    return context.execute(mySessions, {});
  }

  @Mutation(() => Boolean)
  endSession(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    return context.execute(endSession, { id });
  }

  @Mutation(() => Boolean)
  endOtherSessions(@Ctx() context: RequestContext): Promise<boolean> {
    return context.execute(endOtherSessions, {});
  }

  @Mutation(() => Boolean)
  signOutEverywhere(@Ctx() context: RequestContext): Promise<boolean> {
    return context.execute(signOutEverywhere, {});
  }
}
