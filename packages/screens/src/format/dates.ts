import type { CalendarDate } from '@timetrack/contracts/calendar';
import { formatInstant, formatInstantRange } from '@timetrack/ui/basics';

/** `Nov 2, 2026` */
export const formatDate = (date: CalendarDate): string => format(date, mediumDate);

/** `Mon, Nov 2` */
export const formatWeekdayDate = (date: CalendarDate): string =>
  format(date, { weekday: 'short', month: 'short', day: 'numeric' });

/** `Sunday, March 8` */
export const formatFullWeekdayDate = (date: CalendarDate): string =>
  format(date, { weekday: 'long', month: 'long', day: 'numeric' });

/** `Saturday, November 21, 2026` */
export const formatFullDate = (date: CalendarDate): string => format(date, { dateStyle: 'full' });

/** `Mar 8` */
export const formatMonthDay = (date: CalendarDate): string => format(date, monthDay);

/** `March 2026` */
export const formatMonth = (date: CalendarDate): string => format(date, { month: 'long', year: 'numeric' });

/** `Sunday`, or with `short` `Sun`. */
export const formatWeekday = (date: CalendarDate, weekday: 'long' | 'short' = 'long'): string =>
  format(date, { weekday });

/** `Nov 1 – 14, 2026`, `Dec 27, 2026 – Jan 9, 2027`, or one date. */
export const formatDateRange = (first: CalendarDate, last: CalendarDate): string =>
  formatRange(first, last, mediumDate);

/** For sentences: `from Nov 1 to Nov 14, 2026`, or `on Nov 1, 2026` for one date. */
export function phraseDateRange(first: CalendarDate, last: CalendarDate): string {
  if (first === last) return `on ${formatDate(last)}`;
  // The year of the first date is that of the last one unless it is named.
  const isSameYear = first.slice(0, 4) === last.slice(0, 4);
  return `from ${isSameYear ? formatMonthDay(first) : formatDate(first)} to ${formatDate(last)}`;
}

/** `Wed, Mar 4 – Fri, Mar 6, 2026`, or one date. */
export const formatWeekdayDateRange = (first: CalendarDate, last: CalendarDate): string =>
  formatRange(first, last, { weekday: 'short', ...mediumDate });

/** `Mar 4 – 6`, for narrow spaces. */
export const formatMonthDayRange = (first: CalendarDate, last: CalendarDate): string =>
  formatRange(first, last, monthDay);

const monthDay = { month: 'short', day: 'numeric' } as const;
const mediumDate = { ...monthDay, year: 'numeric' } as const;

function format(date: CalendarDate, options: Intl.DateTimeFormatOptions): string {
  return formatInstant(noonOf(date), { ...options, timeZone: 'UTC' });
}

function formatRange(first: CalendarDate, last: CalendarDate, options: Intl.DateTimeFormatOptions): string {
  return formatInstantRange(noonOf(first), noonOf(last), { ...options, timeZone: 'UTC' });
}

/** A calendar date has no zone. Noon in UTC is on that date. */
function noonOf(date: CalendarDate): number {
  return Date.parse(`${date}T12:00:00Z`);
}
