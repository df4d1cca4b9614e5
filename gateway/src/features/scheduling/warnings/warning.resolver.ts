import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.js';
import { batchLookups } from '../../../platform/graphql/schema/batch.js';
import { ScheduleType, type ScheduleView } from '../schedules/schedule.types.js';
import { warningsOfSchedules } from './warning.service.js';
import { type PlannedScheduleView, ScheduleWarningType, type ScheduleWarningView } from './warning.types.js';

@Resolver(() => ScheduleType)
export class WarningResolver {
  @FieldResolver(() => [ScheduleWarningType], {
    description: 'What planners should check. Empty for workers.',
  })
  async warnings(
    @Root() schedule: ScheduleView | PlannedScheduleView,
    @Ctx() context: RequestContext,
  ): Promise<readonly ScheduleWarningView[]> {
    return 'warnings' in schedule ? schedule.warnings : warningsLoader(context)(schedule);
  }
}

function warningsLoader(context: RequestContext): (schedule: ScheduleView) => Promise<readonly ScheduleWarningView[]> {
  return context.once(warningsLoader, () =>
    batchLookups(async (schedules: ScheduleView[]) => {
      const warnings = await context.execute(warningsOfSchedules, { schedules });
      return ({ id }: ScheduleView) => warnings.get(id) ?? [];
    }),
  );
}
