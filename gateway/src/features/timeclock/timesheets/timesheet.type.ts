import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { User } from '../../identity/index.js';
import { Job } from '../../jobs/index.js';
import { PayPeriodDays } from '../../pay-periods/index.js';
import { Image } from '../../photos/index.js';
import { BreakType, TimesheetExceptionCode, TimesheetFlag, TimesheetStatus } from './timesheet.enums.js';

registerEnumType(BreakType, { name: 'BreakType', description: 'An unpaid break is subtracted from the hours worked.' });
registerEnumType(TimesheetFlag, { name: 'TimesheetFlag', description: 'What a reviewer should look at.' });
registerEnumType(TimesheetStatus, {
  name: 'TimesheetStatus',
  description: 'OPEN while in progress, then PENDING until a manager has approved it.',
});
registerEnumType(TimesheetExceptionCode, {
  name: 'TimesheetExceptionCode',
  description: 'What to check before hours become money. Only payroll reports MISSED_MEAL_BREAK.',
});

/** Where a punch was made, in degrees, exactly as the device reported it. */
@ObjectType({ simpleResolvers: true })
export class Location {
  @Field(() => Float)
  lat!: number;

  @Field(() => Float)
  lng!: number;
}

@ObjectType({ description: 'Something about a timesheet that a reviewer should check.', simpleResolvers: true })
export class TimesheetException {
  @Field(() => TimesheetExceptionCode)
  code!: TimesheetExceptionCode;

  @Field(() => String, { description: 'A sentence for the reviewer.' })
  message!: string;
}

@ObjectType('Break', {
  description: 'A break within a timesheet. Without an end it is still in progress.',
  simpleResolvers: true,
})
export class BreakView {
  @Field(() => ID)
  id!: string;

  @Field(() => BreakType)
  type!: BreakType;

  @Field(() => GraphQLISODateTime)
  startAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  endAt!: Date | null;
}

/** A timesheet as both APIs return it: plain data, presented for one viewer. See `presentTimesheets`. */
@ObjectType('Timesheet', {
  description: 'One person’s work from clock-in to clock-out.',
  simpleResolvers: true,
})
export class TimesheetView {
  @Field(() => ID)
  id!: string;

  @Field(() => User)
  user!: User;

  @Field(() => Job, { nullable: true })
  job!: Job | null;

  @Field(() => GraphQLISODateTime)
  clockInAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  clockOutAt!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Clock-out minus clock-in, less unpaid breaks, in whole minutes; null while in progress.',
  })
  durationMinutes!: number | null;

  @Field(() => String)
  notes!: string;

  @Field(() => [String])
  imageUrls!: readonly string[];

  @Field(() => [Image])
  images!: readonly Image[];

  @Field(() => [BreakView])
  breaks!: readonly BreakView[];

  @Field(() => [TimesheetFlag])
  flags!: readonly TimesheetFlag[];

  @Field(() => [TimesheetException], { description: 'What a reviewer should check before the hours become money.' })
  exceptions!: readonly TimesheetException[];

  @Field(() => TimesheetStatus)
  status!: TimesheetStatus;

  @Field(() => GraphQLISODateTime, { nullable: true })
  approvedAt!: Date | null;

  @Field(() => User, { nullable: true })
  approvedBy!: User | null;

  @Field(() => Boolean, { description: 'Whether it touches a closed pay period, so that nobody can change it.' })
  locked!: boolean;

  @Field(() => PayPeriodDays, {
    nullable: true,
    description: 'The closed pay period that locks it, the earlier one of two. Null if it is not locked.',
  })
  lockedBy!: InstanceType<typeof PayPeriodDays> | null;

  @Field(() => Boolean, { description: 'Whether the viewer may edit, delete and approve it now.' })
  canReview!: boolean;

  @Field(() => String, { description: 'Changes whenever the times or breaks change. See setTimesheetTimes.' })
  version!: string;

  @Field(() => Location, { nullable: true, description: 'Where the clock-in was made, as the device reported it.' })
  location!: Location | null;
}
