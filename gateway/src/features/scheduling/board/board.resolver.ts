import { Arg, Ctx, Field, GraphQLISODateTime, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import { User } from '../../identity/index.js';
import { TimeOff } from '../../time-off/index.js';
import { ScheduleType } from '../schedules/schedule.type.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import { type Board, scheduleBoard } from './board.service.js';

@ObjectType({
  description: 'A row of the board: an active member and their planned minutes, without canceled shifts.',
  simpleResolvers: true,
})
class BoardPerson {
  @Field(() => User)
  user!: User;

  @Field(() => Int)
  plannedMinutes!: number;
}

@ObjectType({ description: 'The data of one view of the schedule.' })
class ScheduleBoard implements Board {
  @Field(() => [BoardPerson])
  people!: readonly BoardPerson[];

  @Field(() => [ScheduleType], { description: 'Earliest first.' })
  schedules!: readonly ScheduleView[];

  @Field(() => [TimeOff], { description: 'Approved time off on the days of the board.' })
  timeOff!: readonly TimeOff[];

  @Field(() => Int, { description: 'The number of drafts that start in this period.' })
  draftCount!: number;
}

@Resolver()
export class BoardResolver {
  @Query(() => ScheduleBoard, { description: 'All active members for planners, and their own row for workers.' })
  scheduleBoard(
    @Ctx() context: RequestContext,
    @Arg('from', () => GraphQLISODateTime) from: Date,
    @Arg('to', () => GraphQLISODateTime) to: Date,
  ): Promise<Board> {
    return context.execute(scheduleBoard, { from, to });
  }
}
