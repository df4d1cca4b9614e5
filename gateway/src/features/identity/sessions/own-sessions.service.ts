import { z } from 'zod';
import { command, query, type SignedInContext } from '../../../access/index.js';
import { idInput } from '../../../platform/database/ids.js';
import { failures } from '../../../platform/errors/index.js';
import { forwardPageInput, type Page, type PageRequest, presentPage } from '../../../platform/paging/index.js';
import { instant, readModel, readPage, text, toInstant, uuid, where } from '../../../platform/read-model/index.js';
import { type AuditAction, nodesInput } from '../../../platform/use-case/index.js';
import { unusedBefore } from '../callers/caller-check.queries.js';
import { callerLock } from '../users/user-locks.queries.js';
import type { OwnSession } from './session.types.js';
import { endAllSessions, endSessions } from './session-lifecycle.service.js';

/** What people see of their own sessions. The hash of the token never leaves the database. */
const sessionReads = readModel('sessions', {
  columns: {
    id: uuid('id'),
    createdAt: instant('created_at'),
    lastUsedAt: instant('last_used_at'),
    expiresAt: instant('expires_at'),
    userAgent: text('user_agent'),
    address: text('address'),
  },
});

const maxSessions = 200;

export const mySessions = query('mySessions', z.object({}), listSessions);

async function listSessions(context: SignedInContext): Promise<OwnSession[]> {
  const { edges } = await readSessions(context, { first: maxSessions });
  return edges.map(({ node }) => node);
}

export const sessionPage = query('mySessions', z.object(forwardPageInput), readSessions);

async function readSessions({ em, viewer, platform }: SignedInContext, page: PageRequest): Promise<Page<OwnSession>> {
  const now = platform.clock.now();
  const isOpen = where`user_id = ${viewer.userId} and expires_at > ${now}
    and last_used_at > ${unusedBefore(now, platform.config)}`;
  const found = await readPage(em, sessionReads, {
    ranges: [isOpen],
    orderBy: ['lastUsedAt', 'id'],
    direction: 'desc',
    page,
  });
  return presentPage(found, (rows) =>
    rows.map(({ id, createdAt, lastUsedAt, expiresAt, userAgent, address }) => ({
      id,
      current: id === viewer.sessionId,
      createdAt: toInstant(createdAt),
      lastUsedAt: toInstant(lastUsedAt),
      expiresAt: toInstant(expiresAt),
      userAgent,
      address,
    })),
  );
}

/** Ends one of the caller's own sessions. Another user's session is NOT_FOUND. Ending the current one signs out. */
export const endSession = command(
  'endSession',
  z.object({ id: idInput.describe('The id of one of the caller’s own sessions.') }).describe('The session to end.'),
  async (context, { id }) => {
    const { viewer, session } = context;
    if ((await endSessions(context, { id, userId: viewer.userId })) === 0) throw failures.notFound('Session');
    if (id === viewer.sessionId) session.revoke();
    recordEnd(context, 'user.session-ended');
    return true;
  },
  callerLock,
);

export const endOtherSessions = command(
  'endOtherSessions',
  z.object({}),
  async (context) => {
    await endOtherSessionsOf(context);
    recordEnd(context, 'user.other-sessions-ended');
    return true;
  },
  callerLock,
);

export const signOutEverywhere = command(
  'signOutEverywhere',
  z.object({}),
  async (context) => {
    const { viewer, session } = context;
    await endAllSessions(context, { id: viewer.userId });
    session.revoke();
    recordEnd(context, 'user.signed-out-everywhere');
    return true;
  },
  callerLock,
);

async function endOtherSessionsOf(context: SignedInContext): Promise<void> {
  const { userId, sessionId } = context.viewer;
  await endSessions(context, { userId, id: { $ne: sessionId } });
}

function recordEnd({ record, viewer }: SignedInContext, action: AuditAction): void {
  record({ action, subjectType: 'USER', subjectId: viewer.userId });
}

export const sessionsById = query('mySessions', nodesInput, async (context, { ids }) => {
  return (await listSessions(context)).filter(({ id }) => ids.includes(id));
});
