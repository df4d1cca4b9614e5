import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { serializeTimesheet, timesheetJson } from '../timesheets/timesheet.presenter.js';
import { addTimesheet } from './add-timesheet.service.js';
import { approveTimesheet, approveTimesheets } from './approve.service.js';
import { approveSelectedTimesheets } from './approve-selection.service.js';
import { deleteTimesheet } from './delete-timesheet.service.js';
import { rejectTimesheet } from './reject.service.js';
import { rejectSelectedTimesheets } from './reject-selection.service.js';
import { approvedTimesheets } from './review.types.js';
import { approvedSelection, rejectedSelection } from './selection.types.js';
import { setTimesheetTimes } from './set-times.service.js';

export const reviewRoutes: readonly Route[] = [
  route(addTimesheet, {
    method: 'POST',
    path: '/api/timesheets',
    status: 201,
    summary: 'Add a forgotten timesheet for a person; it is flagged as added by a manager',
    response: timesheetJson,
    present: serializeTimesheet,
  }),
  route(setTimesheetTimes, {
    method: 'PUT',
    path: '/api/timesheets/:id/times',
    status: 200,
    summary:
      'Change the times of a timesheet and make it pending again; a clock-out of null reopens it, and `breaks` replaces all existing breaks; without it, see `moveBreaks`',
    response: timesheetJson,
    present: serializeTimesheet,
  }),
  route(deleteTimesheet, {
    method: 'DELETE',
    path: '/api/timesheets/:id',
    status: 204,
    summary: 'Delete a timesheet and its breaks',
  }),
  route(approveTimesheet, {
    method: 'POST',
    path: '/api/timesheets/:id/approve',
    status: 200,
    summary:
      'Approve a closed timesheet of someone else; more than 24 hours and long paid breaks must be confirmed, see `confirmations`',
    response: timesheetJson,
    present: serializeTimesheet,
  }),
  route(rejectTimesheet, {
    method: 'POST',
    path: '/api/timesheets/:id/reject',
    status: 200,
    summary: 'Reject a pending timesheet with a reason; it stays pending until its times change or someone approves it',
    response: timesheetJson,
    present: serializeTimesheet,
  }),
  route(approveSelectedTimesheets, {
    method: 'POST',
    path: '/api/timesheets/approvals',
    status: 200,
    summary: 'Approve single timesheets and whole weeks of people at once; the response lists what was left and why',
    response: approvedSelection,
  }),
  route(rejectSelectedTimesheets, {
    method: 'POST',
    path: '/api/timesheets/rejections',
    status: 200,
    summary:
      'Reject single timesheets and whole weeks of people at once with a reason; the response lists what was left and why',
    response: rejectedSelection,
  }),
  route(approveTimesheets, {
    method: 'POST',
    path: '/api/timesheets/approve',
    status: 200,
    summary:
      'Approve the pending timesheets of a person and a date range without an exception, except the caller’s own',
    response: approvedTimesheets,
  }),
];
