import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.js';
import { nextCursorOf } from '../../../platform/paging/index.js';
import { presentTimesheet, timesheetJson } from './timesheet.presenter.js';
import { activeTimesheet, timesheets, updateTimesheet } from './timesheet.service.js';

export const timesheetRoutes: readonly Route[] = [
  route(activeTimesheet, {
    method: 'GET',
    path: '/api/timesheets/active',
    status: 200,
    summary: 'The timesheet in progress of whoever is signed in, or null',
    response: timesheetJson.nullable(),
    present: (timesheet) => timesheet && presentTimesheet(timesheet),
  }),
  route(timesheets, {
    method: 'GET',
    path: '/api/timesheets',
    status: 200,
    summary: 'Timesheets, newest first: everybody’s for those who review them, else one’s own',
    response: z.array(timesheetJson),
    present: (page) => page.edges.map((edge) => presentTimesheet(edge.node)),
    nextCursor: nextCursorOf,
  }),
  route(updateTimesheet, {
    method: 'PATCH',
    path: '/api/timesheets/:id',
    status: 200,
    summary: 'Change notes and photos of a timesheet; what is absent stays as it is',
    response: timesheetJson,
    present: presentTimesheet,
  }),
];
