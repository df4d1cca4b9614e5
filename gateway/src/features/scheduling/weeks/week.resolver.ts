import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { CopyScheduleWeekInput, PublishSchedulesInput } from '../schedules/schedule.inputs.js';
import { ScheduleType, type ScheduleView } from '../schedules/schedule.types.js';
import { copyScheduleWeek, publishSchedules } from './week.service.js';

@Resolver()
export class WeekResolver {
  @Mutation(() => [ScheduleType])
  copyScheduleWeek(
    @Ctx() context: RequestContext,
    @Arg('input', () => CopyScheduleWeekInput) input: InstanceType<typeof CopyScheduleWeekInput>,
  ): Promise<ScheduleView[]> {
    return context.execute(copyScheduleWeek, input);
  }

  @Mutation(() => [ScheduleType])
  publishSchedules(
    @Ctx() context: RequestContext,
    @Arg('input', () => PublishSchedulesInput) input: InstanceType<typeof PublishSchedulesInput>,
  ): Promise<ScheduleView[]> {
    return context.execute(publishSchedules, input);
  }
}
