import type { PayrollAdjustment, PayrollEntry, PayrollVersion, Timesheet, TimesheetChange } from './api-types.ts';

export interface ApiSettings {
  /** `https://timetrack.example.com` */
  readonly url: string;
  /** `tt_...` */
  readonly key: string;
}

export interface FeedPage<Item> {
  readonly items: readonly Item[];
  readonly hasMore: boolean;
}

/** What this program reads from TimeTrack, through REST or GraphQL. Both have the same data, order and cursors. */
export interface TimeTrackApi {
  /** The changes after the cursor, oldest first. Without a cursor, the feed starts from the beginning. */
  listChangesAfter(cursor: string | null, limit: number): Promise<FeedPage<TimesheetChange>>;

  /** All timesheets, page by page. */
  listTimesheets(limit: number): AsyncGenerator<readonly Timesheet[]>;

  /** Everyone's pay for a range of dates, both included, page by page. */
  listPayroll(startDate: string, endDate: string): AsyncGenerator<readonly PayrollEntry[]>;

  /** The versions of closed pay periods after the cursor, oldest first. */
  listVersionsAfter(cursor: string | null, limit: number): Promise<FeedPage<PayrollVersion>>;

  /** Everyone's pay in one version, page by page. */
  listVersion(version: PayrollVersion): AsyncGenerator<readonly PayrollEntry[]>;

  /** The adjustments of closed pay periods after the cursor, oldest first. */
  listAdjustmentsAfter(cursor: string | null, limit: number): Promise<FeedPage<PayrollAdjustment>>;
}
