import { mutationsOf, payloadMutation } from '../../../platform/graphql/schema/payload-mutation.builder.js';
import { TimesheetType } from '../timesheets/timesheet.types.js';
import { approveCorrection, denyCorrection } from './approve-correction.service.js';
import { requestCorrection, withdrawCorrection } from './correction.service.js';
import { CorrectionType } from './correction.types.js';

export const CorrectionMutations = mutationsOf(
  payloadMutation('correctionRequest', requestCorrection, {
    description:
      'Asks for a correction of the caller’s own time. An overlap with another timesheet is only a warning. Fails with CONFLICT for days in a closed pay period, for a timesheet that has changed since `baseVersion`, and while another correction of it is pending.',
    payload: {
      correction: {
        type: () => CorrectionType,
        description: 'The new correction, which is PENDING.',
      },
    },
  }),
  payloadMutation('correctionApprove', approveCorrection, {
    description:
      'Approves a pending correction, perhaps with other times. The timesheet is added, changed or deleted, and approved. Fails as that change itself would. Managers cannot approve their own corrections.',
    payload: {
      correction: {
        type: () => CorrectionType,
        description: 'The approved correction.',
        value: ({ correction }) => correction,
      },
      timesheet: {
        type: () => TimesheetType,
        description: 'The timesheet as it is now. Null if it was removed.',
        value: ({ timesheet }) => timesheet,
      },
    },
  }),
  payloadMutation('correctionDeny', denyCorrection, {
    description: 'Denies a pending correction and says why. Managers cannot deny their own corrections.',
    payload: {
      correction: {
        type: () => CorrectionType,
        description: 'The denied correction.',
      },
    },
  }),
  payloadMutation('correctionWithdraw', withdrawCorrection, {
    description: 'Withdraws the caller’s own pending correction.',
    payload: {
      correction: {
        type: () => CorrectionType,
        description: 'The correction, which is now WITHDRAWN.',
      },
    },
  }),
);
