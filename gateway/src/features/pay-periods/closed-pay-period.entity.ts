import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Weekday } from '@timetrack/calendar';
import { TenantScoped } from '../../platform/database/tenant.js';
import { User } from '../identity/index.js';
import type { OvertimeRule, RoundingRule } from '../organization/index.js';

/** The organization's settings when a period was closed. What was paid is never recomputed under other settings. */
export interface RulesAtClosing {
  readonly timezone: string;
  readonly roundingRule: RoundingRule;
  readonly overtimeRule: OvertimeRule;
  readonly workweekStartsOn: Weekday;
}

/** A settled pay period. It keeps its dates and instants when the settings change. Reopening deletes it. */
@TenantScoped()
@Entity({ tableName: 'closed_pay_periods' })
export class ClosedPayPeriod {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  organizationId!: string;

  @Property({ type: 'date' })
  startDate!: string;

  /** The last day. */
  @Property({ type: 'date' })
  endDate!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  startsAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  endsAt!: Date;

  @Property({ type: 'json', columnType: 'jsonb' })
  rules!: RulesAtClosing;

  /** How many timesheets overlapped it at the closing. */
  @Property({ type: 'integer' })
  timesheetCount!: number;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  closedAt!: Date;

  @ManyToOne(() => User)
  closedBy!: Rel<User>;
}
