import { type Operation, operation } from '../../../platform/api/operation.js';
import { JobType, jobJson } from '../../jobs/index.js';
import { timesheetJson } from '../timesheets/timesheet.presenter.js';
import { timesheetView } from '../timesheets/timesheet.types.js';
import { clockInShape } from './clock.inputs.js';
import { clockIn, clockInJob } from './clock-in.service.js';
import { clockOut, endBreak, startBreak } from './punch.service.js';

const timesheetResponse = { method: 'POST', response: timesheetJson } as const;

export const clockApi: readonly Operation[] = [
  operation(clockInJob, {
    description: 'The job that a clock-in without a job takes now: that of the caller’s running or nearest shift.',
    rest: { method: 'GET', path: '/api/timesheets/clock-in-job', status: 200, response: jobJson.nullable() },
    viewer: () => JobType,
  }),
  operation(clockIn, {
    description: 'Starts a timesheet. A location never causes a rejection.',
    rest: { ...timesheetResponse, path: '/api/timesheets/clock-in', status: 201 },
    mutation: {
      name: 'timesheetClockIn',
      payload: { timesheet: timesheetView.describe('The timesheet that has begun.') },
      selects: 'timesheet',
      input: clockInShape,
    },
  }),
  operation(clockOut, {
    description:
      'Ends the timesheet in progress, and an open break at the same instant. `expectedVersion` protects against ending a timesheet that has changed unseen.',
    rest: { ...timesheetResponse, path: '/api/timesheets/clock-out', status: 200 },
    mutation: {
      name: 'timesheetClockOut',
      payload: { timesheet: timesheetView.describe('The timesheet that has ended.') },
      selects: 'timesheet',
    },
  }),
  operation(startBreak, {
    description: 'Starts a break, unpaid by default.',
    rest: { ...timesheetResponse, path: '/api/timesheets/start-break', status: 200 },
    mutation: {
      name: 'timesheetBreakStart',
      payload: {
        timesheet: timesheetView.describe('The timesheet in progress with the open break.'),
      },
      selects: 'timesheet',
    },
  }),
  operation(endBreak, {
    description: 'Ends the open break.',
    rest: { ...timesheetResponse, path: '/api/timesheets/end-break', status: 200 },
    mutation: {
      name: 'timesheetBreakEnd',
      payload: {
        timesheet: timesheetView.describe('The timesheet in progress, in which work continues.'),
      },
      selects: 'timesheet',
    },
  }),
];
