import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/calendar';
import type { SignedInContext } from '../../access/index.js';
import type { ClosedPayPeriod } from './closed-pay-period.entity.js';
import type { PeriodInstants } from './pay-period.rules.js';

export interface TimesheetCounts {
  readonly timesheetCount: number;
  readonly unapprovedCount: number;
}

/** What pay periods need from features that they do not import. */
export interface PayPeriodPorts {
  /** Counts, in one statement, the timesheets that overlap each period, and those in progress or not approved. */
  countTimesheets(
    em: EntityManager,
    organizationId: string,
    periods: readonly PeriodInstants[],
  ): Promise<TimesheetCounts[]>;
  /** Counts the requests for paid time off that nobody has decided and that would be paid on dates of the range. */
  countUndecidedTimeOff(em: EntityManager, organizationId: string, dates: DateRange): Promise<number>;
  /** Called in the transaction that closes a period, after its timesheets are locked, for example to store the pay. */
  readonly onClose: readonly OnPayPeriodClosed[];
}

export type OnPayPeriodClosed = (
  context: Pick<SignedInContext, 'em' | 'viewer' | 'platform'>,
  closed: ClosedPayPeriod,
) => Promise<void>;
