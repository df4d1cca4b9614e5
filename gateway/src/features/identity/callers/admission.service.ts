import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { permissionTable } from '../../../access/index.js';
import type { ApiKeyScope, Role, Viewer } from '../../../platform/auth/viewer.types.js';
import { bindTenant } from '../../../platform/database/tenant-scope.service.js';
import { arrayLiteral, type Sql, tenantSql } from '../../../platform/database/tenant-sql.adapter.js';
import type { Platform } from '../../../platform/ports/platform.ports.js';
import type { Admit, Confirm } from '../../../platform/use-case/index.js';

import { unusedBefore } from './session-expiry.rules.js';

type Parts = Pick<Platform, 'clock' | 'config'>;

interface SessionRow {
  readonly role: Role;
  readonly expires_at: Date | string;
  readonly auth_at: Date | string;
}

/** Checks the caller of a command in the transaction of the command: see `Admit`. */
export function createAdmission({ clock, config }: Parts): Admit {
  return (em, viewer, changed) => {
    const sql = tenantSql(em, viewer.organizationId);
    const now = clock.now();
    if (viewer.scopes) return readKey(sql, 'admit_api_key', viewer, now);
    const people = changed && arrayLiteral(changed);
    return readSession(sql, viewer, 'admit_session(:organization, ?, ?, ?::uuid[], ?, ?)', [
      ...[viewer.userId, viewer.sessionId, people],
      ...[now, unusedBefore(now, config)],
    ]);
  };
}

/** Checks a caller who was identified earlier, without locks: see `Confirm`. */
export function createConfirmation(orm: MikroORM, { clock, config }: Parts): Confirm {
  return (viewer) => {
    const sql = tenantSql(orm.em.fork(), viewer.organizationId);
    const now = clock.now();
    if (viewer.scopes) return readKey(sql, 'current_api_key', viewer, now);
    return readSession(sql, viewer, 'current_session(:organization, ?, ?, ?, ?)', [
      ...[viewer.userId, viewer.sessionId],
      ...[now, unusedBefore(now, config)],
    ]);
  };
}

async function readSession(sql: Sql, viewer: Viewer, call: string, values: readonly unknown[]): Promise<Viewer | null> {
  const [row] = await sql.query<SessionRow>(`select * from ${call}`, values);
  if (!row) return null;
  return { ...viewer, role: row.role, expiresAt: new Date(row.expires_at), authAt: new Date(row.auth_at) };
}

async function readKey(
  sql: Sql,
  name: 'admit_api_key' | 'current_api_key',
  viewer: Viewer,
  now: Date,
): Promise<Viewer | null> {
  const call = `select * from ${name}(:organization, ?, ?, ?::text[])`;
  const [key] = await sql.query<{ scopes: ApiKeyScope[] }>(call, [
    viewer.sessionId,
    now,
    arrayLiteral(permissionTable.createApiKey),
  ]);
  return key ? { ...viewer, scopes: key.scopes } : null;
}

/**
 * Locks people of one organization whom a public command changes: it found them by a token or a password rather than by
 * a session. From then on, the entity manager sees the rows of this organization.
 */
export async function lockPeople(em: EntityManager, organizationId: string, ids: readonly string[]): Promise<void> {
  await bindTenant(em, organizationId);
  await tenantSql(em).query('select lock_people(:organization, ?::uuid[])', [arrayLiteral(ids)]);
}
