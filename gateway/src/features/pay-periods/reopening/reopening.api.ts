import { z } from 'zod';
import { type Operation, operation } from '../../../platform/api/operation.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { route } from '../../../platform/http/routes/route.js';
import type { PayPeriodPorts } from '../pay-period-ports.types.js';
import {
  approveReopeningCommand,
  declineReopening,
  reopeningRequestPage,
  reopeningRequests,
  requestReopening,
} from './reopening.service.js';
import { ReopeningRequestType, reopeningRequest, reopeningRequestJson } from './reopening.types.js';

const path = '/api/pay-periods/reopening-requests';

export function reopeningApi(ports: PayPeriodPorts): readonly Operation[] {
  return [
    operation(reopeningRequestPage, {
      description: 'Requests to reopen pay periods, newest first: all, those of one period, or those with one status.',
      route: route(reopeningRequests, { method: 'GET', path, status: 200, response: z.array(reopeningRequestJson) }),
      viewer: connectionOf('ReopeningRequest', () => ReopeningRequestType),
    }),
    operation(requestReopening, {
      description: 'Requests the consent of an owner or administrator to reopen.',
      rest: { method: 'POST', path, status: 201, response: reopeningRequestJson },
      mutation: {
        name: 'reopeningRequestCreate',
        payload: { reopeningRequest: reopeningRequest.describe('The new request, which is PENDING.') },
      },
    }),
    operation(approveReopeningCommand(ports), {
      description: 'Approves a pending request and reopens its period.',
      rest: { method: 'POST', path: `${path}/:id/approve`, status: 200, response: reopeningRequestJson },
      mutation: {
        name: 'reopeningRequestApprove',
        payload: { reopeningRequest: reopeningRequest.describe('The approved request.') },
      },
    }),
    operation(declineReopening, {
      description: 'Declines a pending request. The period stays closed.',
      rest: { method: 'POST', path: `${path}/:id/decline`, status: 200, response: reopeningRequestJson },
      mutation: {
        name: 'reopeningRequestDecline',
        payload: { reopeningRequest: reopeningRequest.describe('The declined request.') },
      },
    }),
  ];
}
