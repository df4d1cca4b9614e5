import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../../access/index.js';
import { pageOf } from '../../../platform/paging/index.js';
import { Schedule } from './schedule.entity.js';
import { schedulesInput } from './schedule.inputs.js';
import { schedulesSeenBy } from './schedule.policy.js';
import { shownWith, touching, type Window } from './schedule.queries.js';

/** The schedules that the caller may see, the latest first. */
export const schedules = query('schedules', schedulesInput, ({ em, viewer }, { from, to, ...page }) =>
  pageOf(em, Schedule, {
    where: { $and: [touching({ from, to }), schedulesSeenBy(viewer)] },
    orderBy: [
      ['startAt', 'desc'],
      ['id', 'desc'],
    ],
    populate: shownWith,
    page,
  }),
);

/** How many PUBLISHED schedules touch the time from `from` until `to`. */
export async function countPublishedSchedules(em: EntityManager, window: Window): Promise<number> {
  return em.count(Schedule, { $and: [{ status: 'PUBLISHED' }, touching(window)] });
}
