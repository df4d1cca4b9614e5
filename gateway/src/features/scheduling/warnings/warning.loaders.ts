import { batched } from '../../../platform/graphql/schema/batched.js';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import type { User } from '../../identity/index.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import type { FoundWarning } from './warning.rules.js';
import { warningsOfSchedules } from './warning.service.js';

/** The warnings of a schedule; those that a whole list asks for are looked up at once. */
export function warningsLoader(
  context: RequestContext,
): (schedule: ScheduleView) => Promise<readonly FoundWarning<User>[]> {
  return context.once(warningsLoader, () =>
    batched(async (schedules: ScheduleView[]) => {
      const found = await context.execute(warningsOfSchedules, { schedules });
      return ({ id }: ScheduleView) => found.get(id) ?? [];
    }),
  );
}
