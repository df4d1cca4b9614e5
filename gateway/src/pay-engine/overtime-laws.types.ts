import type { CalendarDate } from '@timetrack/contracts/calendar';

/** When overtime starts. A limit is null if the law does not have it. Minutes, except for `nthDay`. */
export interface OvertimeLimits {
  /** Credited time of a workday after which overtime starts. */
  readonly dailyMinutes: number | null;
  /** Credited time of a workday after which double time starts. */
  readonly dailyDoubleMinutes: number | null;
  /** Regular time of a workweek after which overtime starts. */
  readonly weeklyMinutes: number | null;
  /** Credited time without a rest of more than an hour, after which overtime starts. */
  readonly consecutiveMinutes: number | null;
  /** The day of consecutive work in a workweek whose hours are all overtime. */
  readonly nthDay: number | null;
}

export const overtimeCountries = ['US', 'CA', 'OTHER'] as const;

/** The country of a law decides which rests count as worked, and whether overtime can be qualified for the W-2. */
export type OvertimeCountry = (typeof overtimeCountries)[number];

/** The limits of a law in the order in which they claim time, so that an hour is paid once. */
export const overtimeSteps = ['nthDayDouble', 'nthDay', 'dailyDouble', 'daily', 'consecutive', 'weekly'] as const;

export type OvertimeStep = (typeof overtimeSteps)[number];

/** One rule of a law, whose minutes have lines of their own. */
export interface LawRule<Rule extends string = string> {
  /** A stable name, to which integrators map their earning codes. */
  readonly rule: Rule;
  readonly kind: 'OVERTIME' | 'DOUBLE_TIME';
  readonly words: string;
  /** The statute or regulation. */
  readonly source: string;
  /** The day on which the rule came into force, if it is known. */
  readonly since: CalendarDate | null;
  /** The day on which the rule was compared with the text of the law. Null if it was compared with other sources only. */
  readonly verifiedOn: CalendarDate | null;
  /** What the explanation of a line names after the words: a day, the first day of a week, or when the work began. */
  readonly of: 'workday' | 'workweek' | 'start of workday' | 'start of run';
}

/** Work in a week and what it pays, as its source publishes it or as the text of the law says. */
export interface LawExample {
  readonly work: string;
  /** The shifts as hours since the midnight at which the workweek starts. */
  readonly shifts: readonly (readonly [from: number, to: number])[];
  readonly regularHours: number;
  readonly overtimeHours: number;
  readonly doubleTimeHours: number;
}

export interface OvertimeLaw<Rule extends string = string> {
  readonly name: string;
  readonly country: OvertimeCountry;
  readonly limits: OvertimeLimits;
  /** Nevada’s workday is the 24 hours from the start of work. Others start at midnight. */
  readonly workday: 'CALENDAR_DAY' | 'FROM_START_OF_WORK';
  /** The credited time of the nth day after which it is double time. */
  readonly nthDayDoubleMinutes: number | null;
  /** The credited time that a workweek must exceed for its nth day to be overtime. */
  readonly nthDayOverMinutes: number | null;
  readonly rules: { readonly [Step in OvertimeStep]?: LawRule<Rule> };
  readonly examples: readonly LawExample[];
}
