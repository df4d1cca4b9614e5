import type { FilterQuery } from '@mikro-orm/core';
import type { Role, Viewer } from '../../../platform/auth/viewer.js';
import type { Timesheet } from './timesheet.entity.js';

const reviewers: readonly Role[] = ['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT'];
const editors: readonly Role[] = ['OWNER', 'ADMIN', 'MANAGER'];

/** Managers, accountants and administrators see everybody's timesheets; a worker sees their own. */
export function timesheetsSeenBy(viewer: Viewer): FilterQuery<Timesheet> {
  return reviewers.includes(viewer.role) ? {} : { user: viewer.userId };
}

/** Managers and administrators change everybody's timesheets; accountants and workers their own. */
export function timesheetsChangedBy(viewer: Viewer): FilterQuery<Timesheet> {
  return editors.includes(viewer.role) ? {} : { user: viewer.userId };
}

/** Managers and administrators add, correct, delete and approve everybody's timesheets, their own too. */
export function mayReview(viewer: Viewer): boolean {
  return editors.includes(viewer.role);
}
