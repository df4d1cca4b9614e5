import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { TenantScoped } from '../../platform/database/tenant.js';
import { CalendarDate } from '../../platform/graphql/schema/date.scalar.js';
import { PayPeriodKind } from './pay-period.enums.js';

registerEnumType(PayPeriodKind, {
  name: 'PayPeriodKind',
  description:
    'SEMIMONTHLY begins on the anchor’s day of the month and fifteen days from it (the 1st and the 16th), MONTHLY on ' +
    'the anchor’s day; where a month is too short, on its last day.',
});

/** How the organization cuts its calendar into pay periods. There is no row while it has not said so. */
@ObjectType({ description: 'How the organization cuts its calendar into pay periods.' })
@TenantScoped()
@Entity({ tableName: 'pay_period_settings' })
export class PayPeriodSettings {
  @PrimaryKey({ type: 'uuid' })
  organizationId!: string;

  @Field(() => PayPeriodKind)
  @Property({ type: 'text' })
  kind!: PayPeriodKind;

  @Field(() => CalendarDate, { description: 'The first day of one period; all others follow from it.' })
  @Property({ type: 'date' })
  anchorDate!: string;
}
