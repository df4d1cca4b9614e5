import type { EntityManager } from '@mikro-orm/postgresql';
import { permissionTable } from '../../../access/index.js';
import type { ApiKeyScope, Role, Viewer } from '../../../platform/auth/viewer.js';
import type { Config } from '../../../platform/config/config.js';
import type { CallerQuestion } from '../../../platform/database/caller-check.js';
import { bindTenant } from '../../../platform/database/tenant-scope.js';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import type { Platform } from '../../../platform/ports/platform.js';

type Parts = Pick<Platform, 'clock' | 'config'>;

interface SessionRow {
  readonly role: Role;
  readonly is_restricted: boolean;
  readonly expires_at: Date | string;
  readonly auth_at: Date | string;
}

interface NamedSessionRow extends SessionRow {
  readonly session: string;
  readonly caller: string;
}

interface KeyRow {
  readonly scopes: ApiKeyScope[];
  readonly name: string;
  readonly owner_id: string;
  readonly owner_role: Role;
}

const currentSessions = 'select * from current_sessions(:organization, ?::uuid[], ?, ?)';

export function askCaller(viewer: Viewer, parts: Parts): CallerQuestion {
  return viewer.scopes ? askKey('current_api_key', viewer, parts) : askSessions([viewer.sessionId], viewer, parts);
}

/** Reads a caller, and locks their row, or with `changed` the rows of the caller and of these people. */
export function lockCaller(viewer: Viewer, changed: readonly string[] | null, parts: Parts): CallerQuestion {
  const people = changed && arrayLiteral(changed);
  if (viewer.scopes) return askKey('admit_api_key', viewer, parts, [people]);
  const now = parts.clock.now();
  return {
    statement: {
      text: 'select * from admit_session(:organization, ?, ?, ?::uuid[], ?, ?)',
      values: [viewer.userId, viewer.sessionId, people, now, unusedBefore(now, parts.config)],
    },
    accept: ([row]) => withSession(viewer, row as SessionRow | undefined),
  };
}

/** The callers of one organization as of now, in one statement unless some of them are API keys. */
export async function confirmCallers(
  em: EntityManager,
  viewers: readonly Viewer[],
  parts: Parts,
): Promise<(Viewer | null)[]> {
  const [first] = viewers;
  if (!first) return [];
  if (viewers.some(({ organizationId }) => organizationId !== first.organizationId)) {
    throw new Error('callers of several organizations cannot be confirmed together');
  }
  const sql = tenantSql(em, first.organizationId);
  const rowsOf = ({ statement: { text, values } }: CallerQuestion) => sql.query(text, values);
  const sessions = new Set(viewers.filter(({ scopes }) => !scopes).map(({ sessionId }) => sessionId));
  const rows = sessions.size > 0 ? await rowsOf(askSessions(sessions, first, parts)) : [];
  return Promise.all(
    viewers.map(async (viewer) => {
      if (!viewer.scopes) return withSessionOf(viewer, rows);
      const question = askCaller(viewer, parts);
      return question.accept(await rowsOf(question));
    }),
  );
}

function askSessions(ids: Iterable<string>, viewer: Viewer, { clock, config }: Parts): CallerQuestion {
  const now = clock.now();
  return {
    statement: { text: currentSessions, values: [arrayLiteral(ids), now, unusedBefore(now, config)] },
    accept: (rows) => withSessionOf(viewer, rows),
  };
}

function askKey(
  name: 'admit_api_key' | 'current_api_key',
  viewer: Viewer,
  { clock }: Parts,
  more: readonly unknown[] = [],
): CallerQuestion {
  const address = viewer.apiKey?.address ?? null;
  const values = [viewer.sessionId, clock.now(), arrayLiteral(permissionTable.createApiKey), address, ...more];
  const types = ['?', '?', '?::text[]', '?::inet', ...more.map(() => '?::uuid[]')];
  return {
    statement: { text: `select * from ${name}(:organization, ${types.join(', ')})`, values },
    accept: ([row]) => withKey(viewer, address, row as KeyRow | undefined),
  };
}

function withSessionOf(viewer: Viewer, rows: readonly unknown[]): Viewer | null {
  const row = (rows as readonly NamedSessionRow[]).find(({ session }) => session === viewer.sessionId);
  return withSession(viewer, row?.caller === viewer.userId ? row : undefined);
}

function withSession({ isRestricted: _before, ...viewer }: Viewer, row: SessionRow | undefined): Viewer | null {
  if (!row) return null;
  const { role, is_restricted: isRestricted, expires_at: expiresAt, auth_at: authAt } = row;
  return {
    ...viewer,
    role,
    ...(isRestricted && { isRestricted }),
    expiresAt: new Date(expiresAt),
    authAt: new Date(authAt),
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

/** A session whose last use is not after this instant has ended. */
export function unusedBefore(now: Date, { sessionIdleMinutes }: Pick<Config, 'sessionIdleMinutes'>): Date {
  return new Date(now.getTime() - sessionIdleMinutes * 60_000);
}
