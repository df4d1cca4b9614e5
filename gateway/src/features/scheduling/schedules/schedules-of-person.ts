import type { EntityManager } from '@mikro-orm/postgresql';
import type { Period } from '../../organization/index.js';
import { Schedule } from './schedule.entity.js';
import { shownWith, touching } from './schedule.queries.js';
import type { ScheduleView } from './schedule.types.js';

/** What somebody is planned for in a period, drafts included, the earliest first: for those who plan. */
export async function schedulesOfPerson(
  em: EntityManager,
  userId: string,
  period: Period,
): Promise<readonly ScheduleView[]> {
  const where = { $and: [touching(period), { assignments: { $some: { user: userId } } }] };
  return em.find(Schedule, where, { populate: shownWith, orderBy: { startAt: 'asc', id: 'asc' } });
}
