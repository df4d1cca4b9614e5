import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { historyEntry } from '../timesheets/history.types.js';
import { serializeTimesheet, timesheetJson } from '../timesheets/timesheet.presenter.js';
import { timesheet } from './history.service.js';

const timesheetWithHistoryJson = timesheetJson
  .extend({ history: z.array(historyEntry).readonly() })
  .meta({ id: 'TimesheetWithHistory' });

export const historyRoutes: readonly Route[] = [
  route(timesheet, {
    method: 'GET',
    path: '/api/timesheets/:id',
    status: 200,
    summary: 'Get a timesheet with its history: who changed what, when, and the previous values',
    response: timesheetWithHistoryJson,
    present: (view) => ({ ...serializeTimesheet(view), history: view.history ?? [] }),
  }),
];
