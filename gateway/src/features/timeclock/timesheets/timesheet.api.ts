import { z } from 'zod';
import { type Operation, operation } from '../../../platform/api/operation.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { nextCursorOf } from '../../../platform/paging/index.js';
import { ImageType, uploadedImages } from '../../photos/index.js';
import { historyEntry, type TimesheetWithHistory } from './history.types.js';
import { serializeTimesheet, timesheetJson } from './timesheet.presenter.js';
import { activeTimesheet, timesheets, updateTimesheet, uploadTimesheetImages } from './timesheet.service.js';
import { TimesheetType } from './timesheet.types.js';

const TimesheetConnection = connectionOf('Timesheet', () => TimesheetType);

const listedTimesheetJson = timesheetJson
  .extend({
    history: z.array(historyEntry).readonly().optional().meta({
      description: 'Every change, oldest first. Absent from timesheets of other people.',
    }),
  })
  .meta({ id: 'ListedTimesheet' });

function serializeListed(timesheet: TimesheetWithHistory): z.input<typeof listedTimesheetJson> {
  const { history } = timesheet;
  return history ? { ...serializeTimesheet(timesheet), history } : serializeTimesheet(timesheet);
}

export const timesheetApi: readonly Operation[] = [
  operation(activeTimesheet, {
    description: 'The caller’s timesheet in progress.',
    rest: {
      method: 'GET',
      path: '/api/timesheets/active',
      status: 200,
      response: timesheetJson.nullable(),
      present: (timesheet) => timesheet && serializeTimesheet(timesheet),
    },
    viewer: () => TimesheetType,
  }),
  operation(timesheets, {
    description: 'Timesheets, newest first. Reviewers see everyone’s, other callers only their own.',
    rest: {
      method: 'GET',
      path: '/api/timesheets',
      status: 200,
      response: z.array(listedTimesheetJson),
      present: (page) => page.edges.map(({ node }) => serializeListed(node)),
      nextCursor: nextCursorOf,
    },
    viewer: () => TimesheetConnection,
  }),
  operation(updateTimesheet, {
    description: 'Changes notes, photos or the job. Absent fields stay unchanged.',
    rest: {
      method: 'PATCH',
      path: '/api/timesheets/:id',
      status: 200,
      response: timesheetJson,
      present: serializeTimesheet,
    },
    mutation: {
      name: 'timesheetUpdate',
      payload: {
        timesheet: {
          type: () => TimesheetType,
          description: 'The timesheet after the change.',
        },
      },
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
        images: {
          type: () => [ImageType],
          description: 'The stored photos with their thumbnails.',
          value: ({ images }) => images,
        },
        imageUrls: {
          type: () => [String],
          description: 'The addresses of the photos in order, for `imageUrls`.',
          value: ({ imageUrls }) => imageUrls,
        },
      },
    },
  }),
];
