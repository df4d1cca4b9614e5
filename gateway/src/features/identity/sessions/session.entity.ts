import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { TenantRow, TenantScoped } from '../../../platform/database/tenant.js';

/** One sign-in until it is ended or expires. Ending a session deletes its row. */
@TenantScoped()
@Entity({ tableName: 'sessions' })
export class Session extends TenantRow {
  @Property({ type: 'uuid' })
  userId!: string;

  /** Only the caller has the token itself, so reading the database does not allow signing in. */
  @Property({ type: 'text' })
  tokenHash!: string;

  /** The browser and network address of the sign-in, so that users recognize their own sessions. */
  @Property({ type: 'text' })
  userAgent!: string;

  @Property({ type: 'text' })
  address!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt!: Date;

  /** When the person last proved the password. */
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  authAt!: Date;

  /** Accurate to a few minutes. */
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  lastUsedAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  expiresAt!: Date;
}
