import type { EntityManager } from '@mikro-orm/postgresql';
import { query, type SignedInContext } from '../../../access/index.js';
import { pageOf, presentPage } from '../../../platform/paging/index.js';
import type { Period } from '../../organization/index.js';
import { Schedule } from './schedule.entity.js';
import { schedulesInput } from './schedule.inputs.js';
import { mayPlan, schedulesVisibleTo } from './schedule.policy.js';
import { presentedRelations, presentSchedule } from './schedule.presenter.js';
import { overlapping, type TimeRange } from './schedule.queries.js';
import type { ScheduleView } from './schedule.types.js';
import { readSchedules, selectOverlapping } from './schedule-rows.queries.js';

const earliestFirst = { startAt: 'asc', id: 'asc' } as const;

/** Lists the schedules that the caller may see, latest first. */
export const schedules = query('schedules', schedulesInput, async ({ em, viewer }, { from, to, ...page }) => {
  const found = await pageOf(em, Schedule, {
    where: { $and: [overlapping({ from, to }), schedulesVisibleTo(viewer)] },
    orderBy: [
      ['startAt', 'desc'],
      ['id', 'desc'],
    ],
    populate: presentedRelations,
    page,
  });
  return presentPage(found, (nodes) => nodes.map(presentSchedule));
});

/** Lists the schedules that overlap the period and that the viewer may see, earliest first. */
export async function listSchedules(
  { em, viewer }: Pick<SignedInContext, 'em' | 'viewer'>,
  period: Period,
): Promise<readonly ScheduleView[]> {
  if (mayPlan(viewer)) return readSchedules(em, selectOverlapping(period));
  // Workers have few schedules, so read entities by the same policy as everywhere else.
  const where = { $and: [overlapping(period), schedulesVisibleTo(viewer)] };
  const found = await em.find(Schedule, where, { populate: presentedRelations, orderBy: earliestFirst });
  return found.map(presentSchedule);
}

/** Lists what a person is planned for in a period, drafts included, earliest first. Only planners may see this. */
export async function listSchedulesOfPerson(
  em: EntityManager,
  userId: string,
  period: Period,
): Promise<readonly ScheduleView[]> {
  const where = { $and: [overlapping(period), { assignments: { $some: { user: userId } } }] };
  const found = await em.find(Schedule, where, { populate: presentedRelations, orderBy: earliestFirst });
  return found.map(presentSchedule);
}

/** Counts the PUBLISHED schedules that overlap the time range. */
export async function countPublishedSchedules(em: EntityManager, range: TimeRange): Promise<number> {
  return em.count(Schedule, { $and: [{ status: 'PUBLISHED' }, overlapping(range)] });
}
