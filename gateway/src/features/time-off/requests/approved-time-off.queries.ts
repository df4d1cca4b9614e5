import type { EntityManager } from '@mikro-orm/postgresql';
import { presentUser } from '../../identity/index.js';
import type { TimeOff } from './approved-time-off.types.js';
import { PtoRequest } from './pto-request.entity.js';

export interface ApprovedTimeOffFilter {
  /** Calendar dates, both included: `2026-03-08`. */
  readonly from: string;
  readonly to: string;
  /** Without it, the time off of all people. */
  readonly userIds?: readonly string[];
}

/** Lists the approved time off that overlaps these days, earliest first, with one statement. */
export async function listApprovedTimeOff(
  em: EntityManager,
  { from, to, userIds }: ApprovedTimeOffFilter,
): Promise<TimeOff[]> {
  if (userIds?.length === 0) return [];
  const found = await em.find(
    PtoRequest,
    {
      status: 'APPROVED',
      startDate: { $lte: to },
      endDate: { $gte: from },
      ...(userIds && { user: { $in: [...userIds] } }),
    },
    { populate: ['user', 'policy'], orderBy: { startDate: 'asc', id: 'asc' } },
  );
  return found.map(({ id, user, startDate, endDate, hours, policy }) => ({
    id,
    user: presentUser(user),
    startDate,
    endDate,
    hours,
    policyName: policy.name,
  }));
}
