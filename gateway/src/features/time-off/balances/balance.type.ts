import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Balance } from './balance.rules.js';

@ObjectType({
  description:
    'One person’s hours under one policy in one calendar year. A request that crosses New Year counts in each year by its days, so hours can have a fraction: whole minutes.',
})
export class PtoBalance implements Balance {
  @Field(() => Int)
  year!: number;

  @Field(() => Int, { nullable: true, description: 'Null: there is no limit.' })
  allowanceHours!: number | null;

  @Field(() => Float, { description: 'Approved.' })
  usedHours!: number;

  @Field(() => Float, { description: 'Asked for and not decided yet.' })
  pendingHours!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'The allowance less what is used and pending; below zero when it is passed. Null without an allowance.',
  })
  remainingHours!: number | null;
}
