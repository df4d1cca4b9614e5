import { Collection, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { TenantRow, TenantScoped } from '../../../platform/database/tenant.js';
import { User } from '../../identity/index.js';
import { Job } from '../../jobs/index.js';
import { addressesOf, Photo } from '../../photos/index.js';
import { Team } from '../../teams/index.js';
import { findLatestPunch, statusOf, versionOf } from './timesheet.rules.js';
import type { BreakType, TimesheetFlag, TimesheetStatus, TimesheetText } from './timesheet.types.js';

@TenantScoped()
@Entity({ tableName: 'timesheets' })
export class Timesheet extends TenantRow implements TimesheetText {
  [OptionalProps]?: keyof TimesheetText | 'flags' | 'status' | 'imageUrls' | 'openBreak' | 'lastPunchAt' | 'version';

  @ManyToOne(() => User)
  user!: Rel<User>;

  @ManyToOne(() => Job, { nullable: true })
  job: Rel<Job> | null = null;

  @ManyToOne(() => Team, { nullable: true })
  team: Rel<Team> | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  clockInAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  clockOutAt: Date | null = null;

  /** Until when an open timesheet can last. Null unless another one, punched while a clock was ahead, follows. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  endsBefore: Date | null = null;

  @Property({ type: 'text' })
  notes: string = '';

  @Property({ type: 'array', runtimeType: 'string[]' })
  flags: TimesheetFlag[] = [];

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  approvedAt: Date | null = null;

  @ManyToOne(() => User, { nullable: true })
  approvedBy: Rel<User> | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  rejectedAt: Date | null = null;

  @ManyToOne(() => User, { nullable: true })
  rejectedBy: Rel<User> | null = null;

  @Property({ type: 'text', nullable: true })
  rejectionReason: string | null = null;

  @OneToMany(
    () => Break,
    ({ timesheet }) => timesheet,
    { orderBy: { startAt: 'asc', id: 'asc' } },
  )
  breaks = new Collection<Break>(this);

  @OneToMany(
    () => TimesheetPhoto,
    ({ timesheet }) => timesheet,
    { orderBy: { position: 'asc' } },
  )
  photos = new Collection<TimesheetPhoto>(this);

  get status(): TimesheetStatus {
    return statusOf(this);
  }

  /** Removes the rejection, because the times were changed or approved since. */
  clearRejection(): void {
    this.rejectedAt = null;
    this.rejectedBy = null;
    this.rejectionReason = null;
  }

  get version(): string {
    return versionOf(this, this.breaks.getItems());
  }

  get imageUrls(): string[] {
    return this.photos.getItems().map(({ photo }) => addressesOf(photo.id).url);
  }

  get openBreak(): Break | undefined {
    return this.breaks.getItems().find(({ endAt }) => !endAt);
  }

  get lastPunchAt(): Date {
    return findLatestPunch(this, this.breaks.getItems());
  }
}

@TenantScoped()
@Entity({ tableName: 'breaks' })
export class Break extends TenantRow {
  @ManyToOne(() => Timesheet)
  timesheet!: Rel<Timesheet>;

  @Property({ type: 'text' })
  type!: BreakType;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  startAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  endAt: Date | null = null;
}

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
