/** The limits of a law in hours, and its peculiarities. */
export interface CountedLimits {
  /** Whether 29 CFR 785.18 applies. */
  readonly us: boolean;
  readonly day?: number | undefined;
  readonly dayDouble?: number | undefined;
  readonly week?: number | undefined;
  /** Consecutive hours, which end with a rest of more than an hour. */
  readonly run?: number | undefined;
  /** Whether a day is the 24 hours from the start of work. */
  readonly movingDay?: boolean;
  /** The day of work in a row, within the workweek, from which all hours are overtime. */
  readonly streak?: number | undefined;
  readonly streakDouble?: number;
  /** Hours of the workweek that must be exceeded for the streak to count. */
  readonly streakOver?: number;
}

/** The organization's rules as the slow count takes them. Each holds from a date until the next. */
export interface CountedRules {
  /** `2026-11-16`, or null for the first. */
  readonly from: string | null;
  readonly timezone: string;
  readonly roundingRule: 'none' | '5min' | '6min' | '10min' | '15min';
  readonly overtimeRule: string;
  /** The limits of the rule CUSTOM. */
  readonly custom?: CountedLimits | undefined;
  readonly exempt?: boolean | undefined;
  /** `SUNDAY` */
  readonly workweekStartsOn: string;
}

export interface CountedBreak {
  readonly type: 'UNPAID' | 'PAID';
  readonly from: number;
  readonly to: number;
}

/** A closed timesheet. Times are whole seconds since 1970. */
export interface CountedTimesheet {
  readonly id: string;
  readonly clockIn: number;
  readonly clockOut: number;
  readonly breaks: readonly CountedBreak[];
}

export type CountedKind = 'REGULAR' | 'OVERTIME' | 'DOUBLE_TIME' | 'PTO';

/** Minutes of one kind on one date, from one timesheet. */
export interface CountedMinutes {
  readonly date: string;
  readonly timesheetId: string;
  readonly kind: CountedKind;
  readonly minutes: number;
}
