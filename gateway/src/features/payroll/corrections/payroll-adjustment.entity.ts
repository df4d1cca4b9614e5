import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { TenantScoped } from '../../../platform/database/tenant.js';
import { User } from '../../identity/index.js';
import type { PayrollLine } from '../run/payroll-entry.types.js';

export type AdjustmentReason = 'CLOSED_AGAIN' | 'NEIGHBOR';

/**
 * How the pay of one person for a closed period changed: either between two versions of its pay, or, when it is carried,
 * by lines in a later period. It is never changed or deleted.
 */
@TenantScoped()
@Entity({ tableName: 'payroll_adjustments' })
export class PayrollAdjustment {
  [PrimaryKeyProp]?: ['organizationId', 'position'];

  @PrimaryKey({ type: 'uuid' })
  organizationId!: string;

  /** The place among all adjustments of the organization, counted from 1 without gaps, in the order of the commits. */
  @PrimaryKey({ type: 'integer' })
  position!: number;

  @Property({ type: 'date' })
  startDate!: string;

  /** The last day. */
  @Property({ type: 'date' })
  endDate!: string;

  /** The version that has the difference. Null if a later period pays it. */
  @Property({ type: 'integer', nullable: true })
  version!: number | null;

  /** The version that was in force before. If a later period pays the difference, it stays in force. */
  @Property({ type: 'integer' })
  previousVersion!: number;

  @Property({ type: 'text' })
  reason!: AdjustmentReason;

  @ManyToOne(() => User)
  user!: Rel<User>;

  /** Signed minutes: the new pay, less the earlier pay. */
  @Property({ type: 'json', columnType: 'jsonb' })
  lines!: readonly PayrollLine[];

  /** A day of the open period that pays the difference. Null if a version has it. */
  @Property({ type: 'date', nullable: true })
  targetStartDate!: string | null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  at!: Date;
}
