import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { calendarFeed, resetCalendarFeed } from './calendar.service.js';
import { CalendarFeedType, type CalendarFeedView } from './calendar.types.js';

@Resolver()
export class CalendarResolver {
  @Query(() => CalendarFeedType, {
    description: 'The calendar feed of the caller’s shifts.',
  })
  calendarFeed(@Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo): Promise<CalendarFeedView> {
    return context.execute(calendarFeed, {}, info);
  }

  @Mutation(() => CalendarFeedType)
  resetCalendarFeed(@Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo): Promise<CalendarFeedView> {
    return context.execute(resetCalendarFeed, {}, info);
  }
}
