import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { command, type SignedInContext } from '../../../access/index.js';
import { readTimezone } from '../../organization/index.js';
import { noteAttachments } from '../../photos/index.js';
import { Schedule } from '../schedules/schedule.entity.js';
import { markChange, outOfReachMessage, peopleMustBeInReach } from '../schedules/schedule.rules.js';
import { changeSchedulesInput } from '../schedules/selection.inputs.js';
import { auditedFieldsOf, describeDeletion, describeUpdate } from './audited-fields.rules.js';
import { decideChange } from './selection.rules.js';
import type { ChangedSelection, LeftSchedule } from './selection.types.js';

/**
 * Publishes, moves or deletes several schedules in one transaction, and lists those that stay as they are. Ids that the
 * organization does not have are in neither list: another user may have deleted the schedules.
 */
export const changeSchedules = command(
  'changeSchedules',
  changeSchedulesInput,
  async (context, { ids, action, days }): Promise<ChangedSelection> => {
    const { em } = context;
    const { schedules, left } = await lockInReach(em, ids);
    if (schedules.length === 0) return leaveAll(context, left);
    if (action === 'DELETE') {
      await deleteAll(context, schedules);
      return { changedIds: schedules.map(({ id }) => id), left };
    }
    const timezone = await readTimezone(em);
    const decided = schedules.map((schedule) => ({
      schedule,
      decision: decideChange(schedule, { action, days: days ?? 0 }, timezone),
    }));
    const changedIds: string[] = [];
    for (const { schedule, decision } of decided) {
      if ('fields' in decision) {
        changeOne(context, schedule, decision.fields);
        changedIds.push(schedule.id);
      } else left.push({ id: schedule.id, message: decision.message });
    }
    if (changedIds.length === 0) return leaveAll(context, left);
    await em.flush();
    return { changedIds, left };
  },
);

function leaveAll({ recordNothing }: SignedInContext, left: readonly LeftSchedule[]): ChangedSelection {
  recordNothing('no selected schedule changes');
  return { changedIds: [], left };
}

interface LockedSelection {
  /** In the order of the selection. */
  readonly schedules: readonly Schedule[];
  /** Those that someone out of reach works. */
  readonly left: LeftSchedule[];
}

/** Locks in the order of the ids, so that two selections can't deadlock. */
export async function lockInReach(em: EntityManager, ids: readonly string[]): Promise<LockedSelection> {
  const orderBy = { id: 'asc' } as const;
  const schedules = await em.find(
    Schedule,
    { id: { $in: [...ids] } },
    { orderBy, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  await em.populate(schedules, ['assignments', 'photos']);
  const isInReach = (schedule: Schedule) => peopleMustBeInReach(schedule) === undefined;
  return {
    schedules: schedules.filter(isInReach).toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
    left: schedules.filter((schedule) => !isInReach(schedule)).map(({ id }) => ({ id, message: outOfReachMessage })),
  };
}

function changeOne({ platform, record }: SignedInContext, schedule: Schedule, fields: Partial<Schedule>): void {
  const before = auditedFieldsOf(schedule);
  const now = platform.clock.now();
  const changedAt = markChange(schedule.status, fields.status ?? schedule.status, now);
  Object.assign(schedule, fields, { revision: schedule.revision + 1, updatedAt: now, changedAt });
  const changes = describeUpdate(before, auditedFieldsOf(schedule));
  record({ action: 'schedule.updated', subjectType: 'SCHEDULE', subjectId: schedule.id, changes });
}

async function deleteAll({ em, platform, record }: SignedInContext, schedules: readonly Schedule[]): Promise<void> {
  const deletions = schedules.map((schedule) => ({
    subjectId: schedule.id,
    changes: describeDeletion(auditedFieldsOf(schedule)),
  }));
  const photoIds = schedules.flatMap((schedule) => schedule.photoIds);
  await em.nativeDelete(Schedule, { id: { $in: schedules.map(({ id }) => id) } });
  await noteAttachments(em, { removed: photoIds, at: platform.clock.now() });
  for (const deletion of deletions) record({ action: 'schedule.deleted', subjectType: 'SCHEDULE', ...deletion });
}
