import type { EntityManager } from '@mikro-orm/postgresql';
import { type Schedule, ScheduleAssignee } from '../schedules/schedule.entity.js';

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

export async function reassign(em: EntityManager, schedule: Schedule, newIds: readonly string[]): Promise<void> {
  const current = schedule.assignedUserIds;
  const removed = current.filter((user) => !newIds.includes(user));
  if (removed.length > 0) await em.nativeDelete(ScheduleAssignee, { schedule: schedule.id, user: { $in: removed } });
  await assign(
    em,
    schedule,
    newIds.filter((user) => !current.includes(user)),
  );
}
