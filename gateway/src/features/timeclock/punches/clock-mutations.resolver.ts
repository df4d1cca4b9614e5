import { mutationsOf, payloadMutation } from '../../../platform/graphql/schema/payload-mutation.builder.js';
import { TimesheetType } from '../timesheets/timesheet.types.js';
import { clockInShape } from './clock.inputs.js';
import { clockIn } from './clock-in.service.js';
import { clockOut, endBreak, startBreak } from './punch.service.js';

export const ClockMutations = mutationsOf(
  payloadMutation('timesheetClockIn', clockIn, {
    description: 'Starts a timesheet. The location is optional, and never causes a rejection.',
    payload: {
      timesheet: {
        type: () => TimesheetType,
        description: 'The timesheet that has begun.',
      },
    },
    selects: 'timesheet',
    input: clockInShape,
  }),
  payloadMutation('timesheetClockOut', clockOut, {
    description: 'Ends the timesheet in progress, and an open break at the same instant.',
    payload: {
      timesheet: {
        type: () => TimesheetType,
        description: 'The timesheet that has ended.',
      },
    },
    selects: 'timesheet',
    isInputOptional: true,
  }),
  payloadMutation('timesheetBreakStart', startBreak, {
    description: 'Starts a break, unpaid by default.',
    payload: {
      timesheet: {
        type: () => TimesheetType,
        description: 'The timesheet in progress with the open break.',
      },
    },
    selects: 'timesheet',
  }),
  payloadMutation('timesheetBreakEnd', endBreak, {
    description: 'Ends the open break.',
    payload: {
      timesheet: {
        type: () => TimesheetType,
        description: 'The timesheet in progress, in which work continues.',
      },
    },
    selects: 'timesheet',
  }),
);
