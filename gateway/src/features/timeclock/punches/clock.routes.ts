import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { jobJson, serializeJob } from '../../jobs/index.js';
import { serializeTimesheet, timesheetJson } from '../timesheets/timesheet.presenter.js';
import { clockIn } from './clock-in.service.js';
import { clockInJob } from './clock-in-job.service.js';
import { clockOut, endBreak, startBreak } from './punch.service.js';

const timesheetResponse = { method: 'POST', response: timesheetJson, present: serializeTimesheet } as const;

export const clockRoutes: readonly Route[] = [
  route(clockInJob, {
    method: 'GET',
    path: '/api/timesheets/clock-in-job',
    status: 200,
    summary: 'Get the job that a clock-in without a job takes now, or null',
    response: jobJson.nullable(),
    present: (job) => job && serializeJob(job),
  }),
  route(clockIn, {
    ...timesheetResponse,
    path: '/api/timesheets/clock-in',
    status: 201,
    summary: 'Clock in; the location is optional and never causes a rejection',
  }),
  route(clockOut, {
    ...timesheetResponse,
    path: '/api/timesheets/clock-out',
    status: 200,
    summary:
      'Clock out; an open break ends at the same instant, and `expectedVersion` protects against ending one unseen',
  }),
  route(startBreak, {
    ...timesheetResponse,
    path: '/api/timesheets/start-break',
    status: 200,
    summary: 'Start a break, unpaid by default',
  }),
  route(endBreak, {
    ...timesheetResponse,
    path: '/api/timesheets/end-break',
    status: 200,
    summary: 'End the open break',
  }),
];
