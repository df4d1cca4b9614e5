import { type Operation, operation } from '../../../platform/api/operation.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { approvePtoRequestCommand, type DecisionPorts, denyPtoRequest, revokePtoRequest } from './decision.service.js';
import { pendingPtoRequestJson, ptoRequestJson } from './pto-request.presenter.js';
import {
  cancelPtoRequest,
  decidedPtoRequests,
  myPtoRequests,
  pendingPtoRequests,
  requestPtoCommand,
} from './pto-request.service.js';
import { PtoRequestType, ptoRequestView } from './pto-request.types.js';

const PtoRequestConnection = connectionOf('PtoRequest', () => PtoRequestType);

export const ptoRequestApi = (ports: DecisionPorts): readonly Operation[] => [
  operation(myPtoRequests, {
    description: 'The caller’s own requests, newest first.',
    rest: { method: 'GET', path: '/api/pto-requests', status: 200, page: ptoRequestJson },
    viewer: PtoRequestConnection,
  }),
  operation(requestPtoCommand(ports), {
    description:
      'Requests time off, at most 24 hours a day, even beyond the allowance. Managers record the time off of others with `userId`, which approves it at once.',
    rest: { method: 'POST', path: '/api/pto-requests', status: 201, response: ptoRequestJson },
    mutation: {
      name: 'ptoRequestCreate',
      payload: {
        ptoRequest: ptoRequestView.describe(
          'The new request: APPROVED if a manager recorded it for another person, otherwise PENDING.',
        ),
      },
    },
  }),
  operation(pendingPtoRequests, {
    description: 'All undecided requests, newest first, with the time off of others.',
    rest: { method: 'GET', path: '/api/pto-requests/pending', status: 200, page: pendingPtoRequestJson },
    viewer: PtoRequestConnection,
  }),
  operation(decidedPtoRequests, {
    description: 'All decided requests, the latest decision first, also revoked ones.',
    rest: { method: 'GET', path: '/api/pto-requests/decided', status: 200, page: ptoRequestJson },
    viewer: PtoRequestConnection,
  }),
  operation(approvePtoRequestCommand(ports), {
    description:
      'Approves a pending request. Beyond the yearly allowance, this fails with CONFLICT unless `confirmOverAllowance` is true, and on worked days unless `confirmWorkedDays` is. Managers cannot approve their own requests.',
    rest: { method: 'POST', path: '/api/pto-requests/:id/approve', status: 200, response: ptoRequestJson },
    mutation: { name: 'ptoRequestApprove', payload: { ptoRequest: ptoRequestView.describe('The approved request.') } },
  }),
  operation(denyPtoRequest, {
    description: 'Denies a pending request. Managers cannot deny their own requests.',
    rest: { method: 'POST', path: '/api/pto-requests/:id/deny', status: 200, response: ptoRequestJson },
    mutation: { name: 'ptoRequestDeny', payload: { ptoRequest: ptoRequestView.describe('The denied request.') } },
  }),
  operation(revokePtoRequest, {
    description: 'Revokes an approval of others outside of closed pay periods: CANCELED.',
    rest: { method: 'POST', path: '/api/pto-requests/:id/revoke', status: 200, response: ptoRequestJson },
    mutation: {
      name: 'ptoRequestRevoke',
      payload: { ptoRequest: ptoRequestView.describe('The request, which is now CANCELED.') },
    },
  }),
  operation(cancelPtoRequest, {
    description: 'Cancels the caller’s own pending request.',
    rest: { method: 'POST', path: '/api/pto-requests/:id/cancel', status: 200, response: ptoRequestJson },
    mutation: {
      name: 'ptoRequestCancel',
      payload: { ptoRequest: ptoRequestView.describe('The request, which is now CANCELED.') },
    },
  }),
];
