import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';
import { TimesheetView } from '../timesheets/timesheet.type.js';

export const TimesheetChangeKind = { UPSERT: 'UPSERT', DELETE: 'DELETE' } as const;
export type TimesheetChangeKind = keyof typeof TimesheetChangeKind;

registerEnumType(TimesheetChangeKind, {
  name: 'TimesheetChangeKind',
  description: 'UPSERT: created or changed, including its breaks, notes, photos and approval. DELETE: deleted.',
});

@ObjectType({ description: 'The creation, change or deletion of a timesheet.', simpleResolvers: true })
export class TimesheetChange {
  @Field(() => TimesheetChangeKind)
  kind!: TimesheetChangeKind;

  @Field(() => ID)
  timesheetId!: string;

  @Field(() => TimesheetView, {
    nullable: true,
    description:
      'As it is now, including any later changes. Null if it has been deleted, by this change or a later one.',
  })
  timesheet!: TimesheetView | null;

  @Field(() => GraphQLISODateTime, { description: 'When the database recorded it.' })
  at!: Date;
}
