import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { TenantRow, TenantScoped } from '../../../platform/database/tenant.js';

@TenantScoped()
@Entity({ tableName: 'password_resets' })
export class PasswordReset extends TenantRow {
  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'text' })
  tokenHash!: string;

  /** Null if a manager handed the link over. Using a mailed link confirms the address. */
  @Property({ type: 'string', columnType: 'citext', nullable: true })
  mailedTo!: string | null;

  /** The manager who handed the link over. Null if it was mailed. */
  @Property({ type: 'uuid', nullable: true })
  createdBy: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  expiresAt!: Date;

  /** When it was used, canceled, or replaced by a newer link. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  usedAt: Date | null = null;
}
