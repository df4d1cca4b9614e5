import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { TenantRow, TenantScoped } from '../../../platform/database/tenant.js';
import { User } from '../../identity/index.js';
import type { ReopeningStatus } from './reopening.types.js';

/** An accountant’s request to reopen a closed pay period. Each period has at most one that is pending. */
@TenantScoped()
@Entity({ tableName: 'reopening_requests' })
export class ReopeningRequest extends TenantRow {
  [OptionalProps]?: 'status';

  @Property({ type: 'date' })
  startDate!: string;

  /** The last day of the closed period. */
  @Property({ type: 'date' })
  endDate!: string;

  @Property({ type: 'text' })
  reason!: string;

  @Property({ type: 'text' })
  status: ReopeningStatus = 'PENDING';

  @ManyToOne(() => User)
  requestedBy!: Rel<User>;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  requestedAt!: Date;

  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  /** When it was approved, declined or overtaken. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  decidedAt: Date | null = null;

  /** Who approved or declined it, or reopened the period without it. */
  @ManyToOne(() => User, { nullable: true })
  decidedBy: Rel<User> | null = null;
}
