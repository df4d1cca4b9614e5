import { command, type SignedInContext } from '../../../access/index.js';
import type { Schedule } from '../schedules/schedule.entity.js';
import { checkReferences } from '../schedules/schedule-references.queries.js';
import { assignSchedulesInput } from '../schedules/selection.inputs.js';
import { auditedFieldsOf, describeUpdate } from './audited-fields.rules.js';
import { reassign } from './plan.service.js';
import { lockInReach } from './selection.service.js';
import type { ChangedSelection } from './selection.types.js';

/** Gives several shifts other people in one transaction. Shifts that are canceled, or that have these people, stay as they are. */
export const assignSchedules = command(
  'assignSchedules',
  assignSchedulesInput,
  async (context, { assignments }): Promise<ChangedSelection> => {
    const { em } = context;
    const peopleOf = new Map(assignments.map(({ id, userIds }) => [id, userIds]));
    const { schedules, left } = await lockInReach(em, [...peopleOf.keys()]);
    const added = schedules.flatMap(({ id, assignedUserIds }) =>
      (peopleOf.get(id) ?? []).filter((userId) => !assignedUserIds.includes(userId)),
    );
    await checkReferences(context, { assignedUserIds: [...new Set(added)] }, { peopleField: 'userIds' });
    const changedIds: string[] = [];
    for (const schedule of schedules) {
      const userIds = peopleOf.get(schedule.id) ?? [];
      const message = findReason(schedule, userIds);
      if (message) left.push({ id: schedule.id, message });
      else {
        await assignOne(context, schedule, userIds);
        changedIds.push(schedule.id);
      }
    }
    if (changedIds.length === 0) context.recordNothing('no selected schedule changes');
    await em.flush();
    return { changedIds, left };
  },
);

function findReason({ status, assignedUserIds }: Schedule, userIds: readonly string[]): string | undefined {
  if (status === 'CANCELED') return 'This shift is canceled';
  const isSame = assignedUserIds.length === userIds.length && userIds.every((id) => assignedUserIds.includes(id));
  return isSame ? 'This shift already has these people' : undefined;
}

async function assignOne(context: SignedInContext, schedule: Schedule, userIds: readonly string[]): Promise<void> {
  const { em, platform, record } = context;
  const before = auditedFieldsOf(schedule);
  await reassign(em, schedule, userIds);
  Object.assign(schedule, { revision: schedule.revision + 1, updatedAt: platform.clock.now() });
  const changes = describeUpdate(before, { ...before, assignedUserIds: userIds.toSorted() });
  record({ action: 'schedule.updated', subjectType: 'SCHEDULE', subjectId: schedule.id, changes });
}
