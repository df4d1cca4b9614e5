import type { FilterQuery } from '@mikro-orm/core';
import type { Viewer } from '../../../platform/auth/viewer.types.js';
import { bindTenant } from '../../../platform/database/tenant-scope.service.js';
import { systemSql } from '../../../platform/database/tenant-sql.adapter.js';
import type { Sweep } from '../../../platform/jobs/sweeps.job.js';
import type { UseCaseContext } from '../../../platform/use-case/index.js';
import { noticeNewPlace } from '../notices/known-sign-ins.service.js';
import type { User } from '../users/user.entity.js';
import { Session } from './session.entity.js';
import { createSessionToken, hashOfToken } from './session-token.rules.js';

/** Published after the commit that ended the sessions, so that every gateway closes their sockets. */
export const sessionEnded = 'session.ended';

/** One session, or all sessions of a user. */
type SessionEnded = { readonly sessionId: string } | { readonly userId: string };

type Context = UseCaseContext<Viewer | null>;

const dayMs = 24 * 60 * 60 * 1000;

/** Browsers send fewer than 200 characters, but clients can send anything. */
const maxUserAgentLength = 500;

/**
 * Signs a user in with a new session and a new token, never one that the caller sent (session fixation). The caller's
 * previous session ends. A session lasts for a fixed time, no matter how often it is used.
 */
export async function startSession(context: Context, user: User): Promise<void> {
  const { em, platform, request, session, viewer } = context;
  if (viewer) {
    await bindTenant(em, viewer.organizationId);
    await endSessions(context, { id: viewer.sessionId });
  }
  await bindTenant(em, user.organizationId);
  const now = platform.clock.now();
  const token = createSessionToken();
  const expiresAt = new Date(now.getTime() + platform.config.sessionDays * dayMs);
  em.create(Session, {
    organizationId: user.organizationId,
    userId: user.id,
    tokenHash: hashOfToken(token),
    userAgent: request.userAgent.slice(0, maxUserAgentLength),
    address: request.address,
    createdAt: now,
    authAt: now,
    lastUsedAt: now,
    expiresAt,
  });
  await em.flush();
  await noticeNewPlace(context, user);
  session.grant(token, expiresAt);
}

/** Deletes the sessions. From the commit on, their tokens are invalid and their sockets close. */
export async function endSessions({ em, publish }: Context, where: FilterQuery<Session>): Promise<number> {
  const sessions = await em.find(Session, where, { fields: ['id'] });
  await em.nativeDelete(Session, { id: { $in: sessions.map(({ id }) => id) } });
  for (const { id: sessionId } of sessions) announceEnd(publish, { sessionId });
  return sessions.length;
}

/** Ends all sessions of a user and returns their number. Lock the user's row first, so that no new session starts. */
export async function endAllSessions({ em, publish }: Context, { id: userId }: Pick<User, 'id'>): Promise<number> {
  const ended = await em.nativeDelete(Session, { userId });
  announceEnd(publish, { userId });
  return ended;
}

function announceEnd(publish: Context['publish'], payload: SessionEnded): void {
  publish({ topic: sessionEnded, payload });
}

/** Deletes expired sessions, which only take up space. */
export const expiredSessionsSweep: Sweep = {
  name: 'expired-sessions',
  everyMinutes: 60,
  run: async ({ orm, clock }) => {
    const sql = systemSql(orm.em, 'sweeps the sessions of every organization');
    const [row] = await sql.query<{ swept: string }>('select sweep_expired_sessions(?) as swept', [clock.now()]);
    return Number(row?.swept ?? 0);
  },
};
