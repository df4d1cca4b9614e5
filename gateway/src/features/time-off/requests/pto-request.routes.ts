import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { nextCursorOf } from '../../../platform/paging/index.js';
import { approvePtoRequest, denyPtoRequest } from './decision.service.js';
import {
  pendingPtoRequestJson,
  ptoRequestJson,
  serializePendingPtoRequest,
  serializePtoRequest,
} from './pto-request.presenter.js';
import { cancelPtoRequest, myPtoRequests, pendingPtoRequests, requestPto } from './pto-request.service.js';

export const ptoRequestRoutes: readonly Route[] = [
  route(myPtoRequests, {
    method: 'GET',
    path: '/api/pto-requests',
    status: 200,
    summary: 'Your requests for paid time off, newest first',
    response: z.array(ptoRequestJson),
    present: (page) => page.edges.map((edge) => serializePtoRequest(edge.node)),
    nextCursor: nextCursorOf,
  }),
  route(requestPto, {
    method: 'POST',
    path: '/api/pto-requests',
    status: 201,
    summary: 'Request paid time off; a request may exceed the allowance, and the balance then becomes negative',
    response: ptoRequestJson,
    present: serializePtoRequest,
  }),
  route(pendingPtoRequests, {
    method: 'GET',
    path: '/api/pto-requests/pending',
    status: 200,
    summary: 'All requests that are waiting for a decision, newest first, with the approved time off of other people',
    response: z.array(pendingPtoRequestJson),
    present: (page) => page.edges.map((edge) => serializePendingPtoRequest(edge.node)),
    nextCursor: nextCursorOf,
  }),
  route(approvePtoRequest, {
    method: 'POST',
    path: '/api/pto-requests/:id/approve',
    status: 200,
    summary: 'Approve a pending request; managers cannot approve their own requests',
    response: ptoRequestJson,
    present: serializePtoRequest,
  }),
  route(denyPtoRequest, {
    method: 'POST',
    path: '/api/pto-requests/:id/deny',
    status: 200,
    summary: 'Deny a pending request; managers cannot deny their own requests',
    response: ptoRequestJson,
    present: serializePtoRequest,
  }),
  route(cancelPtoRequest, {
    method: 'POST',
    path: '/api/pto-requests/:id/cancel',
    status: 200,
    summary: 'Cancel your own pending request',
    response: ptoRequestJson,
    present: serializePtoRequest,
  }),
];
