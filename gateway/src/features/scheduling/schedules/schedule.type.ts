import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';
import { User } from '../../identity/index.js';
import { Job } from '../../jobs/index.js';
import { type Image, ImageType } from '../../photos/index.js';
import { ScheduleStatus } from './schedule.enums.js';
import type { ScheduleView } from './schedule.types.js';

registerEnumType(ScheduleStatus, { name: 'ScheduleStatus', description: 'Workers never see a DRAFT.' });

/** The fields have no resolver functions, because a board can hold thousands of schedules. */
@ObjectType('Schedule', {
  description: 'Planned work: when, on which job, and by whom.',
  simpleResolvers: true,
})
export class ScheduleType implements Omit<ScheduleView, 'photoIds'> {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String, { nullable: true })
  notes!: string | null;

  @Field(() => GraphQLISODateTime)
  startAt!: Date;

  @Field(() => GraphQLISODateTime)
  endAt!: Date;

  @Field(() => Job, { nullable: true })
  job!: Job | null;

  @Field(() => ID, { nullable: true })
  jobId!: string | null;

  @Field(() => ScheduleStatus)
  status!: ScheduleStatus;

  @Field(() => [ID])
  assignedUserIds!: readonly string[];

  @Field(() => [User], { description: 'The people who work it, by name.' })
  assignees!: readonly User[];

  @Field(() => [String])
  imageUrls!: readonly string[];

  @Field(() => [ImageType])
  images!: readonly Image[];
}
