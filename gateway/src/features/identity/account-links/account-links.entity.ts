import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { TenantRow, TenantScoped } from '../../../platform/database/tenant.js';

/** A link that works once. */
export abstract class AccountLinkRow extends TenantRow {
  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  expiresAt!: Date;

  /** When it was used, replaced by a newer link, or canceled, for example by a change of the password. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  usedAt: Date | null = null;
}

@TenantScoped()
@Entity({ tableName: 'password_resets' })
export class PasswordReset extends AccountLinkRow {
  @Property({ type: 'text' })
  tokenHash!: string;

  /** Null if a manager handed the link over. Using a mailed link confirms the address. */
  @Property({ type: 'string', columnType: 'citext', nullable: true })
  mailedTo!: string | null;

  /** The manager who handed the link over. Null if it was mailed. */
  @Property({ type: 'uuid', nullable: true })
  createdBy: string | null = null;
}

@TenantScoped()
@Entity({ tableName: 'email_changes' })
export class EmailChange extends AccountLinkRow {
  /** Null until the link is mailed: the job that mails it creates the token. */
  @Property({ type: 'text', nullable: true })
  tokenHash: string | null = null;

  /** The address at the time of the request. The notices about the change go there. */
  @Property({ type: 'string', columnType: 'citext' })
  oldEmail!: string;

  @Property({ type: 'string', columnType: 'citext' })
  newEmail!: string;
}
