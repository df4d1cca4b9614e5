import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { TenantScoped } from '../../../platform/database/tenant.js';
import { CalendarDate } from '../../../platform/graphql/schema/date.scalar.js';
import { User } from '../../identity/index.js';
import { PtoBalance } from '../balances/balance.type.js';
import { PtoPolicy } from '../policies/pto-policy.entity.js';
import type { TimeOff } from './approved-time-off.type.js';
import { PtoStatus } from './pto-request.enums.js';

registerEnumType(PtoStatus, { name: 'PtoStatus', description: 'PENDING until it is decided, or canceled.' });

type Defaulted = 'status' | 'managerNotes' | 'decidedAt' | 'decidedBy';
type Derived = 'policyId' | 'balances' | 'balance' | 'canDecide' | 'othersOff';

/** Paid time off that somebody asks for: days of the calendar, and how many hours of them are paid. */
@ObjectType({ description: 'Paid time off that somebody asks for.' })
@TenantScoped()
@Entity({ tableName: 'pto_requests' })
export class PtoRequest {
  [OptionalProps]?: Defaulted | Derived;

  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  organizationId!: string;

  @Field(() => User)
  @ManyToOne(() => User)
  user!: Rel<User>;

  @Field(() => PtoPolicy)
  @ManyToOne(() => PtoPolicy)
  policy!: Rel<PtoPolicy>;

  @Field(() => CalendarDate)
  @Property({ type: 'date' })
  startDate!: string;

  @Field(() => CalendarDate, { description: 'The last day off.' })
  @Property({ type: 'date' })
  endDate!: string;

  @Field(() => Int)
  @Property({ type: 'integer' })
  hours!: number;

  @Field(() => PtoStatus)
  @Property({ type: 'text' })
  status: PtoStatus = 'PENDING';

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  managerNotes: string | null = null;

  @Field(() => GraphQLISODateTime)
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  decidedAt: Date | null = null;

  @Field(() => User, { nullable: true })
  @ManyToOne(() => User, { nullable: true })
  decidedBy: Rel<User> | null = null;

  /** What follows is worked out by the use case. No columns. */
  @Field(() => [PtoBalance], {
    description: 'The requester’s under this policy, for each year that the request touches.',
  })
  balances!: PtoBalance[];

  @Field(() => PtoBalance, {
    description: 'The requester’s under this policy, in the year in which the request begins.',
  })
  get balance(): PtoBalance {
    return this.balances[0] as PtoBalance;
  }

  @Field(() => Boolean, { description: 'Whether the viewer may approve or deny it now.' })
  canDecide!: boolean;

  othersOff?: readonly TimeOff[];

  @Field(() => ID)
  get policyId(): string {
    return this.policy.id;
  }
}
