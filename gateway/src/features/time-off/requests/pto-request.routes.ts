import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.js';
import { nextCursorOf } from '../../../platform/paging/index.js';
import { approvePtoRequest, denyPtoRequest } from './decision.service.js';
import {
  pendingPtoRequestJson,
  presentPendingPtoRequest,
  presentPtoRequest,
  ptoRequestJson,
} from './pto-request.presenter.js';
import { cancelPtoRequest, myPtoRequests, pendingPtoRequests, requestPto } from './pto-request.service.js';

export const ptoRequestRoutes: readonly Route[] = [
  route(myPtoRequests, {
    method: 'GET',
    path: '/api/pto-requests',
    status: 200,
    summary: 'Your own requests for paid time off, the newest first',
    response: z.array(ptoRequestJson),
    present: (page) => page.edges.map((edge) => presentPtoRequest(edge.node)),
    nextCursor: nextCursorOf,
  }),
  route(requestPto, {
    method: 'POST',
    path: '/api/pto-requests',
    status: 201,
    summary: 'Ask for paid time off; going over the allowance is shown and not refused',
    response: ptoRequestJson,
    present: presentPtoRequest,
  }),
  route(pendingPtoRequests, {
    method: 'GET',
    path: '/api/pto-requests/pending',
    status: 200,
    summary: 'Everybody’s requests that wait for a decision, the newest first, with who else is off',
    response: z.array(pendingPtoRequestJson),
    present: (page) => page.edges.map((edge) => presentPendingPtoRequest(edge.node)),
    nextCursor: nextCursorOf,
  }),
  route(approvePtoRequest, {
    method: 'POST',
    path: '/api/pto-requests/:id/approve',
    status: 200,
    summary: 'Approve a pending request; a manager never decides their own',
    response: ptoRequestJson,
    present: presentPtoRequest,
  }),
  route(denyPtoRequest, {
    method: 'POST',
    path: '/api/pto-requests/:id/deny',
    status: 200,
    summary: 'Deny a pending request; a manager never decides their own',
    response: ptoRequestJson,
    present: presentPtoRequest,
  }),
  route(cancelPtoRequest, {
    method: 'POST',
    path: '/api/pto-requests/:id/cancel',
    status: 200,
    summary: 'Take back your own request while it is pending',
    response: ptoRequestJson,
    present: presentPtoRequest,
  }),
];
