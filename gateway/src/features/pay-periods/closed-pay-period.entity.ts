import { type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { OrganizationRules } from '../../pay-engine/index.js';
import { TenantRow, TenantScoped } from '../../platform/database/tenant.js';
import { User } from '../identity/index.js';

/** A closed pay period. It keeps its dates and instants when the settings change. Reopening deletes it. */
@TenantScoped()
@Entity({ tableName: 'closed_pay_periods' })
export class ClosedPayPeriod extends TenantRow {
  @Property({ type: 'date' })
  startDate!: string;

  /** The last day. */
  @Property({ type: 'date' })
  endDate!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  startsAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  endsAt!: Date;

  /** The organization's rules when the period was closed. Settled pay is never recomputed under other rules. */
  @Property({ type: 'json', columnType: 'jsonb' })
  rules!: OrganizationRules;

  @Property({ type: 'integer' })
  timesheetCount!: number;

  /** The version of its pay that is in force. Null until its pay is settled, in the same transaction. */
  @Property({ type: 'uuid', nullable: true })
  versionId: string | null = null;

  /** When its pay last changed: when it was closed, or when closing a neighbor changed its pay. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  closedAt!: Date;

  @ManyToOne(() => User)
  closedBy!: Rel<User>;
}
