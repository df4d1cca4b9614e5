import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../../../platform/database/ids.js';
import { TenantScoped } from '../../../platform/database/tenant.js';

/** One sign-in, from its beginning until it is ended or runs out. The row goes with the session. */
@TenantScoped()
@Entity({ tableName: 'sessions' })
export class Session {
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @Property({ type: 'uuid' })
  organizationId!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  /** The token itself is only with the caller: whoever reads the database can't sign in with what is here. */
  @Property({ type: 'text' })
  tokenHash!: string;

  /** What the browser said that it is, and from where: by these a person knows their own sign-ins from others. */
  @Property({ type: 'text' })
  userAgent!: string;

  @Property({ type: 'text' })
  address!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt!: Date;

  /** To a few minutes. */
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  lastUsedAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  expiresAt!: Date;
}
