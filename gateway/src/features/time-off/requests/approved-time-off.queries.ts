import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/calendar';
import type { TimeOffSpan } from '../../../pay-engine/index.js';
import { tenantSql } from '../../../platform/database/tenant-sql.adapter.js';
import { presentUser } from '../../identity/index.js';
import { datesMustBeOpen } from '../../pay-periods/index.js';
import type { TimeOff } from './approved-time-off.types.js';
import { PtoRequest } from './pto-request.entity.js';
import { listRangesOff } from './time-off-bounds.rules.js';

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

const lockPerson = `select pg_advisory_xact_lock(hashtextextended('time off of ' || :organization::text || ?, 0))`;

/** Makes other approvals for this person wait until the transaction ends, so that each counts the earlier ones. */
export async function lockApprovals(em: EntityManager, userId: string): Promise<void> {
  await tenantSql(em).query(lockPerson, [userId]);
}

/** The approved time off of one person that overlaps these days. */
export function listApprovedSpans(em: EntityManager, userId: string, days: DateRange): Promise<TimeOffSpan[]> {
  const { startDate, endDate } = days;
  return em.find(PtoRequest, {
    user: userId,
    status: 'APPROVED',
    startDate: { $lte: endDate },
    endDate: { $gte: startDate },
  });
}

/** Rejects a change of payroll in a closed pay period with CONFLICT, and keeps pay periods from closing meanwhile. */
export function datesOffMustBeOpen(em: EntityManager, organizationId: string, span: TimeOffSpan): Promise<void> {
  return datesMustBeOpen(em, organizationId, listRangesOff(span));
}
