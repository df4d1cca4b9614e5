import { newId } from '../../platform/database/ids.inputs.js';
import { systemSql } from '../../platform/database/tenant-sql.adapter.js';
import type { AuditTrail } from '../../platform/use-case/index.js';
import { toAuditValues } from './audit.rules.js';

const insertEntry = `
  insert into audit_entries
    (organization_id, id, at, actor_id, actor_first_name, actor_last_name, action, subject_type, subject_id, changes)
  select person.organization_id, ?, ?, person.id, person.first_name, person.last_name, ?, ?, ?, ?::jsonb
  from users person
  where person.organization_id = ? and person.id = ?`;

/** A sign-in or registration can name an actor outside the organization of the caller's previous session. */
const reason = 'the actor of the entry determines the organization';

/**
 * Writes one entry in the command's transaction: both are stored, or neither. It flushes the command's work first, so
 * that a user created by the command can be the actor.
 */
export const createAuditTrail: AuditTrail = async (em, { viewer }, record, at) => {
  const actor = record.actor ?? viewer;
  if (!actor) throw new Error(`the audit entry ${record.action} has no actor`);
  await em.flush();
  const inserted = await systemSql(em, reason).run(insertEntry, [
    newId(),
    at,
    record.action,
    record.subjectType,
    record.subjectId,
    JSON.stringify(toAuditValues(record.changes ?? {})),
    actor.organizationId,
    actor.userId,
  ]);
  if (inserted !== 1) throw new Error(`the audit entry ${record.action} names an actor who does not exist`);
};
