import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { serializeTimesheet, timesheetJson } from '../timesheets/timesheet.presenter.js';
import { switchJob } from './switch-job.service.js';

export const switchJobRoutes: readonly Route[] = [
  route(switchJob, {
    method: 'POST',
    path: '/api/timesheets/switch-job',
    status: 200,
    summary: 'End the timesheet in progress and start the next one at the same instant, for another job',
    response: timesheetJson,
    present: serializeTimesheet,
  }),
];
