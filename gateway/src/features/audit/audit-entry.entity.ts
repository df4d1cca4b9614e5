import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { TenantRow, TenantScoped } from '../../platform/database/tenant.js';
import type { Changes } from './audit.rules.js';
import type { AuditSubject } from './audit-action.types.js';

/** Who did what, and when. `auditTrail` writes it once; the database rejects every later change. */
@TenantScoped()
@Entity({ tableName: 'audit_entries', readonly: true })
export class AuditEntry extends TenantRow {
  /** 1, 2, 3 …: the position in the organization's log, assigned by the database at commit. */
  @Property({ type: 'bigint' })
  position!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  at!: Date;

  @Property({ type: 'uuid' })
  actorId!: string;

  /** The name at that time, even if the person has been renamed since. */
  @Property({ type: 'text' })
  actorFirstName!: string;

  @Property({ type: 'text' })
  actorLastName!: string;

  /** `timesheet.clocked-in` */
  @Property({ type: 'text' })
  action!: string;

  @Property({ type: 'text' })
  subjectType!: AuditSubject;

  @Property({ type: 'uuid' })
  subjectId!: string;

  @Property({ type: 'json', columnType: 'jsonb' })
  changes!: Changes;

  /** The hash of its origin, which is stored next to the log. Null for entries from before origins were recorded. */
  @Property({ type: 'blob', columnType: 'bytea', nullable: true })
  originHash!: Buffer | null;

  /** The `hash` of the preceding entry; zeros for the first one. */
  @Property({ type: 'blob', columnType: 'bytea' })
  previousHash!: Buffer;

  /** SHA-256 of `previousHash` and the entry's content: see the audit chain migration. */
  @Property({ type: 'blob', columnType: 'bytea' })
  hash!: Buffer;
}

/** From where the actor of an entry sent the request. Erased with the person; the entry then has only its hash. */
@TenantScoped()
@Entity({ tableName: 'audit_origins', readonly: true })
export class AuditOrigin {
  @PrimaryKey({ type: 'uuid' })
  entryId!: string;

  @Property({ type: 'uuid' })
  organizationId!: string;

  @Property({ type: 'uuid' })
  actorId!: string;

  @Property({ type: 'text' })
  address!: string;

  /** The User-Agent header, cut and on one line. */
  @Property({ type: 'text' })
  client!: string;
}
