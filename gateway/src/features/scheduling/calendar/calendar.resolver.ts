import { Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import { calendarFeed, resetCalendarFeed } from './calendar.service.js';

@ObjectType('CalendarFeed', {
  description: 'A calendar (RFC 5545) of one’s own shifts, for calendar programs to follow.',
})
class CalendarFeedType {
  @Field(() => String, { description: 'Whoever knows it reads the shifts: it is to be kept like a password.' })
  url!: string;
}

@Resolver()
export class CalendarResolver {
  @Query(() => CalendarFeedType)
  calendarFeed(@Ctx() context: RequestContext): Promise<CalendarFeedType> {
    return context.execute(calendarFeed, {});
  }

  @Mutation(() => CalendarFeedType, { description: 'Gives a new address; the old one is dead at once.' })
  resetCalendarFeed(@Ctx() context: RequestContext): Promise<CalendarFeedType> {
    return context.execute(resetCalendarFeed, {});
  }
}
