import type { FilterQuery } from '@mikro-orm/core';
import type { Role, Viewer } from '../../../platform/auth/viewer.js';
import type { Schedule } from './schedule.entity.js';

const planners: readonly Role[] = ['OWNER', 'ADMIN', 'MANAGER'];

/** Those who plan see everything of everybody: drafts, warnings, who is off. */
export function mayPlan({ role }: Pick<Viewer, 'role'>): boolean {
  return planners.includes(role);
}

/** Accountants have to do with hours worked, not with hours planned. */
export function maySeeSchedules({ role }: Pick<Viewer, 'role'>): boolean {
  return role === 'WORKER' || mayPlan({ role });
}

/** Those who plan see all; a worker sees what they are to work, once it is no draft any more; others see none. */
export function schedulesSeenBy(viewer: Viewer): FilterQuery<Schedule> {
  if (mayPlan(viewer)) return {};
  return maySeeSchedules(viewer) ? ownSchedules(viewer.userId) : { id: { $in: [] } };
}

/** What somebody is to work, once it is no draft any more. */
export function ownSchedules(userId: string): FilterQuery<Schedule> {
  return { status: { $ne: 'DRAFT' }, assignments: { $some: { user: userId } } };
}
