import type { OvertimeRule, PayExceptionCode, PayKind, ReportType, Weekday } from '../../../gql/graphql.js';

interface ReportWords {
  readonly name: string;
  /** What it answers. */
  readonly meaning: string;
}

export const reportTypes = [
  'TIMES_BY_EMPLOYEE',
  'TIMES_BY_JOB',
  'PAYROLL_SUMMARY',
  'PTO_SUMMARY',
] as const satisfies readonly ReportType[];

export const reportWords: Readonly<Record<ReportType, ReportWords>> = {
  TIMES_BY_EMPLOYEE: { name: 'Times by employee', meaning: 'What each person worked, and how it is paid.' },
  TIMES_BY_JOB: { name: 'Times by job', meaning: 'What was worked on each job by everybody together.' },
  PAYROLL_SUMMARY: { name: 'Payroll summary', meaning: 'What each person is paid for, paid time off included.' },
  PTO_SUMMARY: { name: 'PTO summary', meaning: 'Paid time off in these days, approved and still pending.' },
};

/** `41h 30m`, `1,240h`, `45m` */
export function hoursInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0 && rest > 0) return `${rest}m`;
  const whole = `${hours.toLocaleString('en-US')}h`;
  return rest === 0 ? whole : `${whole} ${rest}m`;
}

/** `2,490 minutes` */
export function minutesInWords(minutes: number): string {
  return `${minutes.toLocaleString('en-US')} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

const roundings: Readonly<Record<string, string>> = {
  none: 'No rounding of punches',
  '5min': 'Punches rounded to the nearest 5 minutes',
  '6min': 'Punches rounded to the nearest 6 minutes',
  '10min': 'Punches rounded to the nearest 10 minutes',
  '15min': 'Punches rounded to the nearest 15 minutes',
};

export function roundingInWords(rule: string): string {
  return roundings[rule] ?? `Punches rounded: ${rule}`;
}

export const overtimeWords: Readonly<Record<OvertimeRule, string>> = {
  NONE: 'No overtime',
  FLSA: 'Federal (FLSA): over 40 hours in a workweek',
  CALIFORNIA: 'California: over 8 hours in a day or 40 in a workweek',
};

export const weekdayNames: Readonly<Record<Weekday, string>> = {
  SUNDAY: 'Sunday',
  MONDAY: 'Monday',
  TUESDAY: 'Tuesday',
  WEDNESDAY: 'Wednesday',
  THURSDAY: 'Thursday',
  FRIDAY: 'Friday',
  SATURDAY: 'Saturday',
};

export const kindNames: Readonly<Record<PayKind, string>> = {
  REGULAR: 'Regular',
  OVERTIME: 'Overtime',
  DOUBLE_TIME: 'Double time',
  PTO: 'Paid time off',
};

export const exceptionNames: Readonly<Record<PayExceptionCode, string>> = {
  OPEN_TIMESHEET: 'Still clocked in',
  NOT_APPROVED: 'Not approved',
  MISSING_LOCATION: 'No location',
  OVER_16_HOURS: 'Over 16 hours',
  MISSED_MEAL_BREAK: 'Missed meal break',
};
