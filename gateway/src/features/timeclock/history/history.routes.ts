import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.js';
import type { Timesheet } from '../timesheets/timesheet.entity.js';
import { presentTimesheet, timesheetJson } from '../timesheets/timesheet.presenter.js';
import { timesheet } from './history.service.js';

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
    summary: 'One timesheet with its history: who changed what, when, and what it was before',
    response: timesheetWithHistoryJson,
    present: presentWithHistory,
  }),
];

function presentWithHistory(found: Timesheet): z.input<typeof timesheetWithHistoryJson> {
  const history = (found.history ?? []).map(({ at, actorName, action, title, changes }) => ({
    at: at.toISOString(),
    actorName,
    action,
    title,
    changes: changes.map(({ field, before, after }) => ({ field, before, after })),
  }));
  return { ...presentTimesheet(found), history };
}
