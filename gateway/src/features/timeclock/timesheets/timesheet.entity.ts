import { Collection, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { TenantScoped } from '../../../platform/database/tenant.js';
import { User } from '../../identity/index.js';
import { Job } from '../../jobs/index.js';
import { PayPeriodDays } from '../../pay-periods/index.js';
import { addressesOf, Image, Photo } from '../../photos/index.js';
import type { TimesheetHistoryEntry } from '../history/history.type.js';
import { Location } from './location.type.js';
import { BreakType, TimesheetFlag, TimesheetStatus } from './timesheet.enums.js';
import { workedMinutes } from './timesheet.rules.js';
import { TimesheetException } from './timesheet-exception.type.js';
import { versionOf } from './version.rules.js';

registerEnumType(BreakType, { name: 'BreakType', description: 'An unpaid break is taken off the hours worked.' });
registerEnumType(TimesheetFlag, { name: 'TimesheetFlag', description: 'What a reviewer should look at.' });
registerEnumType(TimesheetStatus, {
  name: 'TimesheetStatus',
  description: 'OPEN while in progress, then PENDING until a manager has approved it.',
});

type Defaulted =
  | 'job'
  | 'clockOutAt'
  | 'notes'
  | 'flags'
  | 'lat'
  | 'lng'
  | 'approvedAt'
  | 'approvedBy'
  | 'photos'
  | 'breaks';
type Derived =
  | 'status'
  | 'durationMinutes'
  | 'location'
  | 'images'
  | 'imageUrls'
  | 'openBreak'
  | 'lastPunchAt'
  | 'version'
  | 'exceptions'
  | 'locked'
  | 'lockedBy'
  | 'canReview';

/** One stretch of work of one person, from clock-in to clock-out. Without a clock-out it is in progress. */
@ObjectType({ description: 'One stretch of work of one person, from clock-in to clock-out.' })
@TenantScoped()
@Entity({ tableName: 'timesheets' })
export class Timesheet {
  [OptionalProps]?: Defaulted | Derived;

  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  organizationId!: string;

  @Field(() => User)
  @ManyToOne(() => User)
  user!: Rel<User>;

  @Field(() => Job, { nullable: true })
  @ManyToOne(() => Job, { nullable: true })
  job: Rel<Job> | null = null;

  @Field(() => GraphQLISODateTime)
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  clockInAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  clockOutAt: Date | null = null;

  @Field(() => String)
  @Property({ type: 'text' })
  notes: string = '';

  @Field(() => [TimesheetFlag])
  @Property({ type: 'array', runtimeType: 'string[]' })
  flags: TimesheetFlag[] = [];

  @Property({ type: 'double', nullable: true })
  lat: number | null = null;

  @Property({ type: 'double', nullable: true })
  lng: number | null = null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  approvedAt: Date | null = null;

  @Field(() => User, { nullable: true })
  @ManyToOne(() => User, { nullable: true })
  approvedBy: Rel<User> | null = null;

  @Field(() => [Break])
  @OneToMany(
    () => Break,
    (pause) => pause.timesheet,
    { orderBy: { startAt: 'asc', id: 'asc' } },
  )
  breaks = new Collection<Break>(this);

  @OneToMany(
    () => TimesheetPhoto,
    (attached) => attached.timesheet,
    { orderBy: { position: 'asc' } },
  )
  photos = new Collection<TimesheetPhoto>(this);

  /** What follows is worked out by the use case, see `shown`. No columns. */
  @Field(() => [TimesheetException], { description: 'What somebody should look at before the hours become money.' })
  exceptions!: TimesheetException[];

  @Field(() => Boolean, { description: 'It touches a closed pay period: nobody can change it.' })
  locked!: boolean;

  @Field(() => PayPeriodDays, {
    nullable: true,
    description: 'The closed pay period that it touches, the earlier one of two; null where nothing locks it.',
  })
  lockedBy!: PayPeriodDays | null;

  @Field(() => Boolean, { description: 'Whether the viewer may edit, delete and approve it now.' })
  canReview!: boolean;

  history?: readonly TimesheetHistoryEntry[];

  @Field(() => TimesheetStatus)
  get status(): TimesheetStatus {
    if (!this.clockOutAt) return 'OPEN';
    return this.approvedAt ? 'APPROVED' : 'PENDING';
  }

  @Field(() => Int, {
    nullable: true,
    description: 'Clock-out minus clock-in, less unpaid breaks, in whole minutes; null while in progress.',
  })
  get durationMinutes(): number | null {
    return workedMinutes(this, this.breaks.getItems());
  }

  @Field(() => Location, { nullable: true, description: 'Where the clock-in was made, as the device gave it.' })
  get location(): Location | null {
    return this.lat === null || this.lng === null ? null : { lat: this.lat, lng: this.lng };
  }

  @Field(() => [Image])
  get images(): Image[] {
    return this.photos.getItems().map((attached) => addressesOf(attached.photo.id));
  }

  @Field(() => [String])
  get imageUrls(): string[] {
    return this.images.map((image) => image.url);
  }

  @Field(() => String, { description: 'Another one whenever its times or breaks are others: see setTimesheetTimes.' })
  get version(): string {
    return versionOf(this, this.breaks.getItems());
  }

  get openBreak(): Break | undefined {
    return this.breaks.getItems().find((pause) => !pause.endAt);
  }

  /** The last instant that anything of this timesheet was recorded at. */
  get lastPunchAt(): Date {
    const instants = this.breaks.getItems().flatMap((pause) => [pause.startAt, pause.endAt ?? pause.startAt]);
    return new Date(Math.max(this.clockInAt.getTime(), ...instants.map((instant) => instant.getTime())));
  }
}

/** A pause within a timesheet. Without an end it is still going on. */
@ObjectType({ description: 'A pause within a timesheet. Without an end it is still going on.' })
@TenantScoped()
@Entity({ tableName: 'breaks' })
export class Break {
  [OptionalProps]?: 'endAt';

  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  organizationId!: string;

  @ManyToOne(() => Timesheet)
  timesheet!: Rel<Timesheet>;

  @Field(() => BreakType)
  @Property({ type: 'text' })
  type!: BreakType;

  @Field(() => GraphQLISODateTime)
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  startAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  endAt: Date | null = null;
}

/** A photo on a timesheet, and its place among the others. */
@TenantScoped()
@Entity({ tableName: 'timesheet_photos' })
export class TimesheetPhoto {
  [PrimaryKeyProp]?: ['timesheet', 'photo'];

  @Property({ type: 'uuid' })
  organizationId!: string;

  @ManyToOne(() => Timesheet, { primary: true })
  timesheet!: Rel<Timesheet>;

  @ManyToOne(() => Photo, { primary: true })
  photo!: Rel<Photo>;

  @Property({ type: 'integer' })
  position!: number;
}
