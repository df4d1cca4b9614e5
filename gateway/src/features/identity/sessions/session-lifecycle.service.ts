import { createHash } from 'node:crypto';
import type { FilterQuery } from '@mikro-orm/core';
import type { Viewer } from '../../../platform/auth/viewer.js';
import { bindTenant } from '../../../platform/database/tenant-scope.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { databaseSweep } from '../../../platform/jobs/sweeps.js';
import { networkOf } from '../../../platform/rate-limits/network.js';
import type { UseCaseContext } from '../../../platform/use-case/index.js';
import { lockPeople, unusedBefore } from '../callers/caller-check.queries.js';
import { notify } from '../notices/account-notices.service.js';
import type { User } from '../users/user.entity.js';
import { Session } from './session.entity.js';
import { sessionEnded } from './session.types.js';
import { createSessionToken, hashOfToken } from './session-token.rules.js';

/** One session, perhaps because a new one replaces it in the same browser, or all sessions of a user. */
type SessionEnded = { readonly sessionId: string; readonly isRenewed?: boolean } | { readonly userId: string };

type Context = UseCaseContext<Viewer | null>;

const dayMs = 24 * 60 * 60 * 1000;

/** Browsers send fewer than 200 characters, but clients can send anything. */
const maxUserAgentLength = 500;

/**
 * Signs a user in with a new session and a new token, never one that the caller sent (session fixation). The caller's
 * previous session ends. A session lasts for a fixed time, and ends earlier when it is not used. The user
 * is locked until the commit.
 */
export async function startSession(context: Context, user: User): Promise<void> {
  const { em, platform, request, session, viewer } = context;
  if (viewer) {
    await bindTenant(em, viewer.organizationId);
    await endSessions(context, { id: viewer.sessionId });
  }
  await lockPeople(em, user.organizationId, [user.id]);
  const now = platform.clock.now();
  const token = createSessionToken(user.organizationId);
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
  await endOldestSessions(context, user);
  await noticeNewPlace(context, user);
  session.grant(token, expiresAt);
}

async function endOldestSessions(context: Context, { id }: User): Promise<void> {
  const { em, platform } = context;
  const oldest = await tenantSql(em).query<{ id: string }>(
    `select id from sessions where organization_id = :organization and user_id = ?
     order by created_at desc, id desc offset ?`,
    [id, platform.config.sessionsPerPerson],
  );
  if (oldest.length > 0) await endSessions(context, { id: { $in: oldest.map((session) => session.id) } });
}

export async function renewSession(context: UseCaseContext<Viewer>, user: User): Promise<void> {
  const { em, viewer, publish } = context;
  await endSessions(context, { userId: user.id, id: { $ne: viewer.sessionId } });
  await em.nativeDelete(Session, { id: viewer.sessionId });
  announceEnd(publish, { sessionId: viewer.sessionId, isRenewed: true });
  await startSession({ ...context, viewer: null }, user);
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

export const expiredSessionsSweep = databaseSweep(
  'expired-sessions',
  'sweep_sessions(?, ?, ?)',
  ({ clock, config }) => [clock.now(), unusedBefore(clock.now(), config)],
);

/** The least recently used places of a person are forgotten, so that their rows stay few. */
const maxPlaces = 50;

const rememberPlace = `
  insert into known_sign_ins (organization_id, user_id, place_hash, last_used_at) values (:organization, ?, ?, ?)
  on conflict (organization_id, user_id, place_hash) do update set last_used_at = excluded.last_used_at
  returning old.place_hash is null as "isNew"`;

const knowsPlaces = `
  select exists (
    select from known_sign_ins where organization_id = :organization and user_id = ?) as "knewOthers"`;

const forgetOldPlaces = `
  delete from known_sign_ins where organization_id = :organization and user_id = ? and place_hash not in (
    select place_hash from known_sign_ins where organization_id = :organization and user_id = ?
    order by last_used_at desc, place_hash limit ${maxPlaces})`;

/**
 * Notifies a person of a sign-in from a browser or network that they have not signed in from. Their first sign-in of all
 * is not news.
 */
async function noticeNewPlace(
  { em, platform, request }: Pick<UseCaseContext<unknown>, 'em' | 'platform' | 'request'>,
  { id, organizationId }: Pick<User, 'id' | 'organizationId'>,
): Promise<void> {
  const at = platform.clock.now();
  const sql = tenantSql(em, organizationId);
  const place = hashOfPlace(id, request);
  // In one round trip. Another statement, because Citus accepts no subquery in an `insert`.
  const [[before], [row]] = await Promise.all([
    sql.query<{ knewOthers: boolean }>(knowsPlaces, [id]),
    sql.query<{ isNew: boolean }>(rememberPlace, [id, place, at]),
  ]);
  if (!row?.isNew || !before?.knewOthers) return;
  await sql.run(forgetOldPlaces, [id, id]);
  await notify(em, { id, organizationId }, { kind: 'NEW_SIGN_IN', at, request });
}

/** Ignores version numbers: a browser that was updated is the same browser. */
function hashOfPlace(userId: string, { userAgent, address }: { userAgent: string; address: string }): string {
  const browser = userAgent.replaceAll(/[\d._]+/g, '');
  return createHash('sha256')
    .update([userId, browser, networkOf(address)].join('\n'))
    .digest('base64url');
}
