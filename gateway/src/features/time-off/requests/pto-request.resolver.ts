import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import { maxPageSize } from '../../../platform/paging/index.js';
import { TimeOff } from './approved-time-off.type.js';
import { approvePtoRequest, denyPtoRequest } from './decision.service.js';
import { othersOffLoader } from './others-off.loaders.js';
import { PtoRequest } from './pto-request.entity.js';
import { DecidePtoInput, RequestPtoInput } from './pto-request.inputs.js';
import { cancelPtoRequest, myPtoRequests, pendingPtoRequests, requestPto } from './pto-request.service.js';

@Resolver(() => PtoRequest)
export class PtoRequestResolver {
  @Query(() => [PtoRequest], { description: `The caller’s own, the newest first; at most ${maxPageSize}.` })
  async myPtoRequests(
    @Ctx() context: RequestContext,
    @Arg('first', () => Int, { nullable: true }) first?: number,
  ): Promise<PtoRequest[]> {
    const { edges } = await context.execute(myPtoRequests, { first: first ?? maxPageSize });
    return edges.map(({ node }) => node);
  }

  @Query(() => [PtoRequest], {
    description: `Everybody’s that wait for a decision, the newest first; at most ${maxPageSize}.`,
  })
  async pendingPtoRequests(@Ctx() context: RequestContext): Promise<PtoRequest[]> {
    const { edges } = await context.execute(pendingPtoRequests, { first: maxPageSize });
    return edges.map(({ node }) => node);
  }

  @Mutation(() => PtoRequest, { description: 'Going over the allowance is shown by the balance, and not refused.' })
  requestPto(
    @Ctx() context: RequestContext,
    @Arg('input', () => RequestPtoInput) input: InstanceType<typeof RequestPtoInput>,
  ): Promise<PtoRequest> {
    return context.execute(requestPto, input);
  }

  @Mutation(() => PtoRequest, { description: 'A manager never decides their own request.' })
  approvePtoRequest(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => DecidePtoInput, { nullable: true }) input?: InstanceType<typeof DecidePtoInput>,
  ): Promise<PtoRequest> {
    return context.execute(approvePtoRequest, { ...input, id });
  }

  @Mutation(() => PtoRequest, { description: 'A manager never decides their own request.' })
  denyPtoRequest(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => DecidePtoInput, { nullable: true }) input?: InstanceType<typeof DecidePtoInput>,
  ): Promise<PtoRequest> {
    return context.execute(denyPtoRequest, { ...input, id });
  }

  @Mutation(() => PtoRequest, { description: 'Takes back one’s own request while it is pending.' })
  cancelPtoRequest(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<PtoRequest> {
    return context.execute(cancelPtoRequest, { id });
  }

  @FieldResolver(() => [TimeOff], {
    description: 'Approved time off of others in these days, for those who decide; anybody else is told none.',
  })
  async othersOff(@Root() request: PtoRequest, @Ctx() context: RequestContext): Promise<readonly TimeOff[]> {
    return request.othersOff ?? othersOffLoader(context)(request.id);
  }
}
