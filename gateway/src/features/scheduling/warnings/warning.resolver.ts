import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { ScheduleInput } from '../schedules/schedule.inputs.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import { ScheduleType } from '../schedules/schedule.types.js';
import { warningsLoader } from './warning.loaders.js';
import { scheduleWarnings } from './warning.service.js';
import { type PlannedScheduleView, ScheduleWarningType, type ScheduleWarningView } from './warning.types.js';

@Resolver(() => ScheduleType)
export class WarningResolver {
  @Query(() => [ScheduleWarningType], {
    description:
      'The warnings that this schedule would have as a new one, or as a change to the schedule `id`. Stores nothing.',
  })
  async scheduleWarnings(
    @Ctx() context: RequestContext,
    @Arg('input', () => ScheduleInput, { description: 'The schedule as it would be saved.' }) input: InstanceType<
      typeof ScheduleInput
    >,
    @Arg('id', () => ID, { nullable: true, description: 'The schedule that would be changed. Absent for a new one.' })
    id?: string,
  ): Promise<readonly ScheduleWarningView[]> {
    return context.execute(scheduleWarnings, { ...input, id });
  }

  @FieldResolver(() => [ScheduleWarningType], {
    description: 'What the planners should check. Warnings do not reject a schedule. Empty for workers.',
  })
  async warnings(
    @Root() schedule: ScheduleView | PlannedScheduleView,
    @Ctx() context: RequestContext,
  ): Promise<readonly ScheduleWarningView[]> {
    return 'warnings' in schedule ? schedule.warnings : warningsLoader(context)(schedule);
  }
}
