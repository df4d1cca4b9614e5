import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { TenantRow, TenantScoped } from '../../../platform/database/tenant.js';

/** What a person is employed as. A position in use is retired, never deleted. */
@TenantScoped()
@Entity({ tableName: 'positions' })
export class Position extends TenantRow {
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  retiredAt: Date | null = null;
}
