import { mutationsOf, payloadMutation } from '../../../platform/graphql/schema/payload-mutation.builder.js';
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
