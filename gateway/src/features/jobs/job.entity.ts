import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { TenantScoped } from '../../platform/database/tenant.decorators.js';

/** A customer, site or project that hours are booked on. A job in use is retired, never deleted. */
@TenantScoped()
@Entity({ tableName: 'jobs' })
export class Job {
  [OptionalProps]?: 'retiredAt' | 'retired';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  organizationId!: string;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  retiredAt: Date | null = null;

  get retired(): boolean {
    return this.retiredAt !== null;
  }
}
