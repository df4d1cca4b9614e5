import { Field, ObjectType } from 'type-graphql';
import { CalendarDate } from '../../platform/graphql/schema/date.scalar.js';
import type { PayPeriodDates } from './calendar-of-periods.rules.js';

@ObjectType({ description: 'The days of a pay period.' })
export class PayPeriodDays implements PayPeriodDates {
  @Field(() => CalendarDate)
  startDate!: string;

  @Field(() => CalendarDate, { description: 'The last day.' })
  endDate!: string;
}
