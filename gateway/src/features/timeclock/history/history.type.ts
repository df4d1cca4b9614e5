import { Field, GraphQLISODateTime, ObjectType } from 'type-graphql';
import type { TimesheetView } from '../timesheets/timesheet.type.js';

@ObjectType({ description: 'One field before and after a change.', simpleResolvers: true })
export class TimesheetFieldChange {
  @Field(() => String, { description: 'The name of the field in the timesheet: clockInAt, clockOutAt, breaks, notes.' })
  field!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Text as it is, an instant in ISO 8601, anything else (breaks, flags) as JSON. Null if there was no value.',
  })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'In the same format.' })
  after!: string | null;
}

@ObjectType({
  description: 'One change of a timesheet: who made it, when, and the values before it.',
  simpleResolvers: true,
})
export class TimesheetHistoryEntry {
  @Field(() => GraphQLISODateTime)
  at!: Date;

  @Field(() => String, { description: 'The person’s name at that time.' })
  actorName!: string;

  @Field(() => String, { description: 'timesheet.clocked-in, timesheet.times-changed, timesheet.approved, ...' })
  action!: string;

  @Field(() => String, { description: 'The action in words: Clocked in, Times changed.' })
  title!: string;

  @Field(() => [TimesheetFieldChange])
  changes!: readonly TimesheetFieldChange[];
}

export interface TimesheetWithHistory extends TimesheetView {
  /** Oldest first. */
  readonly history: readonly TimesheetHistoryEntry[];
}
