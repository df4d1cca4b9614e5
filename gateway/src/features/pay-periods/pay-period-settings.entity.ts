import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { TenantScoped } from '../../platform/database/tenant.decorators.js';
import type { PayPeriodKind } from './pay-period.enums.js';

/** How the organization divides its calendar into pay periods. Without a row, the default plan applies. */
@TenantScoped()
@Entity({ tableName: 'pay_period_settings' })
export class PayPeriodSettings {
  @PrimaryKey({ type: 'uuid' })
  organizationId!: string;

  @Property({ type: 'text' })
  kind!: PayPeriodKind;

  /** The first day of one period, from which all others follow. */
  @Property({ type: 'date' })
  anchorDate!: string;
}
