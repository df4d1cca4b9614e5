import type { EntityManager } from '@mikro-orm/postgresql';
import { command, type SignedInContext } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.js';
import { failures } from '../../../platform/errors/index.js';
import { changesBetween } from '../../audit/index.js';
import { noteAttachments, replacePhotos } from '../../photos/index.js';
import { Schedule, ScheduleAssignee, SchedulePhoto } from '../schedules/schedule.entity.js';
import { createScheduleInput, deleteScheduleInput, updateScheduleInput } from '../schedules/schedule.inputs.js';
import { loadSchedule, lockSchedule } from '../schedules/schedule.queries.js';
import { wrongTimes } from '../schedules/schedule.rules.js';
import { photosOfReferences } from '../schedules/schedule-references.queries.js';
import { withWarnings } from '../warnings/warning.service.js';

/** Plans a shift. What there is to look at (a double booking, time off) comes along as warnings and refuses nothing. */
export const createSchedule = command('createSchedule', createScheduleInput, async (context, input) => {
  const { em, viewer, platform } = context;
  const { organizationId } = viewer;
  const photoIds = await photosOfReferences(context, input);
  const { title, notes = null, startAt, endAt, jobId = null, status } = input;
  const now = platform.clock.now();
  const schedule = { id: newId(), organizationId, title, notes, startAt, endAt, status: status ?? 'DRAFT' };
  await em.insert(Schedule, { ...schedule, job: jobId, updatedAt: now });
  await assign(em, schedule, input.assignedUserIds);
  const owner = { organizationId, schedule: schedule.id };
  await replacePhotos(em, { entity: SchedulePhoto, owner, held: [], wanted: photoIds, at: now });
  const made = await loadSchedule(em, schedule.id);
  const changes = Object.fromEntries(Object.entries(factsOf(made)).map(([field, after]) => [field, { after }]));
  context.record({ action: 'schedule.created', subjectType: 'SCHEDULE', subjectId: made.id, changes });
  return withWarnings(em, made);
});

/** Changes any part of a schedule; what is absent stays as it is. */
export const updateSchedule = command('updateSchedule', updateScheduleInput, async (context, { id, ...input }) => {
  const { em, platform } = context;
  const schedule = await lockSchedule(em, id);
  const before = factsOf(schedule);
  const times = { startAt: input.startAt ?? schedule.startAt, endAt: input.endAt ?? schedule.endAt };
  const wrong = input.startAt || input.endAt ? wrongTimes(times.startAt, times.endAt) : undefined;
  if (wrong) throw failures.invalid(wrong);
  const photoIds = await photosOfReferences(context, input, before);
  Object.assign(schedule, times, { revision: schedule.revision + 1, updatedAt: platform.clock.now() });
  if (input.title !== undefined) schedule.title = input.title;
  if (input.notes !== undefined) schedule.notes = input.notes;
  if (input.status) schedule.status = input.status;
  await em.flush();
  if (input.jobId !== undefined) await em.nativeUpdate(Schedule, { id }, { job: input.jobId });
  if (input.assignedUserIds) await reassign(em, schedule, input.assignedUserIds);
  if (input.imageUrls) await attach(context, schedule, photoIds);
  // What was read before the changes is forgotten: the answer says what stands there now.
  em.clear();
  const changed = await loadSchedule(em, id);
  const changes = changesBetween(before, factsOf(changed));
  context.record({ action: 'schedule.updated', subjectType: 'SCHEDULE', subjectId: id, changes });
  return withWarnings(em, changed);
});

/** Takes a schedule away, for good. */
export const deleteSchedule = command('deleteSchedule', deleteScheduleInput, async (context, { id }) => {
  const { em, platform, record } = context;
  const schedule = await lockSchedule(em, id);
  const changes = Object.fromEntries(Object.entries(factsOf(schedule)).map(([field, before]) => [field, { before }]));
  await em.nativeDelete(Schedule, { id });
  await noteAttachments(em, { removed: schedule.photoIds, at: platform.clock.now() });
  record({ action: 'schedule.deleted', subjectType: 'SCHEDULE', subjectId: id, changes });
  return true;
});

type Row = Pick<Schedule, 'id' | 'organizationId'>;

async function assign(em: EntityManager, { id, organizationId }: Row, userIds: readonly string[]): Promise<void> {
  await em.insertMany(
    ScheduleAssignee,
    userIds.map((user) => ({ organizationId, schedule: id, user })),
  );
}

async function reassign(em: EntityManager, schedule: Schedule, wanted: readonly string[]): Promise<void> {
  const held = schedule.assignedUserIds;
  const gone = held.filter((user) => !wanted.includes(user));
  if (gone.length > 0) await em.nativeDelete(ScheduleAssignee, { schedule: schedule.id, user: { $in: gone } });
  await assign(
    em,
    schedule,
    wanted.filter((user) => !held.includes(user)),
  );
}

async function attach({ em, platform }: SignedInContext, schedule: Schedule, wanted: readonly string[]): Promise<void> {
  const { id, organizationId } = schedule;
  const owner = { organizationId, schedule: id };
  const at = platform.clock.now();
  await replacePhotos(em, { entity: SchedulePhoto, owner, held: schedule.photoIds, wanted, at });
}

/** What the audit log tells of a schedule. */
function factsOf({ title, notes, startAt, endAt, jobId, status, assignedUserIds, imageUrls }: Schedule) {
  return { title, notes, startAt, endAt, jobId, status, assignedUserIds, imageUrls };
}
