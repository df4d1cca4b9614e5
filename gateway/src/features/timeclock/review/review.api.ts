import { deletedId, type Operation, operation } from '../../../platform/api/operation.js';
import { timesheetJson } from '../timesheets/timesheet.presenter.js';
import { timesheetView } from '../timesheets/timesheet.types.js';
import { addTimesheet, deleteTimesheet } from './add-timesheet.service.js';
import { approveSelectedTimesheets, approveTimesheet, approveTimesheets } from './approve.service.js';
import { rejectSelectedTimesheets, rejectTimesheet } from './reject.service.js';
import { approvedSelection, approvedTimesheets, rejectedSelection } from './review.types.js';
import { setTimesheetTimes } from './set-times.service.js';

export const reviewApi: readonly Operation[] = [
  operation(addTimesheet, {
    description: 'Adds a forgotten timesheet for a person, flagged ADDED_BY_MANAGER.',
    rest: { method: 'POST', path: '/api/timesheets', status: 201, response: timesheetJson },
    mutation: { name: 'timesheetAdd', payload: { timesheet: timesheetView.describe('The new timesheet.') } },
  }),
  operation(setTimesheetTimes, {
    description:
      'Changes the times of a timesheet and makes it PENDING again. A clock-out of null reopens it. If `breaks` is present, it replaces all existing breaks; otherwise see `moveBreaks`. If `expectedVersion` is present and the times have changed since that version, fails with CONFLICT.',
    rest: { method: 'PUT', path: '/api/timesheets/:id/times', status: 200, response: timesheetJson },
    mutation: {
      name: 'timesheetTimesSet',
      payload: { timesheet: timesheetView.describe('The timesheet with its new times.') },
    },
  }),
  operation(deleteTimesheet, {
    description: 'Deletes a timesheet. The audit log keeps its last values.',
    rest: { method: 'DELETE', path: '/api/timesheets/:id', status: 204 },
    mutation: {
      name: 'timesheetDelete',
      payload: { deletedTimesheetId: deletedId('The id of the timesheet that is gone.') },
    },
  }),
  operation(approveTimesheet, {
    description:
      'Approves a closed timesheet, which is PENDING until then. Nobody approves their own hours, except the only active owner. What the timesheet lists in `confirmations` must be confirmed, otherwise fails with CONFLICT.',
    rest: { method: 'POST', path: '/api/timesheets/:id/approve', status: 200, response: timesheetJson },
    mutation: { name: 'timesheetApprove', payload: { timesheet: timesheetView.describe('The approved timesheet.') } },
  }),
  operation(rejectTimesheet, {
    description: 'Rejects a pending timesheet with a reason for its person.',
    rest: { method: 'POST', path: '/api/timesheets/:id/reject', status: 200, response: timesheetJson },
    mutation: { name: 'timesheetReject', payload: { timesheet: timesheetView.describe('The rejected timesheet.') } },
  }),
  operation(approveSelectedTimesheets, {
    description: 'Approves timesheets and whole weeks of people. `left` has reasons.',
    rest: { method: 'POST', path: '/api/timesheets/approvals', status: 200, response: approvedSelection },
    mutation: {
      name: 'timesheetSelectionApprove',
      payload: { summary: approvedSelection.describe('How many timesheets were approved, and what was left.') },
    },
  }),
  operation(rejectSelectedTimesheets, {
    description:
      'Rejects single timesheets and whole weeks of people at once, with a reason that the people see. Everything that can’t be rejected is listed with the reason.',
    rest: { method: 'POST', path: '/api/timesheets/rejections', status: 200, response: rejectedSelection },
    mutation: {
      name: 'timesheetSelectionReject',
      payload: { summary: rejectedSelection.describe('How many timesheets were rejected, and what was left.') },
    },
  }),
  operation(approveTimesheets, {
    description: 'Approves PENDING timesheets without exceptions, except the caller’s own.',
    rest: { method: 'POST', path: '/api/timesheets/approve', status: 200, response: approvedTimesheets },
    mutation: {
      name: 'timesheetsApprove',
      payload: { summary: approvedTimesheets.describe('How many timesheets were approved and how many were left.') },
    },
  }),
];
