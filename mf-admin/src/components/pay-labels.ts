import type { PayExceptionCode, PayKind, Weekday } from '../gql/graphql.js';

const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `5.50`, `1,240.00` */
export function formatDecimalHours(hours: number): string {
  return twoDecimals.format(hours);
}

/** `Sunday` */
export function weekdayLabel(weekday: Weekday): string {
  return `${weekday.slice(0, 1)}${weekday.slice(1).toLowerCase()}`;
}

export function timesheetAddress(id: string): string {
  return `/timesheets?open=${encodeURIComponent(id)}`;
}

export const payKindLabels: Readonly<Record<PayKind, string>> = {
  REGULAR: 'Regular',
  OVERTIME: 'Overtime',
  DOUBLE_TIME: 'Double time',
  MEAL_PREMIUM: 'Meal premium',
  REST_PREMIUM: 'Rest premium',
  PTO: 'Paid time off',
};

export const exceptionLabels: Readonly<Record<PayExceptionCode, string>> = {
  OPEN_TIMESHEET: 'Still clocked in',
  NOT_APPROVED: 'Not approved',
  MISSING_LOCATION: 'No location',
  OUTSIDE_PLACE: 'Outside place',
  OVER_16_HOURS: 'Over 16 hours',
  MISSED_MEAL_BREAK: 'Missed meal break',
  MEAL_NOT_PROVIDED: 'Meal break not provided',
  REST_NOT_PROVIDED: 'Rest break not provided',
  OVERTIME_PENDING: 'Overtime pending',
  TIME_OFF_ON_WORKED_DAY: 'Time off on a worked day',
  ADDED_BY_MANAGER: 'Added by manager',
  SELF_APPROVED: 'Self-approved',
  LONG_PAID_BREAK: 'Long paid break',
  SELF_REPORTED: 'Self-reported',
  CLOCK_ADJUSTED: 'Clock was wrong',
};
