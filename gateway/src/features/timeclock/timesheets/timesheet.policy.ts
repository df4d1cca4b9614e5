import type { FilterQuery } from '@mikro-orm/core';
import { managers, managersAndAccountants } from '../../../access/index.js';
import type { Viewer } from '../../../platform/auth/viewer.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { type Condition, everyRow, where } from '../../../platform/read-model/index.js';
import type { PhotoUse } from '../../photos/index.js';
import type { Timesheet } from './timesheet.entity.js';

/** Managers, accountants and administrators see everyone's timesheets, workers their own. */
export function timesheetsVisibleTo(viewer: Viewer): Condition {
  return managersAndAccountants.includes(viewer.role) ? everyRow : where`timesheets.user_id = ${viewer.userId}`;
}

/** Managers and administrators change everyone's timesheets, accountants and workers their own. */
export function timesheetsEditableBy(viewer: Viewer): FilterQuery<Timesheet> {
  return managers.includes(viewer.role) ? {} : { user: viewer.userId };
}

/** Managers and administrators add, correct and delete everyone's timesheets, including their own. */
export function mayReview(viewer: Viewer): boolean {
  return managers.includes(viewer.role);
}

/**
 * Callers cannot approve their own hours, because a second person must have seen the paid hours. The only active owner
 * has no peer, so their approval is accepted and flagged.
 */
export function mayApproveHoursOf(userId: string, viewer: Viewer, isOnlyOwner: boolean): boolean {
  return mayReview(viewer) && (userId !== viewer.userId || isOnlyOwner);
}

/** The list filter of `mayApproveHoursOf` for a viewer who may review. */
export function timesheetsApprovableBy(viewer: Viewer, isOnlyOwner: boolean): Condition {
  return isOnlyOwner ? everyRow : where`user_id <> ${viewer.userId}`;
}

export const timesheetPhotos: PhotoUse = {
  table: 'timesheet_photos',
  isVisibleTo: async (em, viewer, photo) => {
    const visible = timesheetsVisibleTo(viewer);
    const found = await tenantSql(em).query(
      `select from timesheet_photos as link
       join timesheets on timesheets.organization_id = link.organization_id and timesheets.id = link.timesheet_id
       where link.organization_id = :organization and link.photo_id = ? ${visible.sql && `and ${visible.sql}`} limit 1`,
      [photo, ...visible.values],
    );
    return found.length > 0;
  },
};
