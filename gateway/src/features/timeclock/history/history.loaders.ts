import { batched } from '../../../platform/graphql/schema/batched.js';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import { timesheetHistories } from './history.service.js';
import type { TimesheetHistoryEntry } from './history.type.js';

/** The history of a timesheet, by its id; what a whole list asks for is looked up at once. */
export function historyLoader(context: RequestContext): (id: string) => Promise<readonly TimesheetHistoryEntry[]> {
  return context.once(historyLoader, () =>
    batched(async (ids) => {
      const found = await context.execute(timesheetHistories, { ids });
      return (id: string) => found.get(id) ?? [];
    }),
  );
}
