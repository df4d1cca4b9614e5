import type { FilterQuery } from '@mikro-orm/core';
import { managers, managersAndWorkers } from '../../../access/index.js';
import type { Viewer } from '../../../platform/auth/viewer.types.js';
import type { Schedule } from './schedule.entity.js';

/** Planners see all schedules, with drafts, warnings, and time off. */
export function mayPlan({ role }: Pick<Viewer, 'role'>): boolean {
  return managers.includes(role);
}

/** Accountants deal with hours worked, not with planned hours. */
export function maySeeSchedules({ role }: Pick<Viewer, 'role'>): boolean {
  return managersAndWorkers.includes(role);
}

/** Planners see all schedules, workers see their own without drafts, and all others see no schedules. */
export function schedulesVisibleTo(viewer: Viewer): FilterQuery<Schedule> {
  if (mayPlan(viewer)) return {};
  return maySeeSchedules(viewer) ? ownSchedules(viewer.userId) : { id: { $in: [] } };
}

/** The schedules that a person works, without drafts. */
export function ownSchedules(userId: string): FilterQuery<Schedule> {
  return { status: { $ne: 'DRAFT' }, assignments: { $some: { user: userId } } };
}
