import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { command, type SignedInContext } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.js';
import { enforce } from '../../../platform/errors/index.js';
import { Schedule } from '../schedules/schedule.entity.js';
import { moveAssignmentInput } from '../schedules/schedule.inputs.js';
import { lockSchedule } from '../schedules/schedule.queries.js';
import { markChange, type PlannedHours } from '../schedules/schedule.rules.js';
import { checkReferences } from '../schedules/schedule-references.queries.js';
import { readSchedule } from '../schedules/schedule-rows.queries.js';
import { scheduleText } from '../schedules/schedule-text.types.js';
import { addWarnings } from '../warnings/warning.service.js';
import { auditedFieldsOf, describeCreation, describeUpdate } from './audited-fields.rules.js';
import { assign, attachPhotos, deleteShift, reassign } from './plan.service.js';
import { changeTimes, personMustBeAssigned, replacementMustBeNew } from './times.rules.js';

type Input = z.output<typeof moveAssignmentInput>;

/**
 * Moves one person of a shift: to another time, to another person, or into another shift. The other people of the shift
 * stay. A person who has the shift alone takes it along.
 */
export const moveAssignment = command('moveAssignment', moveAssignmentInput, async (context, input) => {
  const { schedule, target } = await lockBoth(context.em, input);
  const newUserId = input.toUserId ?? input.userId;
  const current = [...schedule.assignedUserIds, ...(target?.assignedUserIds ?? [])];
  enforce(personMustBeAssigned(schedule, input.userId));
  await checkReferences(context, { assignedUserIds: [newUserId] }, { assignedUserIds: current });
  if (target) return joinShift(context, { schedule, target, input, newUserId });
  const times = changeTimes(schedule, input);
  if (isMoved(schedule, times) && schedule.assignedUserIds.length > 1) {
    return splitShift(context, { schedule, userId: input.userId, newUserId, times });
  }
  enforce(replacementMustBeNew(schedule, input.userId, newUserId));
  const userIds = schedule.assignedUserIds.map((id) => (id === input.userId ? newUserId : id));
  const changed = await changeShift(context, schedule, { times, userIds });
  return { schedule: await addWarnings(context, changed), leftSchedule: null };
});

/** Locks in the order of the ids, so that two moves between the same shifts can't deadlock. */
async function lockBoth(em: EntityManager, { id, intoId }: Input) {
  const locked = new Map<string, Schedule>();
  for (const each of [id, ...(intoId ? [intoId] : [])].sort()) locked.set(each, await lockSchedule(em, each));
  return { schedule: locked.get(id) as Schedule, target: intoId ? locked.get(intoId) : undefined };
}

function isMoved(schedule: PlannedHours, times: PlannedHours): boolean {
  return +schedule.startAt !== +times.startAt || +schedule.endAt !== +times.endAt;
}

interface Changes {
  readonly times: PlannedHours;
  readonly userIds: readonly string[];
}

async function changeShift(context: SignedInContext, schedule: Schedule, { times, userIds }: Changes) {
  const { em, platform } = context;
  const before = auditedFieldsOf(schedule);
  const now = platform.clock.now();
  const changedAt = markChange(schedule.status, schedule.status, now);
  Object.assign(schedule, times, { revision: schedule.revision + 1, updatedAt: now, changedAt });
  await reassign(em, schedule, userIds);
  await em.flush();
  const changed = await readSchedule(em, schedule.id);
  const changes = describeUpdate(before, changed);
  context.record({ action: 'schedule.updated', subjectType: 'SCHEDULE', subjectId: schedule.id, changes });
  return changed;
}

const timesOf = ({ startAt, endAt, plannedBreakMinutes }: PlannedHours): PlannedHours => ({
  startAt,
  endAt,
  plannedBreakMinutes,
});

interface Split {
  readonly schedule: Schedule;
  readonly userId: string;
  readonly newUserId: string;
  readonly times: PlannedHours;
}

async function splitShift(context: SignedInContext, { schedule, userId, newUserId, times }: Split) {
  const { em, platform } = context;
  const { organizationId, title, status, jobId, teamId, placeId, photoIds } = schedule;
  const references = { job: jobId, team: teamId, place: placeId };
  const content = { title, ...scheduleText.pick(schedule), status, ...references, ...timesOf(times) };
  const own = { id: newId(), organizationId };
  await em.insert(Schedule, { ...own, ...content, people: [newUserId], updatedAt: platform.clock.now() });
  await assign(em, own, [newUserId]);
  await attachPhotos(context, own, photoIds);
  const created = await readSchedule(em, own.id);
  const changes = describeCreation(created);
  context.record({ action: 'schedule.created', subjectType: 'SCHEDULE', subjectId: own.id, changes });
  const userIds = schedule.assignedUserIds.filter((id) => id !== userId);
  const leftSchedule = await changeShift(context, schedule, { times: timesOf(schedule), userIds });
  return { schedule: await addWarnings(context, created), leftSchedule };
}

interface Join {
  readonly schedule: Schedule;
  readonly target: Schedule;
  readonly input: Input;
  readonly newUserId: string;
}

/** Adds the person to another shift. A shift that is left without people is deleted. */
async function joinShift(context: SignedInContext, { schedule, target, input, newUserId }: Join) {
  const userIds = [...new Set([...target.assignedUserIds, newUserId])];
  const joined = await changeShift(context, target, { times: changeTimes(target, input), userIds });
  const rest = schedule.assignedUserIds.filter((id) => id !== input.userId);
  const leftSchedule =
    rest.length > 0 ? await changeShift(context, schedule, { times: timesOf(schedule), userIds: rest }) : null;
  if (!leftSchedule) await deleteShift(context, schedule);
  return { schedule: await addWarnings(context, joined), leftSchedule };
}
