import type { FilterQuery } from '@mikro-orm/core';
import type { Viewer } from '../../../platform/auth/viewer.js';
import type { UseCaseContext } from '../../../platform/use-case/index.js';
import type { User } from '../users/user.entity.js';
import { Session } from './session.entity.js';
import { type SessionEnded, sessionEnded } from './session.events.js';
import { hashOfToken, newSessionToken } from './session-token.rules.js';

type Context = UseCaseContext<Viewer | null>;

const dayMs = 24 * 60 * 60 * 1000;

/** Browsers say less than 200 characters; anybody may say more. */
const longestUserAgent = 500;

/**
 * Signs somebody in: a fresh session with a fresh token, never one that the caller brought along (session fixation).
 * A session that the caller came with ends. It lasts for a fixed time, however much it is used.
 */
export async function startSession(context: Context, user: User): Promise<void> {
  const { em, platform, request, session, viewer } = context;
  if (viewer) await endSessions(context, { id: viewer.sessionId });
  const now = platform.clock.now();
  const token = newSessionToken();
  const expiresAt = new Date(now.getTime() + platform.config.sessionDays * dayMs);
  em.create(Session, {
    organizationId: user.organizationId,
    userId: user.id,
    tokenHash: hashOfToken(token),
    userAgent: request.userAgent.slice(0, longestUserAgent),
    address: request.address,
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
  });
  await em.flush();
  session.grant(token, expiresAt);
}

/** The rows are gone with the commit; from then on the tokens open nothing, and their sockets close. */
export async function endSessions({ em, publish }: Context, where: FilterQuery<Session>): Promise<number> {
  const sessions = await em.find(Session, where, { fields: ['id'] });
  await em.nativeDelete(Session, { id: { $in: sessions.map(({ id }) => id) } });
  for (const { id: sessionId } of sessions) tell(publish, { sessionId });
  return sessions.length;
}

/** All that somebody has, and how many they were. Whoever locked the person's row knows that none begins meanwhile. */
export async function endAllSessions({ em, publish }: Context, { id: userId }: Pick<User, 'id'>): Promise<number> {
  const ended = await em.nativeDelete(Session, { userId });
  tell(publish, { userId });
  return ended;
}

function tell(publish: Context['publish'], payload: SessionEnded): void {
  publish({ topic: sessionEnded, payload });
}
