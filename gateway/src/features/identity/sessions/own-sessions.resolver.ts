import { Arg, Ctx, Field, GraphQLISODateTime, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import {
  endOtherSessions,
  endSession,
  mySessions,
  type OwnSession,
  signOutEverywhere,
} from './own-sessions.service.js';

@ObjectType({ description: 'One of one’s own sign-ins.' })
class SessionInfo implements OwnSession {
  @Field(() => ID)
  id!: string;

  @Field(() => Boolean, { description: 'The one by which this is asked.' })
  current!: boolean;

  @Field(() => GraphQLISODateTime)
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'To a few minutes.' })
  lastUsedAt!: Date;

  @Field(() => GraphQLISODateTime)
  expiresAt!: Date;

  @Field(() => String, { description: 'What the browser said that it is.' })
  userAgent!: string;

  @Field(() => String, { description: 'The network address of the sign-in.' })
  address!: string;
}

@Resolver()
export class OwnSessionsResolver {
  @Query(() => [SessionInfo], { description: 'Where one is signed in, the latest used first.' })
  mySessions(@Ctx() context: RequestContext): Promise<OwnSession[]> {
    return context.execute(mySessions, {});
  }

  @Mutation(() => Boolean, { description: 'Ends one of one’s own sessions; ending this one is a sign-out.' })
  endSession(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    return context.execute(endSession, { id });
  }

  @Mutation(() => Boolean, { description: 'Ends all of one’s own sessions but this one.' })
  endOtherSessions(@Ctx() context: RequestContext): Promise<boolean> {
    return context.execute(endOtherSessions, {});
  }

  @Mutation(() => Boolean, { description: 'Ends all of one’s own sessions, this one too.' })
  signOutEverywhere(@Ctx() context: RequestContext): Promise<boolean> {
    return context.execute(signOutEverywhere, {});
  }
}
