import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { OvertimeCountry } from '../../../pay-engine/index.js';
import { TenantRow, TenantScoped } from '../../../platform/database/tenant.js';

/** An overtime rule of an administrator. A rule in use is retired, and a trigger keeps its limits and its country. */
@TenantScoped()
@Entity({ tableName: 'overtime_rules' })
export class CustomOvertimeRule extends TenantRow {
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  country!: OvertimeCountry;

  @Property({ type: 'integer', nullable: true })
  dailyMinutes!: number | null;

  @Property({ type: 'integer', nullable: true })
  dailyDoubleMinutes!: number | null;

  @Property({ type: 'integer', nullable: true })
  weeklyMinutes!: number | null;

  @Property({ type: 'integer', nullable: true })
  consecutiveMinutes!: number | null;

  @Property({ type: 'integer', nullable: true })
  nthDay!: number | null;

  @Property({ type: 'text', nullable: true })
  source!: string | null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  retiredAt: Date | null = null;
}
