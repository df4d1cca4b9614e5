import { z } from 'zod';
import { type Operation, operation } from '../../../platform/api/operation.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { image, uploadedImages } from '../../photos/index.js';
import { historyEntry } from './history.types.js';
import { timesheetJson } from './timesheet.presenter.js';
import { activeTimesheet, timesheets, updateTimesheet, uploadTimesheetImages } from './timesheet.service.js';
import { TimesheetType, timesheetView } from './timesheet.types.js';

const listedTimesheetJson = timesheetJson
  .extend({
    history: z
      .array(historyEntry)
      .readonly()
      .optional()
      .describe('Every change, oldest first. Absent from timesheets of other people.'),
  })
  .meta({ id: 'ListedTimesheet' });

export const timesheetApi: readonly Operation[] = [
  operation(activeTimesheet, {
    description: 'The caller’s timesheet in progress.',
    rest: { method: 'GET', path: '/api/timesheets/active', status: 200, response: timesheetJson.nullable() },
    viewer: () => TimesheetType,
  }),
  operation(timesheets, {
    description: 'Timesheets, newest first. Reviewers see everyone’s, other callers only their own.',
    rest: { method: 'GET', path: '/api/timesheets', status: 200, page: listedTimesheetJson },
    viewer: connectionOf('Timesheet', () => TimesheetType),
  }),
  operation(updateTimesheet, {
    description: 'Changes notes, photos or the job. Absent fields stay unchanged.',
    rest: { method: 'PATCH', path: '/api/timesheets/:id', status: 200, response: timesheetJson },
    mutation: {
      name: 'timesheetUpdate',
      payload: { timesheet: timesheetView.describe('The timesheet after the change.') },
    },
  }),
  operation(uploadTimesheetImages, {
    description: 'Stores photos for timesheets: JPEG, PNG, WebP, GIF or HEIC. One invalid file rejects all of them.',
    rest: {
      method: 'POST',
      path: '/api/timesheets/upload-images',
      status: 201,
      body: 'multipart',
      response: uploadedImages,
    },
    mutation: {
      name: 'timesheetImagesUpload',
      payload: {
        images: z.array(image).describe('The stored photos with their thumbnails.'),
        imageUrls: z.array(z.string()).describe('The addresses of the photos in order, for `imageUrls`.'),
      },
    },
  }),
];
