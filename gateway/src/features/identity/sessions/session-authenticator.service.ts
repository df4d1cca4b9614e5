import type { MikroORM } from '@mikro-orm/postgresql';
import type { Role, Viewer } from '../../../platform/auth/viewer.types.js';
import { systemSql } from '../../../platform/database/tenant-sql.adapter.js';
import type { Platform } from '../../../platform/ports/platform.ports.js';
import type { RequestFacts } from '../../../platform/use-case/index.js';
import { hashOfToken, looksLikeSessionToken } from './session-token.rules.js';

/** The viewer of a session token; null if the session is unknown, ended or expired, or its user is not active. */
export type Authenticate = (token: string, request: RequestFacts) => Promise<Viewer | null>;

interface Row {
  readonly id: string;
  readonly organization_id: string;
  readonly user_id: string;
  readonly role: Role;
  readonly expires_at: Date | string;
  readonly last_used_at: Date | string;
}

const liveSession = `
  select session.id, session.organization_id, session.user_id, session.expires_at, session.last_used_at,
    person.role
  from sessions session
  join users person on person.organization_id = session.organization_id and person.id = session.user_id
  where session.token_hash = ? and session.expires_at > ? and person.status = 'ACTIVE'`;

/** The accuracy of `last_used_at`, so that not every request writes to the database. */
const lastUseAccuracyMs = 5 * 60 * 1000;

const updateLastUse = `
  update sessions set last_used_at = ?
  where organization_id = ? and id = ? and last_used_at < ?`;

/** Runs on every authenticated request: one query by the index of the token hash, without entities. */
export function createAuthenticator(
  orm: MikroORM,
  { clock, securityEvents }: Pick<Platform, 'clock' | 'securityEvents'>,
): Authenticate {
  return async (token, request) => {
    if (!looksLikeSessionToken(token)) return null;
    const sql = systemSql(orm.em, 'the token determines the organization');
    const now = clock.now();
    const [row] = await sql.query<Row>(liveSession, [hashOfToken(token), now]);
    if (!row) {
      securityEvents.report({ event: 'session.ended-used', request });
      return null;
    }
    const stale = new Date(now.getTime() - lastUseAccuracyMs);
    if (new Date(row.last_used_at) < stale) {
      await sql.run(updateLastUse, [now, row.organization_id, row.id, stale]);
    }
    return viewerOf(row);
  };
}

function viewerOf(row: Row): Viewer {
  return {
    sessionId: row.id,
    organizationId: row.organization_id,
    userId: row.user_id,
    role: row.role,
    expiresAt: new Date(row.expires_at),
  };
}
