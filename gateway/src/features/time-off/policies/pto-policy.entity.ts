import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { TenantScoped } from '../../../platform/database/tenant.js';
import { PtoBalance } from '../balances/balance.type.js';

/** Under what people take time off, and how much of it in a year. A policy in use is retired, never lost. */
@ObjectType({ description: 'Under what people take time off. A policy in use is retired, never lost.' })
@TenantScoped()
@Entity({ tableName: 'pto_policies' })
export class PtoPolicy {
  [OptionalProps]?: 'yearlyAllowanceHours' | 'retiredAt' | 'retired' | 'balance';

  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  organizationId!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => Int, { nullable: true, description: 'Hours for each person in a calendar year; null for any number.' })
  @Property({ type: 'integer', nullable: true })
  yearlyAllowanceHours: number | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  retiredAt: Date | null = null;

  @Field(() => Boolean, {
    description: 'A retired policy is kept for what was asked for under it; nobody can choose it any more.',
  })
  get retired(): boolean {
    return this.retiredAt !== null;
  }

  /** Of whoever looks, in this year: worked out by the use case. Not a column. */
  @Field(() => PtoBalance, { description: 'The viewer’s own, in the current calendar year of the organization.' })
  balance!: PtoBalance;
}
