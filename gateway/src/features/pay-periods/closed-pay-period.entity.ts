import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Weekday } from '@timetrack/calendar';
import { TenantScoped } from '../../platform/database/tenant.js';
import { User } from '../identity/index.js';
import type { OvertimeRule, RoundingRule } from '../organization/index.js';

/** The organization's settings under which a period was closed: what was paid is never computed anew under others. */
export interface RulesAtClosing {
  readonly timezone: string;
  readonly roundingRule: RoundingRule;
  readonly overtimeRule: OvertimeRule;
  readonly workweekStartsOn: Weekday;
}

/** A pay period that is settled. Its days and instants stay, whatever the settings become; reopening takes it away. */
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

  /** How many timesheets touched it. */
  @Property({ type: 'integer' })
  timesheetCount!: number;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  closedAt!: Date;

  @ManyToOne(() => User)
  closedBy!: Rel<User>;
}
