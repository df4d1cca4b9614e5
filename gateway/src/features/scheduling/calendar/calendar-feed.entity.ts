import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { TenantScoped } from '../../../platform/database/tenant.js';

/**
 * The secret under which somebody's calendar programs find their shifts. The database makes one with each user.
 *
 * It is kept as it is, not hashed: its owner copies the address again for the next device, and what it opens (their own
 * shifts, to be read) lies in the same database anyway. Whoever read it there gains nothing that they did not have.
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
