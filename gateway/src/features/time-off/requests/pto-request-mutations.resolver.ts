import { mutationsOf, payloadMutation } from '../../../platform/graphql/schema/payload-mutation.builder.js';
import { approvePtoRequest, denyPtoRequest, revokePtoRequest } from './decision.service.js';
import { cancelPtoRequest, requestPto } from './pto-request.service.js';
import { PtoRequestType } from './pto-request.types.js';

export const PtoRequestMutations = mutationsOf(
  payloadMutation('ptoRequestCreate', requestPto, {
    description:
      'Requests time off, at most 24 hours a day. A request may exceed the allowance; the balance then becomes negative.',
    payload: {
      ptoRequest: {
        type: () => PtoRequestType,
        description: 'The new request, which is PENDING.',
      },
    },
  }),
  payloadMutation('ptoRequestApprove', approvePtoRequest, {
    description:
      'Approves a pending request. Beyond the yearly allowance, this fails with CONFLICT unless `confirmOverAllowance` is true. Managers cannot approve their own requests.',
    payload: {
      ptoRequest: {
        type: () => PtoRequestType,
        description: 'The approved request.',
      },
    },
  }),
  payloadMutation('ptoRequestDeny', denyPtoRequest, {
    description: 'Denies a pending request. Managers cannot deny their own requests.',
    payload: {
      ptoRequest: {
        type: () => PtoRequestType,
        description: 'The denied request.',
      },
    },
  }),
  payloadMutation('ptoRequestRevoke', revokePtoRequest, {
    description:
      'Revokes an approval, outside of closed pay periods. The request is then CANCELED. Managers cannot revoke the approval of their own requests.',
    payload: {
      ptoRequest: {
        type: () => PtoRequestType,
        description: 'The request, which is now CANCELED.',
      },
    },
  }),
  payloadMutation('ptoRequestCancel', cancelPtoRequest, {
    description: 'Cancels the caller’s own pending request.',
    payload: {
      ptoRequest: {
        type: () => PtoRequestType,
        description: 'The request, which is now CANCELED.',
      },
    },
  }),
);
