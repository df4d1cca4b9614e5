import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CalendarDate } from '../../../platform/graphql/schema/date.scalar.js';
import { User } from '../../identity/index.js';
import { PtoBalance } from '../balances/balance.type.js';
import { PtoPolicyType } from '../policies/pto-policy.type.js';
import { PtoStatus } from './pto-request.enums.js';
import type { PtoRequestView } from './pto-request.presenter.js';

registerEnumType(PtoStatus, { name: 'PtoStatus', description: 'PENDING until it is decided or canceled.' });

@ObjectType('PtoRequest', { description: 'A request for paid time off.', simpleResolvers: true })
export class PtoRequestType implements PtoRequestView {
  @Field(() => ID)
  id!: string;

  @Field(() => User)
  user!: User;

  @Field(() => PtoPolicyType)
  policy!: PtoPolicyType;

  @Field(() => CalendarDate)
  startDate!: string;

  @Field(() => CalendarDate, { description: 'The last day off.' })
  endDate!: string;

  @Field(() => Int)
  hours!: number;

  @Field(() => PtoStatus)
  status!: PtoStatus;

  @Field(() => String, { nullable: true })
  managerNotes!: string | null;

  @Field(() => GraphQLISODateTime)
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  decidedAt!: Date | null;

  @Field(() => User, { nullable: true })
  decidedBy!: User | null;

  @Field(() => [PtoBalance], {
    description: 'The requester’s under this policy, for each year that the request touches.',
  })
  balances!: readonly PtoBalance[];

  @Field(() => PtoBalance, {
    description: 'The requester’s under this policy, in the year in which the request begins.',
  })
  balance!: PtoBalance;

  @Field(() => Boolean, { description: 'Whether the viewer may approve or deny it now.' })
  canDecide!: boolean;

  @Field(() => ID)
  policyId!: string;
}
