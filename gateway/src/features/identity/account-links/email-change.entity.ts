import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { TenantRow, TenantScoped } from '../../../platform/database/tenant.js';

@TenantScoped()
@Entity({ tableName: 'email_changes' })
export class EmailChange extends TenantRow {
  @Property({ type: 'uuid' })
  userId!: string;

  /** Null until the link is mailed: the job that mails it creates the token. */
  @Property({ type: 'text', nullable: true })
  tokenHash: string | null = null;

  @Property({ type: 'string', columnType: 'citext' })
  newEmail!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  expiresAt!: Date;

  /** When it was confirmed, replaced, or canceled by a change of the password. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  usedAt: Date | null = null;
}
