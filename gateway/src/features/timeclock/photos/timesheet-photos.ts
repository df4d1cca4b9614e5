import { imageUpload, type PhotoUse } from '../../photos/index.js';
import { TimesheetPhoto } from '../timesheets/timesheet.entity.js';
import { timesheetsSeenBy } from '../timesheets/timesheet.policy.js';

/** Takes photos in, for timesheets: `updateTimesheet` then takes their addresses. */
export const uploadTimesheetImages = imageUpload('uploadTimesheetImages');

/** Whoever sees a timesheet sees its photos. */
export const timesheetPhotos: PhotoUse = {
  table: 'timesheet_photos',
  isSeenBy: async (em, viewer, photo) =>
    (await em.count(TimesheetPhoto, { photo, timesheet: timesheetsSeenBy(viewer) })) > 0,
};
