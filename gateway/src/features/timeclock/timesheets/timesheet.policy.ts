import type { FilterQuery } from '@mikro-orm/core';
import { managers, managersAndAccountants } from '../../../access/index.js';
import type { Viewer } from '../../../platform/auth/viewer.types.js';
import type { PhotoUse } from '../../photos/index.js';
import { type Timesheet, TimesheetPhoto } from './timesheet.entity.js';

/** Managers, accountants and administrators see everyone's timesheets, workers their own. */
export function timesheetsVisibleTo(viewer: Viewer): FilterQuery<Timesheet> {
  return managersAndAccountants.includes(viewer.role) ? {} : { user: viewer.userId };
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
 * Nobody approves their own hours, because a second person must have seen what is paid. The only active owner is the
 * exception: without a peer, nobody answers for the organization but this person. Their approval is flagged.
 */
export function mayApproveHoursOf(userId: string, viewer: Viewer, isOnlyOwner: boolean): boolean {
  return mayReview(viewer) && (userId !== viewer.userId || isOnlyOwner);
}

/** The list filter of `mayApproveHoursOf` for a viewer who may review. */
export function timesheetsApprovableBy(viewer: Viewer, isOnlyOwner: boolean): FilterQuery<Timesheet> {
  return isOnlyOwner ? {} : { user: { $ne: viewer.userId } };
}

/** Anyone who may see a timesheet may see its photos. */
export const timesheetPhotos: PhotoUse = {
  table: 'timesheet_photos',
  isVisibleTo: async (em, viewer, photo) =>
    (await em.count(TimesheetPhoto, { photo, timesheet: timesheetsVisibleTo(viewer) })) > 0,
};
