import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.js';
import { nextCursorOf } from '../../../platform/paging/index.js';
import { serializeTimesheet, timesheetJson } from '../timesheets/timesheet.presenter.js';
import { timesheetChanges } from './changes.service.js';
import { TimesheetChangeKind } from './timesheet-change.type.js';

const timesheetChangeJson = z.object({
  cursor: z.string(),
  kind: z.enum(TimesheetChangeKind),
  timesheetId: z.uuid(),
  timesheet: timesheetJson.nullable(),
  at: z.iso.datetime(),
});

export const changesRoutes: readonly Route[] = [
  route(timesheetChanges, {
    method: 'GET',
    path: '/api/timesheets/changes',
    status: 200,
    summary: 'List creations, changes and deletions of timesheets after the cursor `after`, oldest first',
    response: z.array(timesheetChangeJson),
    present: (page) =>
      page.edges.map(({ cursor, node: { kind, timesheetId, timesheet, at } }) => ({
        cursor,
        kind,
        timesheetId,
        timesheet: timesheet && serializeTimesheet(timesheet),
        at: at.toISOString(),
      })),
    nextCursor: nextCursorOf,
  }),
];
