import { OptionalProps } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { TenantRow, TenantScoped } from '../../../platform/database/tenant.js';
import type { PtoCategory } from './pto-policy.types.js';

/** What people take time off under, and how many hours of it a year. A policy in use is retired, never deleted. */
@TenantScoped()
@Entity({ tableName: 'pto_policies' })
export class PtoPolicy extends TenantRow {
  [OptionalProps]?: 'paid' | 'category' | 'retired';

  @Property({ type: 'text' })
  name!: string;

  /** Null if there is no limit. */
  @Property({ type: 'integer', nullable: true })
  yearlyAllowanceHours: number | null = null;

  /** Payroll only contains approved time off of paid policies. */
  @Property({ type: 'boolean' })
  paid: boolean = true;

  @Property({ type: 'text' })
  category: PtoCategory = 'VACATION';

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  retiredAt: Date | null = null;

  get retired(): boolean {
    return this.retiredAt !== null;
  }
}
