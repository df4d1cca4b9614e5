import { type Operation, operation } from '../../../platform/api/operation.js';
import { timesheetJson } from '../timesheets/timesheet.presenter.js';
import { timesheetView } from '../timesheets/timesheet.types.js';
import { switchJob } from './switch-job.service.js';

export const switchJobApi: readonly Operation[] = [
  operation(switchJob, {
    description: 'Ends the timesheet and starts one for another job at that instant.',
    rest: { method: 'POST', path: '/api/timesheets/switch-job', status: 200, response: timesheetJson },
    mutation: {
      name: 'timesheetJobSwitch',
      payload: { timesheet: timesheetView.describe('The timesheet that has begun.') },
      selects: 'timesheet',
    },
  }),
];
