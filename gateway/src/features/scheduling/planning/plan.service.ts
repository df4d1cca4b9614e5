import type { EntityManager } from '@mikro-orm/postgresql';
import { command, type SignedInContext } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.js';
import { compareByName, readUsers } from '../../identity/index.js';
import { noteAttachments, replacePhotos } from '../../photos/index.js';
import { Schedule, ScheduleAssignee, SchedulePhoto, type ScheduleStatus } from '../schedules/schedule.entity.js';
import { createScheduleInput, deleteScheduleInput, updateScheduleInput } from '../schedules/schedule.inputs.js';
import { lockSchedule } from '../schedules/schedule.queries.js';
import { markChange, type PlannedHours } from '../schedules/schedule.rules.js';
import { checkReferences } from '../schedules/schedule-references.queries.js';
import { readSchedule } from '../schedules/schedule-rows.queries.js';
import { type ScheduleText, scheduleText } from '../schedules/schedule-text.types.js';
import { addWarnings } from '../warnings/warning.service.js';
import type { PlannedScheduleView } from '../warnings/warning.types.js';
import {
  auditedFieldsOf,
  changesAnything,
  describeCreation,
  describeDeletion,
  describeUpdate,
} from './audited-fields.rules.js';
import { assigneesHaveChanged, changeTimes, hasSamePeople } from './times.rules.js';

/** Creates a schedule. A double booking or time off adds a warning to the result and does not reject the schedule. */
export const createSchedule = command('createSchedule', createScheduleInput, async (context, input) => {
  const photoIds = await checkReferences(context, input);
  const { title, startAt, endAt, jobId = null, teamId = null, placeId = null, assignedUserIds } = input;
  const plannedBreakMinutes = input.plannedBreakMinutes ?? 0;
  const status = input.status ?? 'DRAFT';
  return planSchedule(context, {
    ...scheduleText.fill(input),
    ...{ title, startAt, endAt, plannedBreakMinutes },
    ...{ jobId, teamId, placeId, status, assignedUserIds, photoIds },
  });
});

export const updateSchedule = command('updateSchedule', updateScheduleInput, async (context, { id, ...input }) => {
  const { em, platform } = context;
  const schedule = await lockSchedule(em, id);
  const before = auditedFieldsOf(schedule);
  const times = changeTimes(schedule, input);
  await assigneesMustBeAsExpected(em, before.assignedUserIds, input.expectedAssignedUserIds);
  const photoIds = await checkReferences(context, input, before);
  const now = platform.clock.now();
  const isChanged = changesAnything(before, { ...input, ...times });
  Object.assign(schedule, times, scheduleText.merge(schedule, input), {
    revision: schedule.revision + 1,
    updatedAt: now,
    changedAt: isChanged ? markChange(schedule.status, input.status ?? schedule.status, now) : schedule.changedAt,
  });
  if (input.title !== undefined) schedule.title = input.title;
  if (input.status) schedule.status = input.status;
  if (input.assignedUserIds) await reassign(em, schedule, input.assignedUserIds);
  await em.flush();
  const { jobId, teamId, placeId } = input;
  const references = {
    ...(jobId !== undefined && { job: jobId }),
    ...(teamId !== undefined && { team: teamId }),
    ...(placeId !== undefined && { place: placeId }),
  };
  if (Object.keys(references).length > 0) await em.nativeUpdate(Schedule, { id }, references);
  if (input.imageUrls) await attachPhotos(context, schedule, photoIds);
  const changed = await readSchedule(em, id);
  const changes = describeUpdate(before, changed);
  context.record({ action: 'schedule.updated', subjectType: 'SCHEDULE', subjectId: id, changes });
  return addWarnings(context, changed);
});

/** Keeps one of two managers who assign people at the same time from overwriting the other. */
async function assigneesMustBeAsExpected(
  em: EntityManager,
  current: readonly string[],
  expected: readonly string[] | null | undefined,
): Promise<void> {
  if (!expected || hasSamePeople(current, expected)) return;
  const people = await readUsers(em, current);
  throw assigneesHaveChanged(people.toSorted(compareByName));
}

export const deleteSchedule = command('deleteSchedule', deleteScheduleInput, async (context, { id }) => {
  await deleteShift(context, await lockSchedule(context.em, id));
  return true;
});

export async function deleteShift({ em, platform, record }: SignedInContext, schedule: Schedule): Promise<void> {
  const changes = describeDeletion(auditedFieldsOf(schedule));
  await em.nativeDelete(Schedule, { id: schedule.id });
  await noteAttachments(em, { removed: schedule.photoIds, at: platform.clock.now() });
  record({ action: 'schedule.deleted', subjectType: 'SCHEDULE', subjectId: schedule.id, changes });
}

export async function attachPhotos(
  { em, platform }: SignedInContext,
  {
    id,
    organizationId,
    photoIds: currentIds = [],
  }: Pick<Schedule, 'id' | 'organizationId'> & Partial<Pick<Schedule, 'photoIds'>>,
  newIds: readonly string[],
): Promise<void> {
  if (currentIds.length + newIds.length === 0) return;
  const owner = { organizationId, schedule: id };
  await replacePhotos(em, { entity: SchedulePhoto, owner, currentIds, newIds, at: platform.clock.now() });
}

interface NewSchedule extends PlannedHours, ScheduleText {
  readonly title: string;
  readonly jobId: string | null;
  readonly teamId: string | null;
  readonly placeId: string | null;
  readonly status: ScheduleStatus;
  readonly assignedUserIds: readonly string[];
  readonly photoIds?: readonly string[];
}

/** Stores and records a new shift, and returns it with its warnings. The log also gets the `origin`. */
export async function planSchedule(
  context: SignedInContext,
  { jobId, teamId, placeId, assignedUserIds, photoIds = [], ...content }: NewSchedule,
  origin: Readonly<Record<string, unknown>> = {},
): Promise<PlannedScheduleView> {
  const { em, viewer, platform, record } = context;
  const { organizationId } = viewer;
  const schedule = { ...content, id: newId(), organizationId };
  const people = [...assignedUserIds];
  const references = { job: jobId, team: teamId, place: placeId };
  await em.insert(Schedule, { ...schedule, ...references, people, updatedAt: platform.clock.now() });
  await assign(em, schedule, assignedUserIds);
  await attachPhotos(context, schedule, photoIds);
  const created = await readSchedule(em, schedule.id);
  const changes = { ...describeCreation(created), ...origin };
  record({ action: 'schedule.created', subjectType: 'SCHEDULE', subjectId: created.id, changes });
  return addWarnings(context, created);
}

type Row = Pick<Schedule, 'id' | 'organizationId'>;

export async function assign(
  em: EntityManager,
  { id, organizationId }: Row,
  userIds: readonly string[],
): Promise<void> {
  await em.insertMany(
    ScheduleAssignee,
    userIds.map((user) => ({ organizationId, schedule: id, user })),
  );
}

/** Changes who works a shift. The next flush stores the rest of it. */
export async function reassign(em: EntityManager, schedule: Schedule, newIds: readonly string[]): Promise<void> {
  const current = schedule.assignedUserIds;
  const removed = current.filter((user) => !newIds.includes(user));
  if (removed.length > 0) await em.nativeDelete(ScheduleAssignee, { schedule: schedule.id, user: { $in: removed } });
  await assign(
    em,
    schedule,
    newIds.filter((user) => !current.includes(user)),
  );
  schedule.people = [...newIds];
}
