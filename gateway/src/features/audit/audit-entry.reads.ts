import { bigint, instant, json, nullable, own, readModel, text, uuid } from '../../platform/read-model/index.js';
import type { Changes } from './audit.rules.js';
import type { AuditSubject } from './audit-action.types.js';

export const auditEntryReads = readModel('audit_entries', {
  columns: {
    id: uuid('id'),
    position: bigint('position'),
    at: instant('at'),
    actorId: uuid('actor_id'),
    actorFirstName: text('actor_first_name'),
    actorLastName: text('actor_last_name'),
    action: text('action'),
    subjectType: text<AuditSubject>('subject_type'),
    subjectId: uuid('subject_id'),
    changes: json<Changes>('changes'),
  },
  parts: {
    hash: own({ hash: text("encode(audit_entries.hash, 'hex')") }),
    origin: own({ address: nullable(text(originColumn('address'))), client: nullable(text(originColumn('client'))) }),
  },
});

/** Origins are erased with their person, so an entry can be without one. */
function originColumn(name: string): string {
  const isOfEntry = 'origin.organization_id = :organization and origin.entry_id = audit_entries.id';
  return `(select origin.${name} from audit_origins origin where ${isOfEntry})`;
}
