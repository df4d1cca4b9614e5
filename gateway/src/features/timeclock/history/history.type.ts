import { Field, GraphQLISODateTime, ObjectType } from 'type-graphql';

@ObjectType({ description: 'One field before and after a change.', simpleResolvers: true })
export class TimesheetFieldChange {
  @Field(() => String, { description: 'As the timesheet names it: clockInAt, clockOutAt, breaks, notes.' })
  field!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A text as it is, an instant as ISO 8601, anything else (breaks, flags) as JSON; null for nothing.',
  })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'In the same form.' })
  after!: string | null;
}

@ObjectType({ description: 'Who changed a timesheet, when, and what it was before.', simpleResolvers: true })
export class TimesheetHistoryEntry {
  @Field(() => GraphQLISODateTime)
  at!: Date;

  @Field(() => String, { description: 'The name at that time.' })
  actorName!: string;

  @Field(() => String, { description: 'timesheet.clocked-in, timesheet.times-changed, timesheet.approved, ...' })
  action!: string;

  @Field(() => String, { description: 'The action in words: Clocked in, Times changed.' })
  title!: string;

  @Field(() => [TimesheetFieldChange])
  changes!: readonly TimesheetFieldChange[];
}
