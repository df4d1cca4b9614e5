import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { User } from '../../identity/index.js';
import { type FoundWarning, ScheduleWarningKind } from './warning.rules.js';

registerEnumType(ScheduleWarningKind, {
  name: 'ScheduleWarningKind',
  description:
    'At two places at once, on an approved day off, or more than 40 hours in a week from Sunday to Saturday.',
});

@ObjectType({ description: 'What a manager should look at; it refuses nothing.', simpleResolvers: true })
export class ScheduleWarning implements FoundWarning<User> {
  @Field(() => ScheduleWarningKind)
  kind!: ScheduleWarningKind;

  @Field(() => User)
  user!: User;

  @Field(() => String)
  message!: string;

  @Field(() => ID, { nullable: true, description: 'The other shift of a double booking.' })
  otherScheduleId!: string | null;
}
