import type { EntityManager } from '@mikro-orm/postgresql';
import type { RuleTimeline } from '../../../pay-engine/index.js';
import type { ClosedPayPeriod, PayrollVersion } from '../../pay-periods/index.js';

/** The parameters of one closing. It holds the exclusive lock of the organization's pay periods. */
export interface Settling {
  readonly em: EntityManager;
  readonly organizationId: string;
  readonly rules: RuleTimeline;
  readonly now: Date;
  readonly closedBy: ClosedPayPeriod['closedBy'];
}

export type AdjustmentReason = 'CLOSED_AGAIN' | 'NEIGHBOR';

export interface Correction {
  readonly closed: ClosedPayPeriod;
  readonly paid: PayrollVersion;
  readonly reason: AdjustmentReason;
}
