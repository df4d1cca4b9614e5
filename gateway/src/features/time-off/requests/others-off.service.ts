import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { query } from '../../../access/index.js';
import { arrayLiteral } from '../../../platform/database/tenant-sql.js';
import { allOf, readRows, where } from '../../../platform/read-model/index.js';
import { listApprovedTimeOff } from './approved-time-off.queries.js';
import { maySeeOthersOff, requestsVisibleTo } from './pto-request.policy.js';
import { ptoRequestReads } from './pto-request.reads.js';
import type { TimeOff } from './pto-request.types.js';

type OthersOff = ReadonlyMap<string, readonly TimeOff[]>;
type RequestedDays = Pick<TimeOff, 'id' | 'startDate' | 'endDate'> & { readonly userId: string };

/** The approved time off of other active members on the days of each request, by the request's id, with one statement. */
export async function listOthersOff(em: EntityManager, requests: readonly RequestedDays[]): Promise<OthersOff> {
  const [first] = requests.map(({ startDate }) => startDate).toSorted();
  const last = requests
    .map(({ endDate }) => endDate)
    .toSorted()
    .at(-1);
  if (!first || !last) return new Map();
  const timeOff = await listApprovedTimeOff(em, { from: first, to: last, activeOnly: true });
  return new Map(requests.map((request) => [request.id, timeOff.filter((other) => isOffOnDays(other, request))]));
}

/** The same by request ids. Empty for roles that do not decide. */
export const othersOffOfRequests = query(
  'myPtoRequests',
  z.object({ keys: z.array(z.string()) }),
  async ({ em, viewer }, { keys }) => {
    const visible = allOf(where`id = any(${arrayLiteral(keys)}::uuid[])`, requestsVisibleTo(viewer));
    const requests = maySeeOthersOff(viewer) ? await readRows(em, ptoRequestReads, visible) : [];
    const othersOff = await listOthersOff(em, requests);
    return (id: string): readonly TimeOff[] => othersOff.get(id) ?? [];
  },
);

function isOffOnDays(other: TimeOff, { userId, startDate, endDate }: RequestedDays): boolean {
  return other.user.id !== userId && other.startDate <= endDate && startDate <= other.endDate;
}
