import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import { ScheduleType } from '../schedules/schedule.type.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import { CopyScheduleWeekInput, PublishSchedulesInput } from './week.inputs.js';
import { copyScheduleWeek, publishSchedules } from './week.service.js';

@Resolver()
export class WeekResolver {
  @Mutation(() => [ScheduleType], {
    description:
      'Copies what starts in the week of `fromDate`, canceled shifts aside, to the same local times of the week of ' +
      '`toDate`, as drafts, but for what stands there already: the answer is what was made. A time that a clock change ' +
      'skips moves forward by the gap.',
  })
  copyScheduleWeek(
    @Ctx() context: RequestContext,
    @Arg('input', () => CopyScheduleWeekInput) input: InstanceType<typeof CopyScheduleWeekInput>,
  ): Promise<ScheduleView[]> {
    return context.execute(copyScheduleWeek, input);
  }

  @Mutation(() => [ScheduleType], { description: 'Publishes every draft that starts in the week of this date.' })
  publishSchedules(
    @Ctx() context: RequestContext,
    @Arg('input', () => PublishSchedulesInput) input: InstanceType<typeof PublishSchedulesInput>,
  ): Promise<ScheduleView[]> {
    return context.execute(publishSchedules, input);
  }
}
