import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PtoBalance } from '../balances/balance.type.js';
import type { PtoPolicyView } from './pto-policy.presenter.js';

@ObjectType('PtoPolicy', {
  description: 'What people take time off under. A policy in use is retired, never deleted.',
  simpleResolvers: true,
})
export class PtoPolicyType implements PtoPolicyView {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Int, { nullable: true, description: 'Hours for each person in a calendar year. Null: no limit.' })
  yearlyAllowanceHours!: number | null;

  @Field(() => Boolean, { description: 'A retired policy keeps its requests but takes no new ones.' })
  retired!: boolean;

  @Field(() => PtoBalance, { description: 'The viewer’s own, in the current calendar year of the organization.' })
  balance!: PtoBalance;
}
