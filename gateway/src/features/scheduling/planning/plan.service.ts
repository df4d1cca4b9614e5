import type { EntityManager } from '@mikro-orm/postgresql';
import { command, type SignedInContext } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.inputs.js';
import { failures } from '../../../platform/errors/index.js';
import { compareFields } from '../../audit/index.js';
import { noteAttachments, replacePhotos } from '../../photos/index.js';
import { Schedule, ScheduleAssignee, SchedulePhoto } from '../schedules/schedule.entity.js';
import { createScheduleInput, deleteScheduleInput, updateScheduleInput } from '../schedules/schedule.inputs.js';
import { presentPhotos } from '../schedules/schedule.presenter.js';
import { lockSchedule } from '../schedules/schedule.queries.js';
import { findWrongBreak, findWrongTimes, type PlannedHours } from '../schedules/schedule.rules.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import { checkReferences } from '../schedules/schedule-references.queries.js';
import { readSchedule } from '../schedules/schedule-rows.queries.js';
import { addWarnings } from '../warnings/warning.service.js';

/** Creates a schedule. A double booking or time off adds a warning to the result and does not reject the schedule. */
export const createSchedule = command('createSchedule', createScheduleInput, async (context, input) => {
  const { em, viewer, platform } = context;
  const { organizationId } = viewer;
  const photoIds = await checkReferences(context, input);
  const { title, notes = null, startAt, endAt, jobId = null, status } = input;
  const now = platform.clock.now();
  const plannedBreakMinutes = input.plannedBreakMinutes ?? 0;
  const times = { startAt, endAt, plannedBreakMinutes };
  const schedule = { id: newId(), organizationId, title, notes, ...times, status: status ?? 'DRAFT' };
  await em.insert(Schedule, { ...schedule, job: jobId, updatedAt: now });
  await assign(em, schedule, input.assignedUserIds);
  const owner = { organizationId, schedule: schedule.id };
  if (photoIds.length > 0) {
    await replacePhotos(em, { entity: SchedulePhoto, owner, currentIds: [], newIds: photoIds, at: now });
  }
  const created = await readSchedule(em, schedule.id);
  const changes = mapFields(pickAuditedFields(created), (after) => ({ after }));
  context.record({ action: 'schedule.created', subjectType: 'SCHEDULE', subjectId: created.id, changes });
  return addWarnings(context, created);
});

/** Changes some fields of a schedule. Absent fields stay unchanged. */
export const updateSchedule = command('updateSchedule', updateScheduleInput, async (context, { id, ...input }) => {
  const { em, platform } = context;
  const schedule = await lockSchedule(em, id);
  const before = pickAuditedFields(withImageUrls(schedule));
  const times = changeTimes(schedule, input);
  const photoIds = await checkReferences(context, input, before);
  Object.assign(schedule, times, { revision: schedule.revision + 1, updatedAt: platform.clock.now() });
  if (input.title !== undefined) schedule.title = input.title;
  if (input.notes !== undefined) schedule.notes = input.notes;
  if (input.status) schedule.status = input.status;
  await em.flush();
  if (input.jobId !== undefined) await em.nativeUpdate(Schedule, { id }, { job: input.jobId });
  if (input.assignedUserIds) await reassign(em, schedule, input.assignedUserIds);
  if (input.imageUrls) await attachPhotos(context, schedule, photoIds);
  const changed = await readSchedule(em, id);
  const changes = compareFields(before, pickAuditedFields(changed));
  context.record({ action: 'schedule.updated', subjectType: 'SCHEDULE', subjectId: id, changes });
  return addWarnings(context, changed);
});

/** Deletes a schedule permanently. */
export const deleteSchedule = command('deleteSchedule', deleteScheduleInput, async (context, { id }) => {
  const { em, platform, record } = context;
  const schedule = await lockSchedule(em, id);
  const changes = mapFields(pickAuditedFields(withImageUrls(schedule)), (before) => ({ before }));
  await em.nativeDelete(Schedule, { id });
  await noteAttachments(em, { removed: schedule.photoIds, at: platform.clock.now() });
  record({ action: 'schedule.deleted', subjectType: 'SCHEDULE', subjectId: id, changes });
  return true;
});

interface TimeChanges {
  readonly startAt?: Date | undefined;
  readonly endAt?: Date | undefined;
  readonly plannedBreakMinutes?: number | null | undefined;
}

/**
 * Checks changed times together with unchanged ones. A planned break that the caller does not send must not reject new
 * times: it is dropped if the shift becomes too short for it.
 */
export function changeTimes(schedule: PlannedHours, input: TimeChanges): PlannedHours {
  const { startAt, endAt } = { startAt: input.startAt ?? schedule.startAt, endAt: input.endAt ?? schedule.endAt };
  const wrongTimes = input.startAt || input.endAt ? findWrongTimes(startAt, endAt) : undefined;
  if (wrongTimes) throw failures.invalid(wrongTimes);
  const times = { startAt, endAt, plannedBreakMinutes: input.plannedBreakMinutes ?? schedule.plannedBreakMinutes };
  const wrongBreak = findWrongBreak(times);
  if (!wrongBreak) return times;
  if (typeof input.plannedBreakMinutes === 'number') throw failures.invalid(wrongBreak);
  return { ...times, plannedBreakMinutes: 0 };
}

type Row = Pick<Schedule, 'id' | 'organizationId'>;

async function assign(em: EntityManager, { id, organizationId }: Row, userIds: readonly string[]): Promise<void> {
  await em.insertMany(
    ScheduleAssignee,
    userIds.map((user) => ({ organizationId, schedule: id, user })),
  );
}

async function reassign(em: EntityManager, schedule: Schedule, newIds: readonly string[]): Promise<void> {
  const current = schedule.assignedUserIds;
  const removed = current.filter((user) => !newIds.includes(user));
  if (removed.length > 0) await em.nativeDelete(ScheduleAssignee, { schedule: schedule.id, user: { $in: removed } });
  await assign(
    em,
    schedule,
    newIds.filter((user) => !current.includes(user)),
  );
}

async function attachPhotos({ em, platform }: SignedInContext, schedule: Schedule, newIds: readonly string[]) {
  const { id, organizationId } = schedule;
  const owner = { organizationId, schedule: id };
  const at = platform.clock.now();
  await replacePhotos(em, { entity: SchedulePhoto, owner, currentIds: schedule.photoIds, newIds, at });
}

type AuditedField =
  | 'title'
  | 'notes'
  | 'startAt'
  | 'endAt'
  | 'plannedBreakMinutes'
  | 'jobId'
  | 'status'
  | 'assignedUserIds'
  | 'imageUrls';
type AuditedFields = Pick<ScheduleView, AuditedField>;

/** Needs only the relations that `lockSchedule` loads. */
function withImageUrls(schedule: Schedule): AuditedFields {
  const { title, notes, startAt, endAt, plannedBreakMinutes, jobId, status, assignedUserIds, photoIds } = schedule;
  return {
    title,
    notes,
    startAt,
    endAt,
    plannedBreakMinutes,
    jobId,
    status,
    assignedUserIds,
    ...presentPhotos(photoIds),
  };
}

function pickAuditedFields(schedule: AuditedFields) {
  const { title, notes, startAt, endAt, plannedBreakMinutes, jobId, status, assignedUserIds, imageUrls } = schedule;
  return { title, notes, startAt, endAt, plannedBreakMinutes, jobId, status, assignedUserIds, imageUrls };
}

function mapFields<Change>(fields: object, toChange: (value: unknown) => Change): Record<string, Change> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, toChange(value)]));
}
