import type { SignedInContext } from '../../../access/index.js';
import type { Period } from '../../organization/index.js';
import { Schedule } from './schedule.entity.js';
import { mayPlan, schedulesSeenBy } from './schedule.policy.js';
import { shownWith, touching } from './schedule.queries.js';
import type { ScheduleView } from './schedule.types.js';
import { rowsTouching, scheduleRows } from './schedule-rows.queries.js';

/**
 * What the viewer may see of a period, the earliest first: all for those who plan; a worker's own are few, and read by
 * the rule that says which they are.
 */
export async function schedulesWithin(
  { em, viewer }: Pick<SignedInContext, 'em' | 'viewer'>,
  period: Period,
): Promise<readonly ScheduleView[]> {
  if (mayPlan(viewer)) return scheduleRows(em, viewer.organizationId, rowsTouching(period));
  const where = { $and: [touching(period), schedulesSeenBy(viewer)] };
  return em.find(Schedule, where, { populate: shownWith, orderBy: { startAt: 'asc', id: 'asc' } });
}
