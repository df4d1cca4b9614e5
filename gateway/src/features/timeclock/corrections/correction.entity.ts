import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { TenantRow, TenantScoped } from '../../../platform/database/tenant.js';
import { User } from '../../identity/index.js';
import { Job } from '../../jobs/index.js';
import { Timesheet } from '../timesheets/timesheet.entity.js';
import type { CorrectionKind, CorrectionStatus } from './correction.types.js';
import type { PayEffect, StoredBreak, StoredTimes } from './stored-times.presenter.js';

@TenantScoped()
@Entity({ tableName: 'corrections' })
export class Correction extends TenantRow {
  [OptionalProps]?: 'changesJob' | 'status';

  @ManyToOne(() => User)
  user!: Rel<User>;

  /** The timesheet to change or remove. An approved addition has the new one. */
  @ManyToOne(() => Timesheet, { nullable: true })
  timesheet: Rel<Timesheet> | null = null;

  @Property({ type: 'text' })
  kind!: CorrectionKind;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  clockInAt!: Date;

  /** Null leaves the clock-out as it is. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  clockOutAt: Date | null = null;

  /** Null leaves the breaks as they are. */
  @Property({ type: 'json', nullable: true })
  breaks: readonly StoredBreak[] | null = null;

  /** Whether `job` is requested, which may be no job. */
  @Property({ type: 'boolean' })
  changesJob: boolean = false;

  @ManyToOne(() => Job, { nullable: true })
  job: Rel<Job> | null = null;

  /** Null after its requester was permanently deleted. */
  @Property({ type: 'text', nullable: true })
  reason!: string | null;

  /** The version of the timesheet that the requester saw. */
  @Property({ type: 'text', nullable: true })
  baseVersion: string | null = null;

  @Property({ type: 'text' })
  status: CorrectionStatus = 'PENDING';

  /** The timesheet as it was when it was requested or approved. */
  @Property({ type: 'json', nullable: true })
  before: StoredTimes | null = null;

  /** What the manager approved, which may differ from the request. */
  @Property({ type: 'json', nullable: true })
  approved: StoredTimes | null = null;

  /** What it changed about the pay when it was requested or approved. */
  @Property({ type: 'json' })
  effect!: PayEffect;

  @Property({ type: 'text', nullable: true })
  overtakenReason: string | null = null;

  @Property({ type: 'text', nullable: true })
  managerNotes: string | null = null;

  /** When it stopped being pending. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  decidedAt: Date | null = null;

  /** Who decided, withdrew or overtook it. */
  @ManyToOne(() => User, { nullable: true })
  decidedBy: Rel<User> | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt!: Date;
}
