import { formatDuration, formatWeekdayDate, formatWeekdayDateRange } from '@timetrack/screens';
import type { PtoStatus } from '../../../gql/graphql.js';

/** `Vacation`, `Sabbatical (unpaid)` */
export function formatPolicy({ name, paid }: { readonly name: string; readonly paid: boolean }): string {
  return paid ? name : `${name} (unpaid)`;
}

/** For sentences: `from Wed, Mar 4 to Fri, Mar 6, 2026`, or `on Wed, Mar 4, 2026` for a single day. */
export function phraseDays({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }): string {
  const dateOf = (date: string) => formatWeekdayDateRange(date, date);
  if (startDate === endDate) return `on ${dateOf(endDate)}`;
  // The year of the first day is that of the last one unless it is named.
  const isSameYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  return `from ${isSameYear ? formatWeekdayDate(startDate) : dateOf(startDate)} to ${dateOf(endDate)}`;
}

/** `on those days`, or `on that day` for a request of one day. */
export function pointAtDays({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }): string {
  return startDate === endDate ? 'on that day' : 'on those days';
}

/** `13h 20m`, `−8h`. A request that crosses New Year counts in each year by its days, so hours can have a fraction. */
export function formatHours(hours: number): string {
  return formatDuration(Math.round(hours * 60));
}

export const statusLabels: Readonly<Record<PtoStatus, string>> = {
  PENDING: 'Pending',
  APPROVED: 'Approved',
  DENIED: 'Denied',
  CANCELED: 'Canceled',
};
