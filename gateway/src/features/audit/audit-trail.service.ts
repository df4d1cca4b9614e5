import { newId } from '../../platform/database/ids.inputs.js';
import { bindTenant } from '../../platform/database/tenant-scope.service.js';
import { tenantSql } from '../../platform/database/tenant-sql.adapter.js';
import { toLogText } from '../../platform/security-events/log-text.rules.js';
import type { AuditTrail } from '../../platform/use-case/index.js';
import { toAuditValues } from './audit.rules.js';
import { createSalt, hashOfOrigin } from './chain/origin-hash.rules.js';

const insertEntry = `
  with entry as (
    insert into audit_entries
      (organization_id, id, at, actor_id, actor_first_name, actor_last_name, action, subject_type, subject_id, changes,
       origin_hash)
    select person.organization_id, ?, ?, person.id, person.first_name, person.last_name, ?, ?, ?, ?::jsonb, ?
    from users person
    where person.organization_id = :organization and person.id = ?
    returning organization_id, id, actor_id
  )
  insert into audit_origins (organization_id, entry_id, actor_id, address, client, salt)
  select organization_id, id, actor_id, ?, ?, ? from entry`;

/** Browsers send fewer than 200 characters. */
const maxClientLength = 200;

/**
 * Writes one entry in the command's transaction: both are stored, or neither. It flushes the command's work first, so
 * that a user created by the command can be the actor.
 */
export const createAuditTrail: AuditTrail = async (em, { viewer, request }, record, at) => {
  const actor = record.actor ?? viewer;
  if (!actor) throw new Error(`the audit entry ${record.action} has no actor`);
  await em.flush();
  const origin = { address: request.address, client: toLogText(request.userAgent, maxClientLength) };
  const salt = createSalt();
  // A sign-in can name an actor outside the organization of the caller's previous session.
  await bindTenant(em, actor.organizationId);
  const inserted = await tenantSql(em).run(insertEntry, [
    newId(),
    at,
    record.action,
    record.subjectType,
    record.subjectId,
    JSON.stringify(toAuditValues(record.changes ?? {})),
    hashOfOrigin(origin, salt),
    actor.userId,
    origin.address,
    origin.client,
    salt,
  ]);
  if (inserted !== 1) throw new Error(`the audit entry ${record.action} names an actor who does not exist`);
};
