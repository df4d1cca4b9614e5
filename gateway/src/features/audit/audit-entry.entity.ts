import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { TenantScoped } from '../../platform/database/tenant.js';
import type { Changes } from './audit.rules.js';
import type { AuditSubject } from './audit-action.enums.js';

/** Who did what, when. Written once, by `auditTrail`; the database refuses every change. */
@TenantScoped()
@Entity({ tableName: 'audit_entries', readonly: true })
export class AuditEntry {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  organizationId!: string;

  /** 1, 2, 3 …: the order of the organization's log, given by the database at the commit. */
  @Property({ type: 'bigint' })
  position!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  at!: Date;

  @Property({ type: 'uuid' })
  actorId!: string;

  /** The name at that time, whatever the person is called today. */
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

  /** The `hash` of the entry before; zeros for the first one. */
  @Property({ type: 'blob', columnType: 'bytea' })
  previousHash!: Buffer;

  /** SHA-256 of `previousHash` and of what the entry says: see the migration of the chain. */
  @Property({ type: 'blob', columnType: 'bytea' })
  hash!: Buffer;
}
