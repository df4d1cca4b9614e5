import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { TenantScoped } from '../../../platform/database/tenant.js';

/** The secret in the address of a person's calendar. A trigger creates the row with each user. */
@TenantScoped()
@Entity({ tableName: 'calendar_feeds' })
export class CalendarFeed {
  @PrimaryKey({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'uuid' })
  organizationId!: string;

  /** SHA-256 of the secret, to look up an address. Null until the person first requests the address. */
  @Property({ type: 'blob', columnType: 'bytea', nullable: true })
  secretHash!: Buffer | null;

  /** The secret itself, sealed: its owner copies the address again for every new device. */
  @Property({ type: 'blob', columnType: 'bytea', nullable: true })
  sealedSecret!: Buffer | null;
}
