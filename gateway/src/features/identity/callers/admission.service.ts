import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { permissionTable } from '../../../access/index.js';
import type { ApiKeyScope, Role, Viewer } from '../../../platform/auth/viewer.types.js';
import type { CallerQuestion } from '../../../platform/database/caller-check.service.js';
import { bindTenant } from '../../../platform/database/tenant-scope.service.js';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.adapter.js';
import type { Platform } from '../../../platform/ports/platform.ports.js';
import type { Admission, Admit, Confirm, ConfirmAll } from '../../../platform/use-case/index.js';

import { unusedBefore } from './session-expiry.rules.js';

type Parts = Pick<Platform, 'clock' | 'config'>;

interface SessionRow {
  readonly role: Role;
  readonly expires_at: Date | string;
  readonly auth_at: Date | string;
}

/** Checks the caller of a command in the transaction of the command: see `Admit`. */
export function createAdmission({ clock, config }: Parts): Admit {
  return (viewer, changed) => {
    const now = clock.now();
    const people = changed && arrayLiteral(changed);
    if (viewer.scopes) return keyCheck('admit_api_key', viewer, now, [people]);
    return {
      statement: {
        text: 'select * from admit_session(:organization, ?, ?, ?::uuid[], ?, ?)',
        values: [viewer.userId, viewer.sessionId, people, now, unusedBefore(now, config)],
      },
      accept: ([row]) => withSession(viewer, row as SessionRow | undefined),
    };
  };
}

/** Checks a caller who was identified earlier, without locks: see `Confirm`. */
export function createConfirmation(orm: MikroORM, { clock, config }: Parts): Confirm {
  return async (viewer) => {
    const sql = tenantSql(orm.em.fork(), viewer.organizationId);
    const now = clock.now();
    if (viewer.scopes) {
      const { statement, accept } = keyCheck('current_api_key', viewer, now);
      return accept(await sql.query(statement.text, statement.values));
    }
    const [row] = await sql.query<SessionRow>('select * from current_session(:organization, ?, ?, ?, ?)', [
      ...[viewer.userId, viewer.sessionId],
      ...[now, unusedBefore(now, config)],
    ]);
    return withSession(viewer, row);
  };
}

/** Checks several callers of one organization, in one statement unless some of them are API keys. */
export function createConfirmations(orm: MikroORM, parts: Parts): ConfirmAll {
  const confirm = createConfirmation(orm, parts);
  const { clock, config } = parts;
  return async (viewers) => {
    const organizationId = viewers[0]?.organizationId;
    if (organizationId === undefined) return [];
    if (viewers.some((viewer) => viewer.organizationId !== organizationId)) {
      throw new Error('callers of several organizations cannot be confirmed together');
    }
    const now = clock.now();
    const ids = new Set(viewers.filter(({ scopes }) => !scopes).map(({ sessionId }) => sessionId));
    const rows = await tenantSql(orm.em.fork(), organizationId).query<SessionRow & Whose>(currentSessions, [
      ...[arrayLiteral(ids), now, unusedBefore(now, config)],
    ]);
    const bySession = new Map(rows.map((row) => [row.session, row]));
    return Promise.all(
      viewers.map((viewer) => {
        if (viewer.scopes) return confirm(viewer);
        const row = bySession.get(viewer.sessionId);
        return withSession(viewer, row?.caller === viewer.userId ? row : undefined);
      }),
    );
  };
}

/** Asks whether the session of a viewer is still valid, with exactly the same caller, role and times. */
export function createSessionQuestion(viewer: Viewer, { clock, config }: Parts): CallerQuestion {
  const now = clock.now();
  return {
    organizationId: viewer.organizationId,
    statement: { text: currentSessions, values: [arrayLiteral([viewer.sessionId]), now, unusedBefore(now, config)] },
    isSame: ([row]) => isSameSession(viewer, row as (SessionRow & Whose) | undefined),
  };
}

function isSameSession(viewer: Viewer, row: (SessionRow & Whose) | undefined): boolean {
  if (row?.session !== viewer.sessionId || row.caller !== viewer.userId || row.role !== viewer.role) return false;
  const { expiresAt, authAt } = viewer;
  return (
    new Date(row.expires_at).getTime() === expiresAt.getTime() && new Date(row.auth_at).getTime() === authAt?.getTime()
  );
}

const currentSessions = 'select * from current_sessions(:organization, ?::uuid[], ?, ?)';

interface Whose {
  readonly session: string;
  readonly caller: string;
}

function withSession(viewer: Viewer, row: SessionRow | undefined): Viewer | null {
  if (!row) return null;
  return { ...viewer, role: row.role, expiresAt: new Date(row.expires_at), authAt: new Date(row.auth_at) };
}

interface KeyRow {
  readonly scopes: ApiKeyScope[];
  readonly name: string;
  readonly owner_id: string;
  readonly owner_role: Role;
}

function keyCheck(
  name: 'admit_api_key' | 'current_api_key',
  viewer: Viewer,
  now: Date,
  more: readonly unknown[] = [],
): Admission {
  const address = viewer.apiKey?.address ?? null;
  const values = [viewer.sessionId, now, arrayLiteral(permissionTable.createApiKey), address, ...more];
  const types = ['?', '?', '?::text[]', '?::inet', ...more.map(() => '?::uuid[]')];
  return {
    statement: { text: `select * from ${name}(:organization, ${types.join(', ')})`, values },
    accept: ([row]) => withKey(viewer, address, row as KeyRow | undefined),
  };
}

function withKey(viewer: Viewer, address: string | null, row: KeyRow | undefined): Viewer | null {
  if (!row) return null;
  const { scopes, name, owner_id: ownerId, owner_role: ownerRole } = row;
  return { ...viewer, scopes, apiKey: { name, ownerId, ownerRole, address } };
}

/**
 * Locks people of one organization whom a public command changes: it found them by a token or a password rather than by
 * a session. From then on, the entity manager sees the rows of this organization.
 */
export async function lockPeople(em: EntityManager, organizationId: string, ids: readonly string[]): Promise<void> {
  await bindTenant(em, organizationId);
  await tenantSql(em).query('select lock_people(:organization, ?::uuid[])', [arrayLiteral(ids)]);
}
