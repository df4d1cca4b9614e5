import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import type { AuditRecord } from '../../../platform/use-case/index.js';
import { findChangedDays } from './changed-days.queries.js';
import { findChangedHours } from './changed-hours.rules.js';

interface Entry extends AuditRecord {
  readonly actorId: string;
}

/** Only a change that raced with a signature is looked up, so it is one of the last. */
const newestEntries = `
  select actor_id as "actorId", action, subject_type as "subjectType", subject_id as "subjectId", changes
  from audit_entries
  where organization_id = :organization and action <> 'sign-off.signed'
  order by position desc limit 50`;

/** Who changed the hours of a person last, according to the audit log. Without such an entry, the person themselves. */
export async function findLastActor(em: EntityManager, userId: string): Promise<string> {
  for (const entry of await tenantSql(em).query<Entry>(newestEntries)) {
    const changed = findChangedHours(entry);
    const days = changed && (await findChangedDays(em, changed));
    if (days && (days.userId === null || days.userId === userId)) return entry.actorId;
  }
  return userId;
}
