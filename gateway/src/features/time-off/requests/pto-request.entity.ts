import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { TenantRow, TenantScoped } from '../../../platform/database/tenant.js';
import { type Stored, StoredText } from '../../../platform/stored-text/stored-text-column.js';
import { User } from '../../identity/index.js';
import { PtoPolicy } from '../policies/pto-policy.entity.js';
import { type PtoRequestText, ptoRequestText } from './pto-request-text.types.js';

/**
 * A PENDING request is approved or denied by an approver, or canceled by its requester. An approver can revoke an approval,
 * which makes the request CANCELED with `revokedAt`.
 */
export const PtoStatus = { PENDING: 'PENDING', APPROVED: 'APPROVED', DENIED: 'DENIED', CANCELED: 'CANCELED' } as const;
export type PtoStatus = keyof typeof PtoStatus;

/** A request for time off: a range of days, and the hours off that are spread over them. */
@TenantScoped()
@Entity({ tableName: 'pto_requests' })
@StoredText(ptoRequestText)
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: `@StoredText` maps the fields of the interface
export class PtoRequest extends TenantRow {
  [OptionalProps]?: 'status';

  @ManyToOne(() => User)
  user!: Rel<User>;

  @ManyToOne(() => PtoPolicy)
  policy!: Rel<PtoPolicy>;

  @Property({ type: 'date' })
  startDate!: string;

  /** The last day off. */
  @Property({ type: 'date' })
  endDate!: string;

  @Property({ type: 'integer' })
  hours!: number;

  @Property({ type: 'text' })
  status: PtoStatus = 'PENDING';

  @Property({ type: 'text', nullable: true })
  managerNotes: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  decidedAt: Date | null = null;

  @ManyToOne(() => User, { nullable: true })
  decidedBy: Rel<User> | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  revokedAt: Date | null = null;

  @ManyToOne(() => User, { nullable: true })
  revokedBy: Rel<User> | null = null;
}

export interface PtoRequest extends Stored<PtoRequestText> {}
