import { OptionalProps } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { TenantRow, TenantScoped } from '../../platform/database/tenant.js';

/** Where people work. A place in use is retired, never deleted. */
@TenantScoped()
@Entity({ tableName: 'places' })
export class Place extends TenantRow {
  [OptionalProps]?: 'address' | 'retired';

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  address: string = '';

  /** The center, in degrees. Both or neither. */
  @Property({ type: 'double', nullable: true })
  lat: number | null = null;

  @Property({ type: 'double', nullable: true })
  lng: number | null = null;

  /** Only with a center. */
  @Property({ type: 'integer', nullable: true })
  radiusMeters: number | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  retiredAt: Date | null = null;

  get retired(): boolean {
    return this.retiredAt !== null;
  }
}
