import type { CalendarDate, DateRange, Weekday } from '@timetrack/contracts/calendar';
import type { CustomRule } from './custom-rules.rules.js';
import type { OvertimeRule, PayExceptionCode, PayKind, PayRule, RoundingRule } from './pay-rules.types.js';

export interface OrganizationRules {
  /** IANA name of the time zone: `America/Denver`. Workdays and workweeks start at its midnight. */
  readonly timezone: string;
  readonly roundingRule: RoundingRule;
  readonly overtimeRule: OvertimeRule;
  /** The limits of the rule `CUSTOM`. Absent with other rules. */
  readonly customRule?: CustomRule | undefined;
  /** Whether missed breaks in California are paid with an hour (Labor Code 226.7). By default, no. */
  readonly breakPremiums?: boolean | undefined;
  readonly workweekStartsOn: Weekday;
}

/** Rules that hold from a day until the next entry of their timeline. */
export interface DatedRules extends OrganizationRules {
  /** Whether all time of the person is regular (29 CFR part 541). By default, no. */
  readonly exempt?: boolean | undefined;
  /** Whether the person waives the meal break of shifts of at most 6 hours (California Labor Code 512(a)). By default, no. */
  readonly waivesFirstMeal?: boolean | undefined;
  /** Whether the person waives the second meal break of shifts of at most 12 hours. By default, no. */
  readonly waivesSecondMeal?: boolean | undefined;
  /** The first day. Null for the first entry of a timeline, which has no beginning. */
  readonly from: CalendarDate | null;
}

/** The rules of an organization, or those that hold for one person, over time, earliest first. */
export type RuleTimeline = readonly [DatedRules, ...DatedRules[]];

/** A break as it was punched, in milliseconds since 1970. A break without an end ends with its timesheet. */
export interface PunchedBreak {
  readonly type: 'UNPAID' | 'PAID';
  readonly from: number;
  readonly to: number | null;
}

/** One timesheet as it was punched: not rounded, nothing deducted. Instants are milliseconds since 1970. */
export interface Punch {
  readonly timesheetId: string;
  readonly clockInAt: number;
  /** Null if the timesheet is open. An open timesheet is not paid; an exception reports it. */
  readonly clockOutAt: number | null;
  readonly breaks: readonly PunchedBreak[];
  readonly jobId: string | null;
  readonly approved: boolean;
  readonly missingLocation: boolean;
  /** Which punch was made how far from which place, if one was made outside of every place. */
  readonly outsidePlace: string | null;
  readonly addedByManager: boolean;
  /** Whether the person entered the clock-out or the whole timesheet after the fact. */
  readonly selfReported: boolean;
  /** Whether a punch counts at another instant than the one that the clock observed. */
  readonly clockAdjusted: boolean;
  readonly selfApproved: boolean;
  /** What the person answered when asked about the breaks of the shift. Absent without an answer. */
  readonly breakAnswer?: BreakAnswer | undefined;
}

export interface BreakAnswer {
  readonly meals: 'PROVIDED' | 'CHOSE_NOT' | 'NOT_PROVIDED';
  readonly rests: 'PROVIDED' | 'NOT_PROVIDED';
}

export interface PaidTimeOff extends DateRange {
  readonly requestId: string;
  readonly policyId: string;
  readonly hours: number;
}

export interface PayInput {
  readonly rules: RuleTimeline;
  readonly period: DateRange;
  /** At least the punches that overlap `punchWindow`. Others change nothing. */
  readonly punches: readonly Punch[];
  readonly timeOff: readonly PaidTimeOff[];
  /** An open timesheet has run until this instant. */
  readonly now: Date;
}

/** Minutes of one kind on one date, from one timesheet or, for paid time off, from no timesheet. */
export interface PayLine {
  readonly date: CalendarDate;
  readonly timesheetId: string | null;
  readonly kind: PayKind;
  readonly minutes: number;
  /** The rule that made the line. `payRules` has its text and its source. */
  readonly rule: PayRule;
  /** The job of the timesheet. Null for work without a job and for paid time off. */
  readonly jobId: string | null;
  /** The policy and the request of paid time off. Null for work. */
  readonly policyId: string | null;
  readonly requestId: string | null;
  /** For people: the rule with its workday or workweek, rounded punches, and breaks that were paid or deducted. */
  readonly explanation: string;
}

export interface JobMinutes {
  readonly jobId: string | null;
  readonly minutes: number;
}

export interface JobMinutesByKind {
  readonly jobId: string | null;
  readonly regularMinutes: number;
  readonly overtimeMinutes: number;
  readonly doubleTimeMinutes: number;
}

/**
 * A workweek that the period overlaps, with all work in it, including work on days outside the period: the hours that
 * weigh the regular rate of pay (29 CFR 778.115).
 */
export interface PaidWorkweek extends DateRange {
  /** Ordered by job id; work without a job comes last. */
  readonly jobs: readonly JobMinutesByKind[];
  /** Null unless the workweek is paid by the law of a state, a territory or the United States. */
  readonly qualifiedOvertime: QualifiedOvertime | null;
}

/**
 * The overtime of a workweek that the FLSA itself requires, and what else was paid as overtime or double time. Together they add
 * up to the overtime and double time of the workweek.
 */
export interface QualifiedOvertime {
  readonly minutes: number;
  readonly explanation: string;
  readonly notQualifying: readonly NotQualifying[];
}

export interface NotQualifying {
  readonly rule: PayRule;
  readonly minutes: number;
  readonly explanation: string;
}

export interface PayException {
  readonly code: PayExceptionCode;
  readonly date: CalendarDate;
  readonly timesheetId: string;
  /** All timesheets of the shift that lacks a break, earliest first. Absent from other exceptions. */
  readonly shiftTimesheetIds?: readonly string[];
  readonly message: string;
}

/** The sums of one person's pay. Regular, overtime and double time add up to the credited time of the period. */
export interface PaySummary {
  readonly regularMinutes: number;
  readonly overtimeMinutes: number;
  readonly doubleTimeMinutes: number;
  /** Hours that are paid for missed breaks in California. A premium is not time worked. */
  readonly mealPremiumMinutes: number;
  readonly restPremiumMinutes: number;
  readonly ptoMinutes: number;
  /** What holds for the person on the last day of the period. */
  readonly exempt: boolean;
  readonly overtimeRule: OvertimeRule;
  /** The minutes deducted for unpaid breaks. A short break that counts as work is not deducted. */
  readonly unpaidBreakMinutes: number;
  /** Minutes of the workweeks that end in the period (29 CFR 778.106). Null if none of their rules is of the United States. */
  readonly qualifiedOvertimeMinutes: number | null;
  /** Ordered by job id; work without a job comes last. */
  readonly jobs: readonly JobMinutes[];
  /** Ordered by date. */
  readonly exceptions: readonly PayException[];
}

export interface PersonPay extends PaySummary {
  /** In chronological order. Workweeks without work are left out. */
  readonly workweeks: readonly PaidWorkweek[];
  /** In the order of the work. Paid time off comes at the end of its date. */
  readonly lines: readonly PayLine[];
}
