import { managers, managersAndWorkers } from '../../../access/index.js';
import type { Viewer } from '../../../platform/auth/viewer.js';

export function mayPlan({ role }: Pick<Viewer, 'role'>): boolean {
  return managers.includes(role);
}

/** Accountants deal with hours worked, not with planned hours. */
export function maySeeSchedules({ role }: Pick<Viewer, 'role'>): boolean {
  return managersAndWorkers.includes(role);
}

/** Selects rows of `schedules` in SQL: a condition, and the values of its placeholders. */
export interface Selection {
  readonly condition: string;
  readonly values: readonly unknown[];
}

/** Planners see all schedules, workers see their own without drafts, and all others see no schedules. */
export function selectVisibleTo(viewer: Viewer): Selection {
  if (mayPlan(viewer)) return { condition: 'true', values: [] };
  return maySeeSchedules(viewer) ? selectOwn(viewer.userId) : { condition: 'false', values: [] };
}

export function selectOwn(userId: string): Selection {
  const condition = `status <> 'DRAFT' and schedules.id in (
    select link.schedule_id from schedule_assignees link
    where link.organization_id = :organization and link.user_id = ?::uuid
  )`;
  return { condition, values: [userId] };
}
