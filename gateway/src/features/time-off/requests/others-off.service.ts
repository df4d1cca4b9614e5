import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { query } from '../../../access/index.js';
import { listApprovedTimeOff } from './approved-time-off.queries.js';
import type { TimeOff } from './approved-time-off.types.js';
import { PtoRequest } from './pto-request.entity.js';
import { maySeeOthersOff, requestsVisibleTo } from './pto-request.policy.js';

type OthersOff = ReadonlyMap<string, readonly TimeOff[]>;
type RequestedDays = Pick<PtoRequest, 'id' | 'user' | 'startDate' | 'endDate'>;

/** The approved time off of others on the days of each request, by the request's id, with one statement. */
export async function listOthersOff(em: EntityManager, requests: readonly RequestedDays[]): Promise<OthersOff> {
  const [first] = requests.map(({ startDate }) => startDate).toSorted();
  const last = requests
    .map(({ endDate }) => endDate)
    .toSorted()
    .at(-1);
  if (!first || !last) return new Map();
  const timeOff = await listApprovedTimeOff(em, { from: first, to: last });
  return new Map(requests.map((request) => [request.id, timeOff.filter((other) => isOffOnDays(other, request))]));
}

/** The same by request ids. Empty for roles that do not decide. */
export const othersOffOfRequests = query(
  'myPtoRequests',
  z.object({ ids: z.array(z.uuid()) }),
  async ({ em, viewer }, { ids }): Promise<OthersOff> => {
    if (!maySeeOthersOff(viewer)) return new Map();
    const where = { $and: [{ id: { $in: [...ids] } }, requestsVisibleTo(viewer)] };
    return listOthersOff(em, await em.find(PtoRequest, where));
  },
);

function isOffOnDays(other: TimeOff, { user, startDate, endDate }: RequestedDays): boolean {
  return other.user.id !== user.id && other.startDate <= endDate && startDate <= other.endDate;
}
