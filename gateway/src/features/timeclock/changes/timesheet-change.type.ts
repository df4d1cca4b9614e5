import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Timesheet } from '../timesheets/timesheet.entity.js';

export const TimesheetChangeKind = { UPSERT: 'UPSERT', DELETE: 'DELETE' } as const;
export type TimesheetChangeKind = keyof typeof TimesheetChangeKind;

registerEnumType(TimesheetChangeKind, {
  name: 'TimesheetChangeKind',
  description: 'UPSERT: made or changed, with its breaks, notes, photos and approval. DELETE: it is gone.',
});

@ObjectType({ description: 'That a timesheet was made, changed or deleted.', simpleResolvers: true })
export class TimesheetChange {
  @Field(() => TimesheetChangeKind)
  kind!: TimesheetChangeKind;

  @Field(() => ID)
  timesheetId!: string;

  @Field(() => Timesheet, {
    nullable: true,
    description: 'As it is now, with this change and perhaps later ones; null where it was deleted, perhaps later.',
  })
  timesheet!: Timesheet | null;

  @Field(() => GraphQLISODateTime, { description: 'When the database recorded it.' })
  at!: Date;
}
