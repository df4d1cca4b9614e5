import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { nextCursorOf } from '../../../platform/paging/index.js';
import { serializeTimesheet, timesheetJson } from '../timesheets/timesheet.presenter.js';
import { timesheetChanges } from './changes.service.js';
import { timesheetChange } from './timesheet-change.types.js';

const timesheetChangeJson = timesheetChange
  .extend({ cursor: z.string(), timesheet: timesheetJson.nullable() })
  .meta({ id: 'TimesheetChange' });

export const changesRoutes: readonly Route[] = [
  route(timesheetChanges, {
    method: 'GET',
    path: '/api/timesheets/changes',
    status: 200,
    summary: 'List creations, changes and deletions of timesheets after the cursor `after`, oldest first',
    response: z.array(timesheetChangeJson),
    present: (page) =>
      page.edges.map(({ cursor, node: { timesheet, ...change } }) => ({
        cursor,
        ...change,
        timesheet: timesheet && serializeTimesheet(timesheet),
      })),
    nextCursor: nextCursorOf,
  }),
];
