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

/** Managers and administrators add, correct, delete and approve everyone's timesheets, including their own. */
export function mayReview(viewer: Viewer): boolean {
  return managers.includes(viewer.role);
}

/** Anyone who may see a timesheet may see its photos. */
export const timesheetPhotos: PhotoUse = {
  table: 'timesheet_photos',
  isVisibleTo: async (em, viewer, photo) =>
    (await em.count(TimesheetPhoto, { photo, timesheet: timesheetsVisibleTo(viewer) })) > 0,
};
