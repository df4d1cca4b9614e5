import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.js';
import { serializeTimesheet, timesheetJson } from '../timesheets/timesheet.presenter.js';
import { timesheet } from './history.service.js';
import type { TimesheetWithHistory } from './history.type.js';

const timesheetWithHistoryJson = timesheetJson.extend({
  history: z.array(
    z.object({
      at: z.iso.datetime(),
      actorName: z.string(),
      action: z.string(),
      title: z.string(),
      changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
    }),
  ),
});

export const historyRoutes: readonly Route[] = [
  route(timesheet, {
    method: 'GET',
    path: '/api/timesheets/:id',
    status: 200,
    summary: 'Get a timesheet with its history: who changed what, when, and the values before',
    response: timesheetWithHistoryJson,
    present: serializeWithHistory,
  }),
];

function serializeWithHistory({ history, ...view }: TimesheetWithHistory): z.input<typeof timesheetWithHistoryJson> {
  return {
    ...serializeTimesheet(view),
    history: history.map(({ at, changes, ...entry }) => ({ ...entry, at: at.toISOString(), changes: [...changes] })),
  };
}
