import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/server/request-context.builder.js';
import { type OwnSession, SessionInfo } from './own-session.types.js';
import { endOtherSessions, endSession, mySessions, signOutEverywhere } from './own-sessions.service.js';

@Resolver()
export class OwnSessionsResolver {
  @Query(() => [SessionInfo], { description: 'The caller’s sessions, most recently used first.' })
  mySessions(@Ctx() context: RequestContext): Promise<OwnSession[]> {
    return context.execute(mySessions, {});
  }

  @Mutation(() => Boolean, { description: 'Ends one of the caller’s sessions. Ending the current one signs out.' })
  endSession(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    return context.execute(endSession, { id });
  }

  @Mutation(() => Boolean, { description: 'Ends all of the caller’s sessions except the current one.' })
  endOtherSessions(@Ctx() context: RequestContext): Promise<boolean> {
    return context.execute(endOtherSessions, {});
  }

  @Mutation(() => Boolean, { description: 'Ends all of the caller’s sessions, including the current one.' })
  signOutEverywhere(@Ctx() context: RequestContext): Promise<boolean> {
    return context.execute(signOutEverywhere, {});
  }
}
