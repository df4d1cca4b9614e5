import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Database } from './database.ts';

export interface Viewer {
  readonly id: string;
  readonly organization_id: string;
  readonly user_id: string;
  readonly role: string;
}

export const reviewers = ['MANAGER', 'ACCOUNTANT', 'ADMIN', 'OWNER'];
export const planners = ['MANAGER', 'ADMIN', 'OWNER'];
export const everyone = ['WORKER', ...reviewers];
export const payers = ['ACCOUNTANT', 'ADMIN', 'OWNER'];

const findSession = {
  name: 'find_session',
  text: 'select * from find_session($1, $2, $3, $4)',
};

/** The product's defaults. */
const idleMs = 7 * 24 * 3_600_000;
const accuracyMs = 5 * 60_000;

/** A response instead of an answer. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`status ${status}`);
    this.status = status;
  }
}

/** The caller of a session cookie, if the session is valid at this moment and the role may do this. */
export async function identify(
  database: Database,
  request: Pick<IncomingMessage, 'headers'>,
  roles: readonly string[],
): Promise<Viewer> {
  const token = /timetrack_session=([\w-]{43})/.exec(request.headers.cookie ?? '')?.[1];
  if (!token) throw new Refusal(401);
  const now = Date.now();
  const hash = createHash('sha256').update(token).digest('base64url');
  const viewer = await database.one<Viewer>(findSession, [
    hash,
    ...[now, now - idleMs, now - accuracyMs].map((at) => new Date(at).toISOString()),
  ]);
  if (!viewer) throw new Refusal(401);
  if (!roles.includes(viewer.role)) throw new Refusal(403);
  return viewer;
}
