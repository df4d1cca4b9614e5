import { batched } from '../../../platform/graphql/schema/batched.js';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import type { TimeOff } from './approved-time-off.types.js';
import { othersOffOfRequests } from './others-off.service.js';

/** Loads who else is off on the days of a request, by its id, with one lookup for a whole list. */
export function othersOffLoader(context: RequestContext): (requestId: string) => Promise<readonly TimeOff[]> {
  return context.once(othersOffLoader, () =>
    batched(async (ids) => {
      const othersOff = await context.execute(othersOffOfRequests, { ids: [...ids] });
      return (id: string) => othersOff.get(id) ?? [];
    }),
  );
}
