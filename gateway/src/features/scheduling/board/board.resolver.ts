import { Arg, Ctx, Field, GraphQLISODateTime, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import { User } from '../../identity/index.js';
import { TimeOff } from '../../time-off/index.js';
import { ScheduleType } from '../schedules/schedule.type.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import { type Board, scheduleBoard } from './board.service.js';

@ObjectType({
  description: 'A row of the board: an active member, with the minutes planned for them (canceled shifts aside).',
  simpleResolvers: true,
})
class BoardPerson {
  @Field(() => User)
  user!: User;

  @Field(() => Int)
  plannedMinutes!: number;
}

@ObjectType({ description: 'Everything that a view of the schedule shows.' })
class ScheduleBoard implements Board {
  @Field(() => [BoardPerson])
  people!: readonly BoardPerson[];

  @Field(() => [ScheduleType], { description: 'The earliest first.' })
  schedules!: readonly ScheduleView[];

  @Field(() => [TimeOff], { description: 'Approved time off that touches the board’s days.' })
  timeOff!: readonly TimeOff[];

  @Field(() => Int, { description: 'Drafts that start on the board.' })
  draftCount!: number;
}

@Resolver()
export class BoardResolver {
  @Query(() => ScheduleBoard, { description: 'For those who plan everybody active; for a worker their own row.' })
  scheduleBoard(
    @Ctx() context: RequestContext,
    @Arg('from', () => GraphQLISODateTime) from: Date,
    @Arg('to', () => GraphQLISODateTime) to: Date,
  ): Promise<Board> {
    return context.execute(scheduleBoard, { from, to });
  }
}
