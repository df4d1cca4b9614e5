/** One organization per subject, so that no case changes what another one reads. */
export interface World {
  readonly timesheets: Organization;
  readonly board: Organization & { readonly from: string; readonly to: string };
  readonly payroll: Organization & PayrollDates & { readonly people: number };
  readonly clock: Organization & {
    readonly workers: readonly string[];
    readonly managers: readonly string[];
    readonly adminUrl: string;
  };
  readonly reach: Organization & {
    /** The cookie of a worker who is clocked out. */
    readonly worker: string;
    /** The cookies of managers who are limited to their teams, by the number of people in reach. */
    readonly restricted: ReadonlyMap<number, string>;
    /** The days of the current week. */
    readonly week: { readonly startDate: string; readonly endDate: string };
  };
}

export interface Organization {
  readonly id: string;
  /** The cookie of a manager's session. */
  readonly manager: string;
  /** The cookie of the owner's session. */
  readonly owner: string;
}

interface PayrollDates {
  readonly startDate: string;
  readonly endDate: string;
  /** The instants at which they begin and end. */
  readonly from: string;
  readonly to: string;
}

/** What a seed is written with. */
export interface Seeding {
  readonly address: string;
  readonly adminUrl: string;
  /** As the administrator, without triggers. */
  readonly sql: (text: string, values?: readonly unknown[]) => Promise<Record<string, string>[]>;
  readonly size: Size;
}

/** A factor below 1 makes the organizations smaller. */
export interface Size {
  readonly timesheets: number;
  readonly payrollPeople: number;
}
