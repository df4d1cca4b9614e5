import { mutationsOf, payloadMutation } from '../../../platform/graphql/schema/payload-mutation.builder.js';
import type { PayPeriodUseCases } from '../pay-period-use-cases.service.js';
import { declineReopening, requestReopening } from './reopening.service.js';
import { ReopeningRequestType } from './reopening.types.js';

export function createReopeningMutations({ approveReopening }: Pick<PayPeriodUseCases, 'approveReopening'>) {
  return mutationsOf(
    payloadMutation('reopeningRequestCreate', requestReopening, {
      description: 'Asks the owners and administrators for consent to reopen a closed period.',
      payload: {
        reopeningRequest: {
          type: () => ReopeningRequestType,
          description: 'The new request, which is PENDING.',
        },
      },
    }),
    payloadMutation('reopeningRequestApprove', approveReopening, {
      description: 'Approves a pending request and reopens its period.',
      payload: {
        reopeningRequest: {
          type: () => ReopeningRequestType,
          description: 'The approved request.',
        },
      },
    }),
    payloadMutation('reopeningRequestDecline', declineReopening, {
      description: 'Declines a pending request. The period stays closed.',
      payload: {
        reopeningRequest: {
          type: () => ReopeningRequestType,
          description: 'The declined request.',
        },
      },
    }),
  );
}
