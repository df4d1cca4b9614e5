import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { query } from '../../../access/index.js';
import { approvedTimeOff } from './approved-time-off.queries.js';
import type { TimeOff } from './approved-time-off.type.js';
import { PtoRequest } from './pto-request.entity.js';
import { maySeeOthersOff, requestsSeenBy } from './pto-request.policy.js';

type OthersOff = ReadonlyMap<string, readonly TimeOff[]>;
type Asked = Pick<PtoRequest, 'id' | 'user' | 'startDate' | 'endDate'>;

/** The approved time off of others in the days of each request, by its id. One statement, however many there are. */
export async function othersOffBeside(em: EntityManager, requests: readonly Asked[]): Promise<OthersOff> {
  const [first] = requests.map(({ startDate }) => startDate).toSorted();
  const last = requests
    .map(({ endDate }) => endDate)
    .toSorted()
    .at(-1);
  if (!first || !last) return new Map();
  const off = await approvedTimeOff(em, { from: first, to: last });
  return new Map(requests.map((request) => [request.id, off.filter((other) => isBeside(other, request))]));
}

/** The same for requests of which only the ids are known. Who does not decide is told nothing. */
export const othersOffOfRequests = query(
  'myPtoRequests',
  z.object({ ids: z.array(z.uuid()) }),
  async ({ em, viewer }, { ids }): Promise<OthersOff> => {
    if (!maySeeOthersOff(viewer)) return new Map();
    const where = { $and: [{ id: { $in: [...ids] } }, requestsSeenBy(viewer)] };
    return othersOffBeside(em, await em.find(PtoRequest, where));
  },
);

function isBeside(other: TimeOff, { user, startDate, endDate }: Asked): boolean {
  return other.user.id !== user.id && other.startDate <= endDate && startDate <= other.endDate;
}
