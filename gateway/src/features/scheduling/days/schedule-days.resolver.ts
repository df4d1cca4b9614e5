import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { CalendarDate } from '../../../platform/graphql/schema/date.scalar.js';
import { scheduleDays } from './schedule-days.service.js';
import { ScheduleDaysType, type ScheduleDaysView } from './schedule-days.types.js';

@Resolver()
export class ScheduleDaysResolver {
  @Query(() => ScheduleDaysType, {
    description:
      'The number of schedules of each day and the first of them, for calendars of many days. Workers see only their own.',
  })
  scheduleDays(
    @Ctx() context: RequestContext,
    @Arg('startDate', () => CalendarDate, { description: 'The first day.' }) startDate: string,
    @Arg('endDate', () => CalendarDate, { description: 'The last day, included.' }) endDate: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ScheduleDaysView> {
    return context.execute(scheduleDays, { startDate, endDate }, info);
  }
}
