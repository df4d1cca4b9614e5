import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.js';
import { lookUp } from '../../../platform/graphql/schema/batch.js';
import { othersOffOfRequests } from './others-off.service.js';
import { PtoRequestType, type PtoRequestView, type TimeOff, TimeOffType } from './pto-request.types.js';

@Resolver(() => PtoRequestType)
export class PtoRequestResolver {
  @FieldResolver(() => [TimeOffType], {
    description: 'Approved time off of other people on these days. Empty for roles that cannot approve time off.',
  })
  async othersOff(@Root() request: PtoRequestView, @Ctx() context: RequestContext): Promise<readonly TimeOff[]> {
    return request.othersOff ?? lookUp(context, othersOffOfRequests, request.id);
  }
}
