import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Balance } from './balance.rules.js';

@ObjectType({
  description:
    'One person’s hours under one policy in one calendar year. A request that crosses New Year is split by its days, so that hours can have a fraction, in whole minutes.',
})
export class PtoBalance implements Balance {
  @Field(() => Int)
  year!: number;

  @Field(() => Int, { nullable: true, description: 'Null: there is no limit.' })
  allowanceHours!: number | null;

  @Field(() => Float, { description: 'Approved.' })
  usedHours!: number;

  @Field(() => Float, { description: 'Requested and not decided yet.' })
  pendingHours!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'The allowance minus used and pending hours. Negative when the allowance is exceeded, null without an allowance.',
  })
  remainingHours!: number | null;
}
