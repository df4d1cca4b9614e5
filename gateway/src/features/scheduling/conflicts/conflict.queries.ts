import type { RequestContext } from '../../../platform/graphql/context/request-context.js';
import { batchLookups } from '../../../platform/graphql/schema/batch.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import type { ScheduleConflict } from './conflict.rules.js';
import { conflictsOfSchedules } from './conflict.service.js';

export function conflictsLoader(
  context: RequestContext,
): (schedule: ScheduleView) => Promise<readonly ScheduleConflict[]> {
  return context.once(conflictsLoader, () =>
    batchLookups(async (schedules: ScheduleView[]) => {
      const conflicts = await context.execute(conflictsOfSchedules, { schedules });
      return ({ id }: ScheduleView) => conflicts.get(id) ?? [];
    }),
  );
}
