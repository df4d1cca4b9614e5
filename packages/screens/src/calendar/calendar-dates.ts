import {
  addDays,
  type CalendarDate,
  calendarWeekStartsOn,
  datesOf,
  monthOf,
  weekOf,
} from '@timetrack/contracts/calendar';
import type { TimeZone } from '../format/time-zone.js';

/** Whether a text is a date of the calendar: `2026-02-28` is one, `2026-02-30` is not. Needs no Temporal. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** The same day of another month, or the last day of a month that is too short for it. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  return Temporal.PlainDate.from(date).add({ months }).toString();
}

/** The number of days from the first date to the second; negative when the second is earlier. */
export function daysBetween(first: CalendarDate, second: CalendarDate): number {
  return Temporal.PlainDate.from(first).until(second, { largestUnit: 'day' }).days;
}

/** Every date of the whole calendar weeks that a month touches: 28 to 42 dates. */
export function calendarMonthOf(date: CalendarDate): readonly CalendarDate[] {
  const month = monthOf(date);
  const { startDate } = weekOf(month.startDate, calendarWeekStartsOn);
  const { endDate } = weekOf(month.endDate, calendarWeekStartsOn);
  return datesOf({ startDate, endDate });
}

/** Whether two dates are in the same month. */
export function isSameMonth(one: CalendarDate, other: CalendarDate): boolean {
  return one.slice(0, 7) === other.slice(0, 7);
}

/**
 * When a date begins, in milliseconds since the epoch: midnight, or later where the clocks skip midnight. The first day in a
 * new zone begins at midnight in the zone before it.
 */
export function startOfDate(date: CalendarDate, timeZone: TimeZone): number {
  return Temporal.PlainDate.from(date).toZonedDateTime(timeZone.on(addDays(date, -1))).epochMilliseconds;
}
