import { Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import { calendarFeed, resetCalendarFeed } from './calendar.service.js';

@ObjectType('CalendarFeed', {
  description: 'A calendar (RFC 5545) of the caller’s shifts, for calendar programs to subscribe to.',
})
class CalendarFeedType {
  @Field(() => String, {
    description: 'Anyone who knows this address can read the shifts, so treat it like a password.',
  })
  url!: string;
}

@Resolver()
export class CalendarResolver {
  @Query(() => CalendarFeedType)
  calendarFeed(@Ctx() context: RequestContext): Promise<CalendarFeedType> {
    return context.execute(calendarFeed, {});
  }

  @Mutation(() => CalendarFeedType, { description: 'Creates a new address. The old one stops working immediately.' })
  resetCalendarFeed(@Ctx() context: RequestContext): Promise<CalendarFeedType> {
    return context.execute(resetCalendarFeed, {});
  }
}
