import { command, type SignedInContext } from '../../../access/index.js';
import { noteAttachments, replacePhotos } from '../../photos/index.js';
import { Schedule, SchedulePhoto } from '../schedules/schedule.entity.js';
import { createScheduleInput, deleteScheduleInput, updateScheduleInput } from '../schedules/schedule.inputs.js';
import { lockSchedule } from '../schedules/schedule.queries.js';
import { checkReferences } from '../schedules/schedule-references.queries.js';
import { readSchedule } from '../schedules/schedule-rows.queries.js';
import { scheduleText } from '../schedules/schedule-text.types.js';
import { addWarnings } from '../warnings/warning.service.js';
import { reassign } from './assignments.service.js';
import { auditedFieldsOf, describeDeletion, describeUpdate } from './audited-fields.rules.js';
import { planSchedule } from './new-schedule.service.js';
import { changeTimes } from './times.rules.js';

/** Creates a schedule. A double booking or time off adds a warning to the result and does not reject the schedule. */
export const createSchedule = command('createSchedule', createScheduleInput, async (context, input) => {
  const photoIds = await checkReferences(context, input);
  const { title, startAt, endAt, jobId = null, assignedUserIds } = input;
  const plannedBreakMinutes = input.plannedBreakMinutes ?? 0;
  const status = input.status ?? 'DRAFT';
  return planSchedule(context, {
    ...scheduleText.fill(input),
    ...{ title, startAt, endAt, plannedBreakMinutes },
    ...{ jobId, status, assignedUserIds, photoIds },
  });
});

export const updateSchedule = command('updateSchedule', updateScheduleInput, async (context, { id, ...input }) => {
  const { em, platform } = context;
  const schedule = await lockSchedule(em, id);
  const before = auditedFieldsOf(schedule);
  const times = changeTimes(schedule, input);
  const photoIds = await checkReferences(context, input, before);
  Object.assign(schedule, times, scheduleText.merge(schedule, input), {
    revision: schedule.revision + 1,
    updatedAt: platform.clock.now(),
  });
  if (input.title !== undefined) schedule.title = input.title;
  if (input.status) schedule.status = input.status;
  await em.flush();
  if (input.jobId !== undefined) await em.nativeUpdate(Schedule, { id }, { job: input.jobId });
  if (input.assignedUserIds) await reassign(em, schedule, input.assignedUserIds);
  if (input.imageUrls) await attachPhotos(context, schedule, photoIds);
  const changed = await readSchedule(em, id);
  const changes = describeUpdate(before, changed);
  context.record({ action: 'schedule.updated', subjectType: 'SCHEDULE', subjectId: id, changes });
  return addWarnings(context, changed);
});

export const deleteSchedule = command('deleteSchedule', deleteScheduleInput, async (context, { id }) => {
  const { em, platform, record } = context;
  const schedule = await lockSchedule(em, id);
  const changes = describeDeletion(auditedFieldsOf(schedule));
  await em.nativeDelete(Schedule, { id });
  await noteAttachments(em, { removed: schedule.photoIds, at: platform.clock.now() });
  record({ action: 'schedule.deleted', subjectType: 'SCHEDULE', subjectId: id, changes });
  return true;
});

async function attachPhotos({ em, platform }: SignedInContext, schedule: Schedule, newIds: readonly string[]) {
  const { id, organizationId } = schedule;
  const owner = { organizationId, schedule: id };
  const at = platform.clock.now();
  await replacePhotos(em, { entity: SchedulePhoto, owner, currentIds: schedule.photoIds, newIds, at });
}
