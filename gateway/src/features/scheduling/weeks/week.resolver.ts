import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/server/request-context.builder.js';
import { CopyScheduleWeekInput, PublishSchedulesInput } from '../schedules/schedule.inputs.js';
import { ScheduleType, type ScheduleView } from '../schedules/schedule.types.js';
import { copyScheduleWeek, publishSchedules } from './week.service.js';

@Resolver()
export class WeekResolver {
  @Mutation(() => [ScheduleType], {
    description:
      'Copies the shifts that start in the week of `fromDate`, as drafts, to the same local times in the week of ' +
      '`toDate`, and returns the copies. Skips canceled shifts, and shifts that already exist in that week. If a clock ' +
      'change skips a local time, the copy moves forward by the length of the gap.',
  })
  copyScheduleWeek(
    @Ctx() context: RequestContext,
    @Arg('input', () => CopyScheduleWeekInput) input: InstanceType<typeof CopyScheduleWeekInput>,
  ): Promise<ScheduleView[]> {
    return context.execute(copyScheduleWeek, input);
  }

  @Mutation(() => [ScheduleType], { description: 'Publishes all drafts that start in the week of this date.' })
  publishSchedules(
    @Ctx() context: RequestContext,
    @Arg('input', () => PublishSchedulesInput) input: InstanceType<typeof PublishSchedulesInput>,
  ): Promise<ScheduleView[]> {
    return context.execute(publishSchedules, input);
  }
}
