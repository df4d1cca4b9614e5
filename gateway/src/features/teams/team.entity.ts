import { OptionalProps } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { TenantRow, TenantScoped } from '../../platform/database/tenant.js';

/** People who work together. A team that has or had members, shifts or hours is retired, never deleted. */
@TenantScoped()
@Entity({ tableName: 'teams' })
export class Team extends TenantRow {
  [OptionalProps]?: 'retired';

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'uuid', nullable: true })
  placeId: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  retiredAt: Date | null = null;

  get retired(): boolean {
    return this.retiredAt !== null;
  }
}
