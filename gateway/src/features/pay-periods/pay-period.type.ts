import { Field, GraphQLISODateTime, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CalendarDate } from '../../platform/graphql/schema/date.scalar.js';
import { User } from '../identity/index.js';
import { PayPeriodStatus } from './pay-period.enums.js';

registerEnumType(PayPeriodStatus, {
  name: 'PayPeriodStatus',
  description: 'The timesheets of a CLOSED period can’t be changed.',
});

@ObjectType({ description: 'Days that are paid together. The timesheets of a closed one can’t be changed.' })
export class PayPeriod {
  @Field(() => CalendarDate)
  startDate!: string;

  @Field(() => CalendarDate, { description: 'The last day.' })
  endDate!: string;

  @Field(() => PayPeriodStatus)
  status!: PayPeriodStatus;

  @Field(() => GraphQLISODateTime, { nullable: true })
  closedAt!: Date | null;

  @Field(() => User, { nullable: true })
  closedBy!: User | null;

  @Field(() => Int, { description: 'Timesheets that have some of their time in it; one in progress goes until now.' })
  timesheetCount!: number;

  @Field(() => Int, { description: 'Those of them that are in progress or not approved.' })
  unapprovedCount!: number;

  @Field(() => Boolean, { description: 'Whether the viewer may close it now: it is over, and all is approved.' })
  canClose!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may reopen it.' })
  canReopen!: boolean;
}
