import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { CalendarDate } from '../../../platform/graphql/schema/date.scalar.js';
import type { PayPeriodUseCases } from '../pay-period-use-cases.service.js';
import { type ReopeningStatus, reopeningStatus } from './reopening.enums.js';
import { DecideReopeningInput, RequestReopeningInput } from './reopening.inputs.js';
import { declineReopening, reopeningRequests, requestReopening } from './reopening.service.js';
import { ReopeningRequestType, type ReopeningRequestView } from './reopening.types.js';

export function createReopeningResolver({ approveReopening }: Pick<PayPeriodUseCases, 'approveReopening'>) {
  @Resolver()
  class ReopeningResolver {
    @Query(() => [ReopeningRequestType], {
      description: 'Requests to reopen pay periods, newest first: all, those of one period, or those with one status.',
    })
    reopeningRequests(
      @Ctx() context: RequestContext,
      @Info() info: GraphQLResolveInfo,
      @Arg('startDate', () => CalendarDate, { nullable: true, description: 'The first day of a pay period.' })
      startDate?: string,
      @Arg('status', () => reopeningStatus.enum, { nullable: true, description: 'Only requests with this status.' })
      status?: ReopeningStatus,
    ): Promise<ReopeningRequestView[]> {
      return context.execute(reopeningRequests, { startDate, status }, info);
    }

    @Mutation(() => ReopeningRequestType)
    requestReopening(
      @Ctx() context: RequestContext,
      @Arg('input', () => RequestReopeningInput) input: InstanceType<typeof RequestReopeningInput>,
    ): Promise<ReopeningRequestView> {
      return context.execute(requestReopening, input);
    }

    @Mutation(() => ReopeningRequestType)
    approveReopening(
      @Ctx() context: RequestContext,
      @Arg('id', () => ID) id: string,
      @Arg('input', () => DecideReopeningInput, { nullable: true }) input?: InstanceType<typeof DecideReopeningInput>,
    ): Promise<ReopeningRequestView> {
      return context.execute(approveReopening, { ...input, id });
    }

    @Mutation(() => ReopeningRequestType)
    declineReopening(
      @Ctx() context: RequestContext,
      @Arg('id', () => ID) id: string,
      @Arg('input', () => DecideReopeningInput, { nullable: true }) input?: InstanceType<typeof DecideReopeningInput>,
    ): Promise<ReopeningRequestView> {
      return context.execute(declineReopening, { ...input, id });
    }
  }
  return ReopeningResolver;
}
