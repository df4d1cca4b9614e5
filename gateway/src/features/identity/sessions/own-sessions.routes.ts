import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.js';
import {
  endOtherSessions,
  endSession,
  mySessions,
  type OwnSession,
  signOutEverywhere,
} from './own-sessions.service.js';

const instant = z.iso.datetime();

const sessionJson = z.object({
  id: z.uuid(),
  current: z.boolean(),
  createdAt: instant,
  lastUsedAt: instant,
  expiresAt: instant,
  userAgent: z.string(),
  address: z.string(),
});

function presentSession({ createdAt, lastUsedAt, expiresAt, ...session }: OwnSession): z.input<typeof sessionJson> {
  return {
    ...session,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

export const ownSessionRoutes: readonly Route[] = [
  route(mySessions, {
    method: 'GET',
    path: '/api/auth/sessions',
    status: 200,
    summary: 'Where one is signed in, the latest used first',
    response: z.array(sessionJson),
    present: (sessions) => sessions.map(presentSession),
  }),
  route(endSession, {
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    status: 204,
    summary: 'End one of one’s own sessions; ending this one is a sign-out',
  }),
  route(endOtherSessions, {
    method: 'POST',
    path: '/api/auth/sessions/end-others',
    status: 204,
    summary: 'End all of one’s own sessions but this one',
  }),
  route(signOutEverywhere, {
    method: 'POST',
    path: '/api/auth/sign-out-everywhere',
    status: 204,
    summary: 'End all of one’s own sessions, this one too',
  }),
];
