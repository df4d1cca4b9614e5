import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { TenantScoped } from '../../platform/database/tenant.js';

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
