import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { TenantScoped } from '../../../platform/database/tenant.decorators.js';

/**
 * The secret in the address at which calendar programs find a person's shifts. A trigger creates it with each user.
 *
 * It is stored in plain text, because the owner copies the address again for every new device. A hash would not protect
 * anything: the secret only gives read access to shifts that are stored in the same database.
 */
@TenantScoped()
@Entity({ tableName: 'calendar_feeds' })
export class CalendarFeed {
  [OptionalProps]?: 'secret';

  @PrimaryKey({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'uuid' })
  organizationId!: string;

  /** 64 hexadecimal digits. */
  @Property({ type: 'text' })
  secret!: string;
}
