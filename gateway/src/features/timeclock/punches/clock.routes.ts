import { type Route, route } from '../../../platform/http/routes/route.js';
import { presentTimesheet, timesheetJson } from '../timesheets/timesheet.presenter.js';
import { clockIn } from './clock-in.service.js';
import { clockOut, endBreak, startBreak } from './punch.service.js';

const answer = { method: 'POST', response: timesheetJson, present: presentTimesheet } as const;

export const clockRoutes: readonly Route[] = [
  route(clockIn, {
    ...answer,
    path: '/api/timesheets/clock-in',
    status: 201,
    summary: 'Clock in; a location is optional and never refuses a punch',
  }),
  route(clockOut, {
    ...answer,
    path: '/api/timesheets/clock-out',
    status: 200,
    summary: 'Clock out; an open break ends at the same instant',
  }),
  route(startBreak, {
    ...answer,
    path: '/api/timesheets/start-break',
    status: 200,
    summary: 'Start a break: an unpaid one unless told otherwise',
  }),
  route(endBreak, {
    ...answer,
    path: '/api/timesheets/end-break',
    status: 200,
    summary: 'End the open break',
  }),
];
