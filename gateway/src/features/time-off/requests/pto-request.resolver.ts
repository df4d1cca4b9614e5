import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { batchLookups } from '../../../platform/graphql/schema/batch.loaders.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.builder.js';
import { maxPageSize, type Page } from '../../../platform/paging/index.js';
import { type TimeOff, TimeOffType } from './approved-time-off.types.js';
import { approvePtoRequest, denyPtoRequest, revokePtoRequest } from './decision.service.js';
import { othersOffOfRequests } from './others-off.service.js';
import { DecidePtoInput, RequestPtoInput, RevokePtoInput } from './pto-request.inputs.js';
import {
  cancelPtoRequest,
  decidedPtoRequests,
  myPtoRequests,
  pendingPtoRequests,
  requestPto,
} from './pto-request.service.js';
import { PtoRequestType, type PtoRequestView } from './pto-request.types.js';

export const PtoRequestConnection = connectionOf('PtoRequest', () => PtoRequestType);

@Resolver(() => PtoRequestType)
export class PtoRequestResolver {
  @Query(() => [PtoRequestType], { description: `The caller’s own requests, newest first; at most ${maxPageSize}.` })
  async myPtoRequests(
    @Ctx() context: RequestContext,
    @Arg('first', () => Int, {
      nullable: true,
      defaultValue: maxPageSize,
      description: 'The most requests, from 1 to 1000.',
    })
    first?: number,
  ): Promise<PtoRequestView[]> {
    const { edges } = await context.execute(myPtoRequests, { first: first ?? maxPageSize });
    return edges.map(({ node }) => node);
  }

  @Query(() => [PtoRequestType], {
    description: `All requests that are waiting for a decision, newest first; at most ${maxPageSize}.`,
  })
  async pendingPtoRequests(@Ctx() context: RequestContext): Promise<PtoRequestView[]> {
    const { edges } = await context.execute(pendingPtoRequests, { first: maxPageSize });
    return edges.map(({ node }) => node);
  }

  @Query(() => PtoRequestConnection, {
    description:
      'All requests that were approved or denied, the latest decision first. Revoked approvals are among them.',
  })
  decidedPtoRequests(
    @Ctx() context: RequestContext,
    @Arg('first', () => Int, { nullable: true }) first?: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
    @Arg('last', () => Int, { nullable: true }) last?: number,
    @Arg('before', () => String, { nullable: true }) before?: string,
  ): Promise<Page<PtoRequestView>> {
    return context.execute(decidedPtoRequests, { first, after, last, before });
  }

  @Mutation(() => PtoRequestType)
  requestPto(
    @Ctx() context: RequestContext,
    @Arg('input', () => RequestPtoInput) input: InstanceType<typeof RequestPtoInput>,
  ): Promise<PtoRequestView> {
    return context.execute(requestPto, input);
  }

  @Mutation(() => PtoRequestType)
  approvePtoRequest(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => DecidePtoInput, { nullable: true }) input?: InstanceType<typeof DecidePtoInput>,
  ): Promise<PtoRequestView> {
    return context.execute(approvePtoRequest, { ...input, id });
  }

  @Mutation(() => PtoRequestType)
  denyPtoRequest(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => DecidePtoInput, { nullable: true }) input?: InstanceType<typeof DecidePtoInput>,
  ): Promise<PtoRequestView> {
    return context.execute(denyPtoRequest, { ...input, id });
  }

  @Mutation(() => PtoRequestType)
  revokePtoRequest(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => RevokePtoInput, { nullable: true }) input?: InstanceType<typeof RevokePtoInput>,
  ): Promise<PtoRequestView> {
    return context.execute(revokePtoRequest, { ...input, id });
  }

  @Mutation(() => PtoRequestType)
  cancelPtoRequest(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<PtoRequestView> {
    return context.execute(cancelPtoRequest, { id });
  }

  @FieldResolver(() => [TimeOffType], {
    description: 'Approved time off of other people on these days. Empty for roles that cannot approve time off.',
  })
  async othersOff(@Root() request: PtoRequestView, @Ctx() context: RequestContext): Promise<readonly TimeOff[]> {
    return request.othersOff ?? othersOffLoader(context)(request.id);
  }
}

/** Loads who else is off on the days of a request, by its id, with one lookup for a whole list. */
function othersOffLoader(context: RequestContext): (requestId: string) => Promise<readonly TimeOff[]> {
  return context.once(othersOffLoader, () =>
    batchLookups(async (ids) => {
      const othersOff = await context.execute(othersOffOfRequests, { ids: [...ids] });
      return (id: string) => othersOff.get(id) ?? [];
    }),
  );
}
