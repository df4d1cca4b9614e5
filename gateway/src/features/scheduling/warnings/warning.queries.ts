import type { RequestContext } from '../../../platform/graphql/context/request-context.js';
import { batchLookups } from '../../../platform/graphql/schema/batch.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import { warningsOfSchedules } from './warning.service.js';
import type { ScheduleWarningView } from './warning.types.js';

export function warningsLoader(
  context: RequestContext,
): (schedule: ScheduleView) => Promise<readonly ScheduleWarningView[]> {
  return context.once(warningsLoader, () =>
    batchLookups(async (schedules: ScheduleView[]) => {
      const warnings = await context.execute(warningsOfSchedules, { schedules });
      return ({ id }: ScheduleView) => warnings.get(id) ?? [];
    }),
  );
}
