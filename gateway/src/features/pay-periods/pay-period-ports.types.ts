import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import type { SignedInContext } from '../../access/index.js';
import type { ClosedPayPeriod } from './closed-pay-period.entity.js';
import type { PeriodInstants } from './pay-period.rules.js';
import type { PayrollVersion } from './payroll-version.entity.js';

export interface TimesheetCounts {
  readonly timesheetCount: number;
  readonly unapprovedCount: number;
}

export interface SignOffCounts {
  readonly signedCount: number;
  readonly staleCount: number;
  readonly missingCount: number;
}

/** What pay periods need from features that they do not import. */
export interface PayPeriodPorts {
  /** Counts, in one statement, the timesheets that overlap each period, and those in progress or not approved. */
  countTimesheets(
    em: EntityManager,
    organizationId: string,
    periods: readonly PeriodInstants[],
  ): Promise<TimesheetCounts[]>;
  countTimesheetsOfPerson(
    em: EntityManager,
    person: { readonly organizationId: string; readonly userId: string },
    periods: readonly PeriodInstants[],
  ): Promise<TimesheetCounts[]>;
  /** The same for lists, from counts that are kept for each day. A command that depends on the counts counts the rows. */
  readonly readTimesheetCounts: PayPeriodPorts['countTimesheets'];
  /** Counts, in one statement, the undecided requests for paid time off on dates of each period. */
  countUndecidedTimeOff(em: EntityManager, organizationId: string, periods: readonly DateRange[]): Promise<number[]>;
  /** Counts, in one statement, the signatures below the hours of each period: of everyone, or of one person. */
  countSignOffs(
    em: EntityManager,
    periods: readonly (DateRange & PeriodInstants)[],
    search: { readonly userId: string | null; readonly now: Date },
  ): Promise<SignOffCounts[]>;
  /** When the first timesheet of the organization begins; null without timesheets. */
  findFirstClockIn(em: EntityManager): Promise<Date | null>;
  /** Called in the transaction that closes a period, after its timesheets are locked, for example to store the pay. */
  readonly onClose: readonly OnPayPeriodClosed[];
}

/** Returns the new versions of payroll: of the period, and of closed neighbors. */
export type OnPayPeriodClosed = (
  em: EntityManager,
  closed: ClosedPayPeriod,
  context: Pick<SignedInContext, 'viewer' | 'platform' | 'record'>,
) => Promise<readonly PayrollVersion[]>;
