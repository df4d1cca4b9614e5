import type { EntityManager } from '@mikro-orm/postgresql';
import type { SignedInContext } from '../../access/index.js';
import type { ClosedPayPeriod } from './closed-pay-period.entity.js';
import type { ClosedInstants } from './pay-period.rules.js';

export interface TimesheetCounts {
  readonly timesheetCount: number;
  readonly unapprovedCount: number;
}

/** What pay periods ask of the features that they know nothing of. */
export interface PayPeriodParts {
  /** How many timesheets touch each period, and how many of those are in progress or not approved. One statement. */
  countTimesheets(
    em: EntityManager,
    organizationId: string,
    periods: readonly ClosedInstants[],
  ): Promise<TimesheetCounts[]>;
  /** Run in the transaction that closes a period, once no timesheet of it can change any more: to keep what is paid. */
  readonly onClose: readonly OnPayPeriodClosed[];
}

export type OnPayPeriodClosed = (
  context: Pick<SignedInContext, 'em' | 'viewer' | 'platform'>,
  closed: ClosedPayPeriod,
) => Promise<void>;
