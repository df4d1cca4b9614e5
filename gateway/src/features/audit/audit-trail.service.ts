import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../platform/auth/viewer.js';
import { newId } from '../../platform/database/ids.js';
import { bindTenant } from '../../platform/database/tenant-scope.js';
import { type SqlStatement, tenantSql } from '../../platform/database/tenant-sql.js';
import type { ErasePerson } from '../../platform/ports/platform.js';
import { toLogText } from '../../platform/security-events/security-events.js';
import type { AuditTrail } from '../../platform/use-case/index.js';
import { type AuditedKey, apiKeyField, erased, toAuditValues } from './audit.rules.js';
import { createSalt, hashOfOrigin } from './chain/audit-content.rules.js';

/** The database adds the name of the actor, the position and the hashes. */
const insertEntry = `
  with entry as (
    insert into audit_entries (organization_id, id, at, actor_id, action, subject_type, subject_id, changes, origin_hash)
    values (:organization, ?, ?, ?, ?, ?, ?, ?::jsonb, ?)
    returning organization_id, id, actor_id
  )
  insert into audit_origins (organization_id, entry_id, actor_id, address, client, salt)
  select organization_id, id, actor_id, ?, ?, ? from entry`;

/** Browsers send fewer than 200 characters. */
const maxClientLength = 200;

/**
 * Writes one entry at the end of the command's transaction: both are stored, or neither. The end of the log stays locked until
 * the commit, so the entry is written with the commit and not before.
 */
export const auditTrail: AuditTrail = async ({ em, atCommit }, { viewer, request }, record, at) => {
  const actor = record.actor ?? viewer;
  if (!actor) throw new Error(`the audit entry ${record.action} has no actor`);
  const origin = { address: request.address, client: toLogText(request.userAgent, maxClientLength) };
  const salt = createSalt();
  // A sign-in can name an actor outside the organization of the caller's previous session.
  await bindTenant(em, actor.organizationId);
  const { action, subjectType, subjectId, changes = {} } = record;
  const values = { ...toAuditValues(changes), ...(record.actor ? {} : keyOf(viewer)) };
  const entry = [newId(), at, actor.userId, action, subjectType, subjectId, JSON.stringify(values)];
  atCommit({
    text: insertEntry,
    values: [...entry, hashOfOrigin(origin, salt), origin.address, origin.client, salt],
  });
};

type WithoutTransaction = Parameters<AuditTrail> extends [unknown, ...infer Rest] ? Rest : never;

/** Writes an entry now, in a transaction of its own. */
export async function writeAuditEntry(em: EntityManager, ...[caller, record, at]: WithoutTransaction) {
  const statements: SqlStatement[] = [];
  await auditTrail({ em, atCommit: (statement) => void statements.push(statement) }, caller, record, at);
  await em.flush();
  await tenantSql(em).queryAll(statements);
}

/** The API key with which the actor's program acted. It is part of the changes, so that the chain of hashes covers it. */
function keyOf(viewer: Viewer | null): { readonly [apiKeyField]?: AuditedKey } {
  if (!viewer?.apiKey) return {};
  return { [apiKeyField]: { id: viewer.sessionId, name: viewer.apiKey.name } };
}

interface ClosedOrganization {
  readonly organizationId: string;
  /** One of its people, because an entry names one. */
  readonly userId: string;
  readonly archivedPeople: number;
}

const commandLine = {
  viewer: null,
  request: { id: 'operator', address: '', userAgent: 'npm run demo:remove', publicUrl: '' },
};

export async function auditClosing(em: EntityManager, closed: ClosedOrganization, at: Date): Promise<void> {
  const { organizationId, userId, archivedPeople } = closed;
  const record = {
    action: 'organization.closed',
    subjectType: 'ORGANIZATION',
    subjectId: organizationId,
    changes: { archivedPeople },
    actor: { userId, organizationId },
  } as const;
  await writeAuditEntry(em, commandLine, record, at);
}

export const eraseOrigins: ErasePerson = async (em, { userId }) => {
  const count = await tenantSql(em).run(
    'delete from audit_origins where organization_id = :organization and actor_id = ?',
    [userId],
  );
  return count > 0 ? { addressesInAuditLog: erased } : {};
};
