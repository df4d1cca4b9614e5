import type { DateRange } from '@timetrack/contracts/calendar';
import type { OrganizationRules } from '../../../pay-engine/index.js';
import type { Page, PageRequest } from '../../../platform/paging/index.js';
import type { PendingWeek } from '../../pay-periods/index.js';
import type {
  PayDepth,
  PayrollEntry,
  PayrollLines,
  PayrollPerson,
  PayrollSummary,
} from '../run/payroll-entry.types.js';

/** Everyone's pay for a range of dates, computed or settled. Every screen, report and file reads pay through this. */
export interface PayrollEntries {
  readonly period: DateRange;
  readonly rules: OrganizationRules;
  /** When the period was closed and its pay was settled. Null if it is open, or if the dates are not those of a period. */
  readonly closedAt: Date | null;
  /** The version of its pay. Null if `closedAt` is null. */
  readonly version: number | null;
  /** Whether all dates lie in closed pay periods, so that nothing about this pay can change. */
  readonly isClosed: boolean;
  /** The workweeks whose overtime is settled and can still change. */
  readonly pendingOvertime: readonly PendingWeek[];
  /** A page of entries ordered by last name. With SUMS, entries may lack their lines and workweeks. */
  page(question: PageRequest, depth: PayDepth): Promise<Page<PayrollEntry | PayrollSummary>>;
  /**
   * All entries in batches. Few of them are in memory at a time, however many people there are. Each batch can be read once,
   * and may compute an entry when it is read.
   */
  all(): AsyncGenerator<Iterable<PayrollEntry>>;
  lines(): AsyncGenerator<Iterable<PayrollLines>>;
  summaries(): AsyncGenerator<readonly PayrollSummary[]>;
  /** The entry of one person, on the payroll or not. Null for an unknown person. */
  of(userId: string): Promise<PayrollEntry | null>;
  /** The entries of these people, as many statements as for one person. People without an entry are missing. */
  ofPeople(userIds: readonly string[]): Promise<PayrollEntry[]>;
}

/** The stored part of an entry. The email address is left out and read from the user, so that it can be erased. */
export type SettledEntry = Omit<PayrollEntry, 'user'> & { readonly user: Omit<PayrollPerson, 'email'> };
