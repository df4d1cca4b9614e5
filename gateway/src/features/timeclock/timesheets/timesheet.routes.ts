import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { nextCursorOf } from '../../../platform/paging/index.js';
import { uploadedImages } from '../../photos/index.js';
import { historyEntry, type TimesheetWithHistory } from './history.types.js';
import { serializeTimesheet, timesheetJson } from './timesheet.presenter.js';
import { activeTimesheet, timesheets, updateTimesheet, uploadTimesheetImages } from './timesheet.service.js';

const listedTimesheetJson = timesheetJson
  .extend({
    history: z.array(historyEntry).readonly().optional().meta({
      description: 'Every change, oldest first. Absent from timesheets of other people.',
    }),
  })
  .meta({ id: 'ListedTimesheet' });

export const timesheetRoutes: readonly Route[] = [
  route(activeTimesheet, {
    method: 'GET',
    path: '/api/timesheets/active',
    status: 200,
    summary: 'Get the caller’s timesheet in progress, or null',
    response: timesheetJson.nullable(),
    present: (timesheet) => timesheet && serializeTimesheet(timesheet),
  }),
  route(timesheets, {
    method: 'GET',
    path: '/api/timesheets',
    status: 200,
    summary: 'List timesheets, newest first; reviewers see everyone’s, other callers only their own',
    response: z.array(listedTimesheetJson),
    present: (page) => page.edges.map(({ node }) => serializeListed(node)),
    nextCursor: nextCursorOf,
  }),
  route(updateTimesheet, {
    method: 'PATCH',
    path: '/api/timesheets/:id',
    status: 200,
    summary: 'Change notes and photos of a timesheet, and for managers its job; absent fields stay unchanged',
    response: timesheetJson,
    present: serializeTimesheet,
  }),
  route(uploadTimesheetImages, {
    method: 'POST',
    path: '/api/timesheets/upload-images',
    status: 201,
    summary:
      'Upload photos for timesheets in the repeated field `images`: JPEG, PNG, WebP, GIF or HEIC; one invalid file rejects all of them',
    body: 'multipart',
    response: uploadedImages,
  }),
];

function serializeListed(timesheet: TimesheetWithHistory): z.input<typeof listedTimesheetJson> {
  const { history } = timesheet;
  return history ? { ...serializeTimesheet(timesheet), history } : serializeTimesheet(timesheet);
}
