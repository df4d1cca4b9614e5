import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CalendarDate } from '../../../platform/graphql/schema/date.scalar.js';
import { User } from '../../identity/index.js';

@ObjectType({ description: 'Approved time off: who is away, and on which days.' })
export class TimeOff {
  @Field(() => ID)
  id!: string;

  @Field(() => User)
  user!: User;

  @Field(() => CalendarDate)
  startDate!: string;

  @Field(() => CalendarDate, { description: 'The last day off.' })
  endDate!: string;

  @Field(() => Int)
  hours!: number;

  @Field(() => String)
  policyName!: string;
}
