import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.js';
import { nextCursorOf } from '../../../platform/paging/index.js';
import { presentTimesheet, timesheetJson } from '../timesheets/timesheet.presenter.js';
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
    summary: 'Every creation, change and deletion of a timesheet after the cursor `after`, the oldest first',
    response: z.array(timesheetChangeJson),
    present: (page) =>
      page.edges.map(({ cursor, node: { kind, timesheetId, timesheet, at } }) => ({
        cursor,
        kind,
        timesheetId,
        timesheet: timesheet && presentTimesheet(timesheet),
        at: at.toISOString(),
      })),
    nextCursor: nextCursorOf,
  }),
];
