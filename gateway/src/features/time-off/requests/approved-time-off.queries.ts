import type { EntityManager } from '@mikro-orm/postgresql';
import type { TimeOff } from './approved-time-off.type.js';
import { PtoRequest } from './pto-request.entity.js';

export interface ApprovedTimeOffQuestion {
  /** Days of the calendar, both included: `2026-03-08`. */
  readonly from: string;
  readonly to: string;
  /** Whose; everybody's where it is left out. */
  readonly userIds?: readonly string[];
}

/** The approved time off that touches these days, the earliest first. One statement. */
export async function approvedTimeOff(
  em: EntityManager,
  { from, to, userIds }: ApprovedTimeOffQuestion,
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
    user,
    startDate,
    endDate,
    hours,
    policyName: policy.name,
  }));
}
