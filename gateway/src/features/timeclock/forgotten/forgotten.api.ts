import { type Operation, operation } from '../../../platform/api/operation.js';
import { timesheetJson } from '../timesheets/timesheet.presenter.js';
import { timesheetView } from '../timesheets/timesheet.types.js';
import { closeForgotten } from './forgotten.service.js';

export const forgottenApi: readonly Operation[] = [
  operation(closeForgotten, {
    description:
      'Ends the caller’s timesheet in progress at the time that the caller enters, if it has been open for more than 12 hours or since an earlier workday. It is flagged SELF_REPORTED.',
    rest: { method: 'POST', path: '/api/timesheets/active/close', status: 200, response: timesheetJson },
    mutation: {
      name: 'timesheetCloseForgotten',
      payload: { timesheet: timesheetView.describe('The timesheet that has ended.') },
    },
  }),
];
