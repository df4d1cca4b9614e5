import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { serializeTimesheet, timesheetJson } from '../timesheets/timesheet.presenter.js';
import { closeForgotten } from './forgotten.service.js';

export const forgottenRoutes: readonly Route[] = [
  route(closeForgotten, {
    method: 'POST',
    path: '/api/timesheets/active/close',
    status: 200,
    summary: 'Enter a forgotten clock-out; the timesheet is flagged as reported by the person who worked it',
    response: timesheetJson,
    present: serializeTimesheet,
  }),
];
