import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { nextCursorOf } from '../../../platform/paging/index.js';
import { approvePtoRequest, denyPtoRequest, revokePtoRequest } from './decision.service.js';
import {
  pendingPtoRequestJson,
  ptoRequestJson,
  serializePendingPtoRequest,
  serializePtoRequest,
} from './pto-request.presenter.js';
import {
  cancelPtoRequest,
  decidedPtoRequests,
  myPtoRequests,
  pendingPtoRequests,
  requestPto,
} from './pto-request.service.js';

export const ptoRequestRoutes: readonly Route[] = [
  route(myPtoRequests, {
    method: 'GET',
    path: '/api/pto-requests',
    status: 200,
    summary: 'Your requests for time off, newest first',
    response: z.array(ptoRequestJson),
    present: (page) => page.edges.map((edge) => serializePtoRequest(edge.node)),
    nextCursor: nextCursorOf,
  }),
  route(requestPto, {
    method: 'POST',
    path: '/api/pto-requests',
    status: 201,
    summary: 'Request time off, at most 24 hours a day; a request may exceed the yearly allowance',
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
  route(decidedPtoRequests, {
    method: 'GET',
    path: '/api/pto-requests/decided',
    status: 200,
    summary: 'All requests that were approved or denied, the latest decision first; revoked approvals are among them',
    response: z.array(ptoRequestJson),
    present: (page) => page.edges.map((edge) => serializePtoRequest(edge.node)),
    nextCursor: nextCursorOf,
  }),
  route(approvePtoRequest, {
    method: 'POST',
    path: '/api/pto-requests/:id/approve',
    status: 200,
    summary:
      'Approve a pending request; beyond the yearly allowance only with `confirmOverAllowance`; managers cannot approve their own requests',
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
  route(revokePtoRequest, {
    method: 'POST',
    path: '/api/pto-requests/:id/revoke',
    status: 200,
    summary:
      'Revoke an approval; the request is then canceled; managers cannot revoke the approval of their own requests',
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
