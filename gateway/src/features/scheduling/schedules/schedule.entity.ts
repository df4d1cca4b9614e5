import { Collection, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { TenantRow, TenantScoped } from '../../../platform/database/tenant.js';
import { type Stored, StoredText } from '../../../platform/stored-text/stored-text-column.js';
import { User } from '../../identity/index.js';
import { Job } from '../../jobs/index.js';
import { Photo } from '../../photos/index.js';
import { Place } from '../../places/index.js';
import { Team } from '../../teams/index.js';
import { type ScheduleText, scheduleText } from './schedule-text.types.js';

/** Only planners see a DRAFT. Workers see their PUBLISHED and CANCELED schedules. */
export const ScheduleStatus = { DRAFT: 'DRAFT', PUBLISHED: 'PUBLISHED', CANCELED: 'CANCELED' } as const;
export type ScheduleStatus = keyof typeof ScheduleStatus;

@TenantScoped()
@Entity({ tableName: 'schedules' })
@StoredText(scheduleText)
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: `@StoredText` maps the fields of the interface
export class Schedule extends TenantRow {
  [OptionalProps]?:
    | 'status'
    | 'plannedBreakMinutes'
    | 'revision'
    | 'updatedAt'
    | 'people'
    | 'assignedUserIds'
    | 'photoIds';

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  startAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  endAt!: Date;

  @Property({ type: 'smallint' })
  plannedBreakMinutes: number = 0;

  @ManyToOne(() => Job, { nullable: true })
  job: Rel<Job> | null = null;

  @ManyToOne(() => Team, { nullable: true })
  team: Rel<Team> | null = null;

  @ManyToOne(() => Place, { nullable: true })
  place: Rel<Place> | null = null;

  @Property({ type: 'text' })
  status: ScheduleStatus = 'DRAFT';

  /** The number of changes so far: the SEQUENCE of an iCalendar event. */
  @Property({ type: 'integer' })
  revision: number = 0;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  updatedAt!: Date;

  /** When it was last changed since it was published, or null. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  changedAt: Date | null = null;

  /** The ids of the assignees, also of those whom the caller does not reach. */
  @Property({ type: 'array', runtimeType: 'string[]', columnType: 'uuid[]' })
  people: string[] = [];

  @OneToMany(
    () => ScheduleAssignee,
    (assignment) => assignment.schedule,
    { orderBy: { user: 'asc' } },
  )
  assignments = new Collection<ScheduleAssignee>(this);

  @OneToMany(
    () => SchedulePhoto,
    (attached) => attached.schedule,
    { orderBy: { position: 'asc' } },
  )
  photos = new Collection<SchedulePhoto>(this);

  get jobId(): string | null {
    return this.job?.id ?? null;
  }

  get teamId(): string | null {
    return this.team?.id ?? null;
  }

  get placeId(): string | null {
    return this.place?.id ?? null;
  }

  get assignedUserIds(): string[] {
    return this.assignments.getItems().map((assignment) => assignment.user.id);
  }

  get photoIds(): string[] {
    return this.photos.getItems().map((attached) => attached.photo.id);
  }
}

export interface Schedule extends Stored<ScheduleText> {}

@TenantScoped()
@Entity({ tableName: 'schedule_assignees' })
export class ScheduleAssignee {
  [PrimaryKeyProp]?: ['schedule', 'user'];

  @Property({ type: 'uuid' })
  organizationId!: string;

  @ManyToOne(() => Schedule, { primary: true })
  schedule!: Rel<Schedule>;

  @ManyToOne(() => User, { primary: true })
  user!: Rel<User>;
}

@TenantScoped()
@Entity({ tableName: 'schedule_photos' })
export class SchedulePhoto {
  [PrimaryKeyProp]?: ['schedule', 'photo'];

  @Property({ type: 'uuid' })
  organizationId!: string;

  @ManyToOne(() => Schedule, { primary: true })
  schedule!: Rel<Schedule>;

  @ManyToOne(() => Photo, { primary: true })
  photo!: Rel<Photo>;

  @Property({ type: 'integer' })
  position!: number;
}
