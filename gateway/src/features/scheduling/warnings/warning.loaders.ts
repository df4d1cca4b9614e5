import { batched } from '../../../platform/graphql/schema/batched.js';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import type { User } from '../../identity/index.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import type { ScheduleWarning } from './warning.rules.js';
import { warningsOfSchedules } from './warning.service.js';

/** Loads the warnings of a schedule, with one lookup for a whole list. */
export function warningsLoader(
  context: RequestContext,
): (schedule: ScheduleView) => Promise<readonly ScheduleWarning<User>[]> {
  return context.once(warningsLoader, () =>
    batched(async (schedules: ScheduleView[]) => {
      const warnings = await context.execute(warningsOfSchedules, { schedules });
      return ({ id }: ScheduleView) => warnings.get(id) ?? [];
    }),
  );
}
