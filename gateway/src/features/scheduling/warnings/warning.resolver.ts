import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import { ScheduleType } from '../schedules/schedule.types.js';
import { warningsLoader } from './warning.queries.js';
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
