import type { SignedInContext } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.js';
import { replacePhotos } from '../../photos/index.js';
import { Schedule, SchedulePhoto, type ScheduleStatus } from '../schedules/schedule.entity.js';
import type { PlannedHours } from '../schedules/schedule.rules.js';
import { readSchedule } from '../schedules/schedule-rows.queries.js';
import type { ScheduleText } from '../schedules/schedule-text.types.js';
import { addWarnings } from '../warnings/warning.service.js';
import type { PlannedScheduleView } from '../warnings/warning.types.js';
import { assign } from './assignments.service.js';
import { describeCreation } from './audited-fields.rules.js';

interface NewSchedule extends PlannedHours, ScheduleText {
  readonly title: string;
  readonly jobId: string | null;
  readonly status: ScheduleStatus;
  readonly assignedUserIds: readonly string[];
  readonly photoIds?: readonly string[];
}

/** Stores and records a new shift, and returns it with its warnings. The log also gets the `origin`. */
export async function planSchedule(
  context: SignedInContext,
  { jobId, assignedUserIds, photoIds = [], ...content }: NewSchedule,
  origin: Readonly<Record<string, unknown>> = {},
): Promise<PlannedScheduleView> {
  const { em, viewer, platform, record } = context;
  const { organizationId } = viewer;
  const now = platform.clock.now();
  const schedule = { ...content, id: newId(), organizationId };
  await em.insert(Schedule, { ...schedule, job: jobId, updatedAt: now });
  await assign(em, schedule, assignedUserIds);
  if (photoIds.length > 0) {
    const owner = { organizationId, schedule: schedule.id };
    await replacePhotos(em, { entity: SchedulePhoto, owner, currentIds: [], newIds: photoIds, at: now });
  }
  const created = await readSchedule(em, schedule.id);
  const changes = { ...describeCreation(created), ...origin };
  record({ action: 'schedule.created', subjectType: 'SCHEDULE', subjectId: created.id, changes });
  return addWarnings(context, created);
}
