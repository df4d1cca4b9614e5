import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import type { PayPeriodUseCases } from '../pay-period-use-cases.service.js';
import { serializeReopeningRequest } from './reopening.presenter.js';
import { declineReopening, reopeningRequests, requestReopening } from './reopening.service.js';
import { reopeningRequestJson } from './reopening.types.js';

const path = '/api/pay-periods/reopening-requests';

export function createReopeningRoutes({
  approveReopening,
}: Pick<PayPeriodUseCases, 'approveReopening'>): readonly Route[] {
  return [
    route(reopeningRequests, {
      method: 'GET',
      path,
      status: 200,
      summary: 'Requests to reopen pay periods, newest first, optionally of one period or with one status',
      response: z.array(reopeningRequestJson),
      present: (requests) => requests.map(serializeReopeningRequest),
    }),
    route(requestReopening, {
      method: 'POST',
      path,
      status: 201,
      summary: 'Ask the owners and administrators for consent to reopen a closed pay period',
      response: reopeningRequestJson,
      present: serializeReopeningRequest,
    }),
    route(approveReopening, {
      method: 'POST',
      path: `${path}/:id/approve`,
      status: 200,
      summary: 'Approve a pending request and reopen its pay period',
      response: reopeningRequestJson,
      present: serializeReopeningRequest,
    }),
    route(declineReopening, {
      method: 'POST',
      path: `${path}/:id/decline`,
      status: 200,
      summary: 'Decline a pending request; the pay period stays closed',
      response: reopeningRequestJson,
      present: serializeReopeningRequest,
    }),
  ];
}
