import type { PayRule } from './pay-rules.js';

/** To which increment clock-in and clock-out are rounded. */
export type RoundingRule = 'none' | '5min' | '6min' | '10min' | '15min';

/** Under which law overtime is counted. */
export type OvertimeRule = 'NONE' | 'FLSA' | 'CALIFORNIA';

export type Weekday = 'SUNDAY' | 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY';

/** What the organization has settled: everything that the arithmetic of pay depends on beside the punches. */
export interface OrganizationRules {
  /** IANA, the one in force: `America/Denver`. Days and workweeks are cut at its midnights. */
  readonly timezone: string;
  readonly roundingRule: RoundingRule;
  readonly overtimeRule: OvertimeRule;
  readonly workweekStartsOn: Weekday;
}

/** Days of the calendar, the first and the last included: `2026-11-01`. */
export interface PayPeriod {
  readonly startDate: string;
  readonly endDate: string;
}

/** A pause within a timesheet, as it was punched. Without an end it ends with the timesheet. */
export interface PunchedBreak {
  readonly type: 'UNPAID' | 'PAID';
  readonly startAt: Date;
  readonly endAt: Date | null;
}

/** One timesheet, as it was punched: nothing rounded, nothing taken off. */
export interface Punch {
  readonly timesheetId: string;
  readonly clockInAt: Date;
  /** Null while it is open: nothing of it is paid, and an exception says so. */
  readonly clockOutAt: Date | null;
  readonly breaks: readonly PunchedBreak[];
  readonly jobId: string | null;
  readonly approved: boolean;
  readonly missingLocation: boolean;
}

/** An approved request: paid hours over days of the calendar, the first and the last included. */
export interface PaidTimeOff {
  readonly requestId: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly hours: number;
}

/** One person's facts. The punches are at least those that touch `punchWindow`; more of them change nothing. */
export interface PayInput {
  readonly rules: OrganizationRules;
  readonly period: PayPeriod;
  readonly punches: readonly Punch[];
  readonly timeOff: readonly PaidTimeOff[];
  /** Until when an open timesheet has run. */
  readonly now: Date;
}

export type PayKind = 'REGULAR' | 'OVERTIME' | 'DOUBLE_TIME' | 'PTO';

/** Minutes of one kind on one day, out of one timesheet or (PTO) out of none. */
export interface PayLine {
  readonly date: string;
  readonly timesheetId: string | null;
  readonly kind: PayKind;
  readonly minutes: number;
  /** Which rule made it; `payRules` says it in words, with its source. */
  readonly rule: PayRule;
  /** The rule in words for this line: with its workweek, short breaks that count, rounded punches. */
  readonly explanation: string;
}

/** Every minute worked in the period stands on exactly one job, or on none (null). */
export interface JobMinutes {
  readonly jobId: string | null;
  readonly minutes: number;
}

export type PayExceptionCode =
  | 'OPEN_TIMESHEET'
  | 'NOT_APPROVED'
  | 'MISSING_LOCATION'
  | 'OVER_16_HOURS'
  | 'MISSED_MEAL_BREAK';

/** What somebody should look at before paying. It never changes the minutes. */
export interface PayException {
  readonly code: PayExceptionCode;
  readonly date: string;
  readonly timesheetId: string;
  readonly message: string;
}

/** All in whole minutes; regular, overtime and double time add up to the credited time of the period. */
export interface PersonPay {
  readonly regularMinutes: number;
  readonly overtimeMinutes: number;
  readonly doubleTimeMinutes: number;
  readonly ptoMinutes: number;
  /** What unpaid breaks took off; a short one that counts as worked took off nothing. */
  readonly unpaidBreakMinutes: number;
  /** By job id, work on no job last. */
  readonly jobs: readonly JobMinutes[];
  /** In the order of the work; paid time off at the end of its day. */
  readonly lines: readonly PayLine[];
  /** In the order of the days. */
  readonly exceptions: readonly PayException[];
}
