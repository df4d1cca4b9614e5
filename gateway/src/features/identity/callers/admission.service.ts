import type { EntityManager } from '@mikro-orm/postgresql';
import type { ApiKeyScope, Role } from '../../../platform/auth/viewer.types.js';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.adapter.js';
import type { Platform } from '../../../platform/ports/platform.ports.js';
import type { Admit } from '../../../platform/use-case/index.js';
import { unusedBefore } from '../sessions/session-expiry.rules.js';

interface SessionRow {
  readonly role: Role;
  readonly expires_at: Date | string;
  readonly auth_at: Date | string;
}

const admitSession = 'select * from admit_session(:organization, ?, ?, ?::uuid[], ?, ?)';
const admitApiKey = 'select * from admit_api_key(:organization, ?, ?)';

/** Checks the caller of a command in the transaction of the command: see `Admit`. */
export function createAdmission({ clock, config }: Pick<Platform, 'clock' | 'config'>): Admit {
  return async (em, viewer, changed) => {
    const now = clock.now();
    const sql = tenantSql(em, viewer.organizationId);
    if (viewer.scopes) {
      const [key] = await sql.query<{ scopes: ApiKeyScope[] }>(admitApiKey, [viewer.sessionId, now]);
      return key ? { ...viewer, scopes: key.scopes } : null;
    }
    const people = changed && arrayLiteral(changed);
    const values = [viewer.userId, viewer.sessionId, people, now, unusedBefore(now, config)];
    const [row] = await sql.query<SessionRow>(admitSession, values);
    if (!row) return null;
    return { ...viewer, role: row.role, expiresAt: new Date(row.expires_at), authAt: new Date(row.auth_at) };
  };
}

/**
 * Locks people whom a public command changes, in the order of `locks`: a command that found them by a token or a
 * password rather than by a session.
 */
export async function lockPeople(em: EntityManager, organizationId: string, ids: readonly string[]): Promise<void> {
  await tenantSql(em, organizationId).query('select lock_people(:organization, ?::uuid[])', [arrayLiteral(ids)]);
}
