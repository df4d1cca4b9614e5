import type { EntityManager } from '@mikro-orm/postgresql';
import { query, type SignedInContext } from '../../../access/index.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { failures } from '../../../platform/errors/index.js';
import { presentPage } from '../../../platform/paging/index.js';
import { readPage } from '../../../platform/read-model/index.js';
import { type NodeReader, nodesInput } from '../../../platform/use-case/index.js';
import type { Period } from '../../organization/index.js';
import { createImageUpload, type PhotoUse } from '../../photos/index.js';
import { readFilteredTeam } from '../../teams/index.js';
import { scheduleInput, schedulesInput } from './schedule.inputs.js';
import { selectVisibleTo } from './schedule.policy.js';
import { scheduleReads } from './schedule.reads.js';
import type { ScheduleView } from './schedule.types.js';
import {
  presentRows,
  readSchedules,
  selectAll,
  selectByIds,
  selectDuring,
  selectOverlapping,
  selectWorkedBy,
  selectWorkedByAny,
} from './schedule-rows.queries.js';
import { hideColleagues, readVisibleSchedules } from './visible-people.service.js';

export const schedules = query('schedules', schedulesInput, async (context, { from, to, teamId, ...page }) => {
  const { em, viewer } = context;
  const team = await readFilteredTeam(context, teamId);
  const { condition: sql, values } = selectAll(
    selectOverlapping({ from, to }),
    selectVisibleTo(viewer),
    selectWorkedByAny(team?.userIds),
  );
  const found = await readPage(em, scheduleReads, {
    ranges: [{ sql, values }],
    orderBy: ['startAt', 'id'],
    direction: 'desc',
    parts: ['people', 'photos'],
    page,
  });
  return presentPage(found, async (rows) => presentRows(em, await hideColleagues({ em, viewer }, rows)));
});

/** Reads one schedule. Fails with NOT_FOUND unless the caller may see it. */
export const schedule = query('schedule', scheduleInput, async (context, { id }): Promise<ScheduleView> => {
  const [found] = await readVisibleSchedules(context, selectByIds([id]));
  if (!found) throw failures.notFound('Schedule');
  return found;
});

/** Lists the schedules that overlap the period and that the viewer may see, earliest first. */
export function listSchedules(
  reader: Pick<SignedInContext, 'em' | 'viewer'>,
  period: Period,
): Promise<readonly ScheduleView[]> {
  return readVisibleSchedules(reader, selectDuring(period));
}

/** Lists what a person is planned for in a period, drafts included, earliest first. Only planners may see this. */
export function listSchedulesOfPerson(
  em: EntityManager,
  userId: string,
  period: Period,
): Promise<readonly ScheduleView[]> {
  return readSchedules(em, selectWorkedBy([{ userId, ...period }]));
}

const schedulesById = query('schedule', nodesInput, (context, { ids }) =>
  readVisibleSchedules(context, selectByIds(ids)),
);

export const scheduleNodes: readonly NodeReader[] = [{ type: 'Schedule', useCase: schedulesById }];

export const uploadScheduleImages = createImageUpload('uploadScheduleImages');

/** Viewers who may see a schedule may also see its photos. */
export const schedulePhotos: PhotoUse = {
  table: 'schedule_photos',
  isVisibleTo: async (em, viewer, photo) => {
    const { condition, values } = selectVisibleTo(viewer);
    const found = await tenantSql(em).query(
      `select from schedule_photos as attached
       join schedules on schedules.organization_id = attached.organization_id and schedules.id = attached.schedule_id
       where attached.organization_id = :organization and attached.photo_id = ? and ${condition} limit 1`,
      [photo, ...values],
    );
    return found.length > 0;
  },
};
