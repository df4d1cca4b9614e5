import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { OrganizationRules } from '../../pay-engine/index.js';
import { TenantRow, TenantScoped } from '../../platform/database/tenant.js';
import { User } from '../identity/index.js';
import type { PayrollVersionReason } from './pay-period-status.types.js';

/** The pay of a period as it was exported. It is never changed or deleted, not even when the period is reopened. */
@TenantScoped()
@Entity({ tableName: 'payroll_versions' })
export class PayrollVersion extends TenantRow {
  /** The place among all versions of the organization, counted from 1 without gaps, in the order of the commits. */
  @Property({ type: 'integer' })
  position!: number;

  @Property({ type: 'date' })
  startDate!: string;

  /** The last day. */
  @Property({ type: 'date' })
  endDate!: string;

  /** Counted from 1 for each period. */
  @Property({ type: 'integer' })
  version!: number;

  @Property({ type: 'text' })
  reason!: PayrollVersionReason;

  /** The rules in force on the last day. */
  @Property({ type: 'json', columnType: 'jsonb' })
  rules!: OrganizationRules;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  closedAt!: Date;

  @ManyToOne(() => User)
  closedBy!: Rel<User>;
}
