import { formatTime, wallTimeOf, zoneName } from '@timetrack/ui';
import type { TimesheetRow_TimesheetFragment, TimesheetStatus } from '../../gql/graphql.js';
import { dayOf, shortDate } from '../../time/formats.js';
import type { ExceptionChoice } from './address/address.js';

export type Row = TimesheetRow_TimesheetFragment;

export const statusNames: Readonly<Record<TimesheetStatus, string>> = {
  OPEN: 'In progress',
  PENDING: 'Pending',
  APPROVED: 'Approved',
};

/** Short enough for a badge; the server's own sentence goes with each. */
export const exceptionNames: Readonly<Record<ExceptionChoice, string>> = {
  OPEN_OVER_16_HOURS: 'Open over 16 hours',
  OVER_16_HOURS: 'Over 16 hours',
  MISSING_LOCATION: 'No location',
  IMPOSSIBLE_LOCATION: 'Impossible location',
  ADDED_BY_MANAGER: 'Added by manager',
};

export function nameOf({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return `${firstName} ${lastName}`;
}

/** `1:30 AM`, and in the hour that happens twice `1:30 AM MST`. */
export function clockTime(instant: string, timeZone: string): string {
  const at = Date.parse(instant);
  const time = formatTime(new Date(at), timeZone);
  return wallTimeOf(at, timeZone).occurrence ? `${time} ${zoneName(at, timeZone)}` : time;
}

/** `Mon, Nov 2`, and of another year `Wed, Dec 31, 2025`. */
export function clockDate(instant: string, timeZone: string): string {
  const [at, now] = [new Date(instant), new Date()];
  const year = dayOf(at, timeZone).slice(0, 4);
  const date = shortDate(at, timeZone);
  return year === dayOf(now, timeZone).slice(0, 4) ? date : `${date}, ${year}`;
}

/** `Mon, Nov 2, 9:00 AM` */
export function clockDateAndTime(instant: string, timeZone: string): string {
  return `${clockDate(instant, timeZone)}, ${clockTime(instant, timeZone)}`;
}

/** `Mon, Nov 2, 9:00 AM – 5:30 PM`; the second day is named where it is another. */
export function spanOf(
  { clockInAt, clockOutAt }: { readonly clockInAt: string; readonly clockOutAt: string | null },
  timeZone: string,
): string {
  const start = clockDateAndTime(clockInAt, timeZone);
  if (!clockOutAt) return `${start}, in progress`;
  const isSameDay = dayOf(new Date(clockInAt), timeZone) === dayOf(new Date(clockOutAt), timeZone);
  return `${start} – ${isSameDay ? clockTime(clockOutAt, timeZone) : clockDateAndTime(clockOutAt, timeZone)}`;
}

/** `1 timesheet`, `1,200 timesheets` */
export function timesheetCount(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'timesheet' : 'timesheets'}`;
}
