import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { User } from '../../identity/index.js';
import { type ScheduleWarning, ScheduleWarningKind } from './warning.rules.js';

registerEnumType(ScheduleWarningKind, {
  name: 'ScheduleWarningKind',
  description:
    'Two shifts at the same time, a shift on an approved day off, or more than 40 hours in a week (Sunday to Saturday).',
});

@ObjectType('ScheduleWarning', {
  description: 'Something that a manager should check. It does not reject the schedule.',
  simpleResolvers: true,
})
export class ScheduleWarningType implements ScheduleWarning<User> {
  @Field(() => ScheduleWarningKind)
  kind!: ScheduleWarningKind;

  @Field(() => User)
  user!: User;

  @Field(() => String)
  message!: string;

  @Field(() => ID, { nullable: true, description: 'The other shift of a double booking.' })
  otherScheduleId!: string | null;
}
