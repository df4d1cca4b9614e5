import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/graphql/context/request-context.builder.js';
import { CalendarDate } from '../../platform/graphql/schema/date.scalar.js';
import { myPay } from './own-pay.service.js';
import { type OwnPay, OwnPayType } from './own-pay.types.js';

@Resolver()
export class OwnPayResolver {
  @Query(() => OwnPayType, {
    nullable: true,
    description: 'The caller’s own pay for these dates, both included: what payroll reports for the caller.',
  })
  myPay(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('startDate', () => CalendarDate, { description: 'The first day.' }) startDate: string,
    @Arg('endDate', () => CalendarDate, { description: 'The last day, included. At most 62 days.' }) endDate: string,
  ): Promise<OwnPay> {
    return context.execute(myPay, { startDate, endDate }, info);
  }
}
