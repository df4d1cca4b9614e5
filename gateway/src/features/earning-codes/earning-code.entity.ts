import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { PayKind } from '../../pay-engine/index.js';
import { TenantRow, TenantScoped } from '../../platform/database/tenant.js';
import type { PtoCategory } from '../time-off/index.js';

/** A code that the organization chose for some of its pay lines. Other lines have the default code of their kind. */
@TenantScoped()
@Entity({ tableName: 'earning_codes' })
export class EarningCode extends TenantRow {
  @Property({ type: 'text' })
  kind!: PayKind;

  /** Time off under every policy of this category. */
  @Property({ type: 'text', nullable: true })
  category!: PtoCategory | null;

  /** Time off under this policy, whatever its category. */
  @Property({ type: 'uuid', nullable: true })
  policyId!: string | null;

  /** Work on this job. */
  @Property({ type: 'uuid', nullable: true })
  jobId!: string | null;

  @Property({ type: 'text' })
  code!: string;
}
