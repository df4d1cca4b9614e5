import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { ownSession } from './own-session.types.js';
import { endOtherSessions, endSession, mySessions, signOutEverywhere } from './own-sessions.service.js';

export const ownSessionRoutes: readonly Route[] = [
  route(mySessions, {
    method: 'GET',
    path: '/api/auth/sessions',
    status: 200,
    summary: 'The caller’s sessions, most recently used first',
    response: z.array(ownSession),
  }),
  route(endSession, {
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    status: 204,
    summary: 'End one of the caller’s sessions; ending the current one signs out',
  }),
  route(endOtherSessions, {
    method: 'POST',
    path: '/api/auth/sessions/end-others',
    status: 204,
    summary: 'End all of the caller’s sessions except the current one',
  }),
  route(signOutEverywhere, {
    method: 'POST',
    path: '/api/auth/sign-out-everywhere',
    status: 204,
    summary: 'End all of the caller’s sessions, including the current one',
  }),
];
