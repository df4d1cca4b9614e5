import { batched } from '../../../platform/graphql/schema/batched.js';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import type { TimeOff } from './approved-time-off.type.js';
import { othersOffOfRequests } from './others-off.service.js';

/** Who else is off beside a request, by its id; what a whole list asks for is looked up at once. */
export function othersOffLoader(context: RequestContext): (requestId: string) => Promise<readonly TimeOff[]> {
  return context.once(othersOffLoader, () =>
    batched(async (ids) => {
      const found = await context.execute(othersOffOfRequests, { ids });
      return (id: string) => found.get(id) ?? [];
    }),
  );
}
