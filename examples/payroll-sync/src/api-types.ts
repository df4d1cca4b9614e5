/** The fields of the API's responses that this program reads. Any release may add fields. */

interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

interface Break {
  readonly id: string;
  readonly type: 'UNPAID' | 'PAID';
  readonly startAt: string;
  readonly endAt: string | null;
}

export interface Timesheet {
  readonly id: string;
  readonly user: Person;
  readonly job: { readonly id: string; readonly name: string } | null;
  /** Instants are ISO 8601 in UTC. */
  readonly clockInAt: string;
  readonly clockOutAt: string | null;
  /** Unrounded, without unpaid breaks. This is not the paid time, which only payroll returns. */
  readonly durationMinutes: number | null;
  readonly notes: string;
  readonly imageUrls: readonly string[];
  readonly breaks: readonly Break[];
  readonly flags: readonly string[];
  readonly status: 'OPEN' | 'PENDING' | 'APPROVED';
  readonly approvedAt: string | null;
  readonly approvedBy: Person | null;
  readonly version: string;
  readonly location: { readonly lat: number; readonly lng: number } | null;
}

export interface TimesheetChange {
  /** Where the feed continues after this change. */
  readonly cursor: string;
  readonly kind: 'UPSERT' | 'DELETE';
  readonly timesheetId: string;
  /** The current timesheet. Null if it is deleted, by this change or by a later one. */
  readonly timesheet: Timesheet | null;
  readonly at: string;
}

/** One person's pay, in whole minutes. */
export interface PayrollEntry {
  readonly user: Person;
  readonly regularMinutes: number;
  readonly overtimeMinutes: number;
  readonly doubleTimeMinutes: number;
  readonly ptoMinutes: number;
  readonly unpaidBreakMinutes: number;
  readonly exceptions: readonly { readonly code: string; readonly date: string; readonly message: string }[];
}

/** The pay of a closed period as it was exported. It never changes; a correction makes another version. */
export interface PayrollVersion {
  /** Where the feed continues after this version. */
  readonly cursor: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly version: number;
  readonly reason: 'CLOSED' | 'CLOSED_AGAIN' | 'NEIGHBOR';
  readonly closedAt: string;
}

/** How one person's pay for a closed period changed, in signed minutes. */
export interface PayrollAdjustment {
  /** Where the feed continues after this adjustment. */
  readonly cursor: string;
  readonly period: { readonly startDate: string; readonly endDate: string };
  /** Null if a later period pays the difference. */
  readonly version: number | null;
  readonly previousVersion: number;
  readonly carriedTo: string | null;
  readonly user: Person;
  readonly lines: readonly { readonly date: string; readonly kind: string; readonly minutes: number }[];
  readonly at: string;
}

/** Problem details (RFC 9457). */
export interface Problem {
  readonly message: string;
  readonly code: string;
  readonly requestId: string;
  readonly fields?: Readonly<Record<string, string>>;
}
