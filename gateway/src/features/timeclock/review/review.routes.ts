import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.js';
import { presentTimesheet, timesheetJson } from '../timesheets/timesheet.presenter.js';
import { addTimesheet } from './add-timesheet.service.js';
import { approveTimesheet } from './approve.service.js';
import { approveTimesheets } from './approve-many.service.js';
import { deleteTimesheet } from './delete-timesheet.service.js';
import { setTimesheetTimes } from './set-times.service.js';

const approvedJson = z.object({ approved: z.int(), skipped: z.int(), remaining: z.int() });

export const reviewRoutes: readonly Route[] = [
  route(addTimesheet, {
    method: 'POST',
    path: '/api/timesheets',
    status: 201,
    summary: 'Add a forgotten timesheet for somebody; it is flagged as added by a manager',
    response: timesheetJson,
    present: presentTimesheet,
  }),
  route(setTimesheetTimes, {
    method: 'PUT',
    path: '/api/timesheets/:id/times',
    status: 200,
    summary: 'Correct the times; a clock-out of null reopens it, given breaks replace all; it is pending again',
    response: timesheetJson,
    present: presentTimesheet,
  }),
  route(deleteTimesheet, {
    method: 'DELETE',
    path: '/api/timesheets/:id',
    status: 204,
    summary: 'Take a timesheet away, with its breaks',
  }),
  route(approveTimesheet, {
    method: 'POST',
    path: '/api/timesheets/:id/approve',
    status: 200,
    summary: 'Approve a closed timesheet',
    response: timesheetJson,
    present: presentTimesheet,
  }),
  route(approveTimesheets, {
    method: 'POST',
    path: '/api/timesheets/approve',
    status: 200,
    summary: 'Approve every pending timesheet of a person and of days that has no exception',
    response: approvedJson,
    present: (result) => result,
  }),
];
