import { z } from 'zod';
import { command, query, type SignedInContext } from '../../../access/index.js';
import { idOrNobodys } from '../../../platform/database/ids.js';
import { failures } from '../../../platform/errors/index.js';
import type { AuditAction } from '../../../platform/use-case/index.js';
import { Session } from './session.entity.js';
import { endAllSessions, endSessions } from './session-lifecycle.service.js';

/** One of one's own sign-ins, as a person is shown it. The token is in nobody's hands but the browser's. */
export interface OwnSession {
  readonly id: string;
  /** The one by which this is asked. */
  readonly current: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
  readonly userAgent: string;
  readonly address: string;
}

const mostShown = 200;

/** Where the caller is signed in, the latest used first. */
export const mySessions = query('mySessions', z.object({}), async ({ em, viewer, platform }): Promise<OwnSession[]> => {
  const found = await em.find(
    Session,
    { userId: viewer.userId, expiresAt: { $gt: platform.clock.now() } },
    { orderBy: { lastUsedAt: 'desc', id: 'desc' }, limit: mostShown },
  );
  return found.map(({ id, createdAt, lastUsedAt, expiresAt, userAgent, address }) => ({
    id,
    current: id === viewer.sessionId,
    createdAt,
    lastUsedAt,
    expiresAt,
    userAgent,
    address,
  }));
});

/** Ends one of the caller's own sessions; somebody else's is NOT_FOUND. Ending this one is a sign-out. */
export const endSession = command('endSession', z.object({ id: idOrNobodys }), async (context, { id }) => {
  const { viewer, session } = context;
  if ((await endSessions(context, { id, userId: viewer.userId })) === 0) throw failures.notFound('Session');
  if (id === viewer.sessionId) session.revoke();
  recordEnd(context, 'user.session-ended');
  return true;
});

/** Ends all of the caller's sessions but this one. */
export const endOtherSessions = command('endOtherSessions', z.object({}), async (context) => {
  await endOthers(context);
  recordEnd(context, 'user.other-sessions-ended');
  return true;
});

/** Ends all of the caller's sessions, this one too. */
export const signOutEverywhere = command('signOutEverywhere', z.object({}), async (context) => {
  const { viewer, session } = context;
  await endAllSessions(context, { id: viewer.userId });
  session.revoke();
  recordEnd(context, 'user.signed-out-everywhere');
  return true;
});

export async function endOthers(context: SignedInContext): Promise<void> {
  const { userId, sessionId } = context.viewer;
  await endSessions(context, { userId, id: { $ne: sessionId } });
}

function recordEnd({ record, viewer }: SignedInContext, action: AuditAction): void {
  record({ action, subjectType: 'USER', subjectId: viewer.userId });
}
