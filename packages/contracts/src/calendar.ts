/** Weeks and days, for the gateway and the screens. Pure, because the gateway imports nothing else of the front ends. */

/** A calendar date without a time or a zone, as ISO 8601 writes it: `2026-03-08`. Compare two dates as text. */
export type CalendarDate = string;

/** Calendar dates from the first to the last, both included. */
export interface DateRange {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
}

/** The date that many days later, or earlier for a negative number. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** Every date of the range, earliest first. */
export function datesOf({ startDate, endDate }: DateRange): CalendarDate[] {
  const start = Temporal.PlainDate.from(startDate);
  const { days } = start.until(endDate, { largestUnit: 'day' });
  return Array.from({ length: days + 1 }, (_, offset) => start.add({ days: offset }).toString());
}

export function rangeIncludes({ startDate, endDate }: DateRange, date: CalendarDate): boolean {
  return startDate <= date && date <= endDate;
}

/** The first to the last date of the month around a date. */
export function monthOf(date: CalendarDate): DateRange {
  const month = Temporal.PlainDate.from(date).toPlainYearMonth();
  return {
    startDate: month.toPlainDate({ day: 1 }).toString(),
    endDate: month.toPlainDate({ day: month.daysInMonth }).toString(),
  };
}

/** The days of a week in ISO 8601 order: Monday is day 1, Sunday is day 7. */
export const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

export type Weekday = (typeof weekdays)[number];

/** Schedules and the dashboard use the calendar week, which runs from Sunday to Saturday. */
export const calendarWeekStartsOn: Weekday = 'SUNDAY';

const daysInWeek = 7;

/**
 * The seven dates of the week around a date, for weeks that start on the given weekday.
 *
 * The calendar week starts on `calendarWeekStartsOn`. Overtime uses the workweek, which starts on the organization's
 * `workweekStartsOn` (29 CFR 778.105).
 */
export function weekOf(date: CalendarDate, weekStartsOn: Weekday): DateRange {
  const day = Temporal.PlainDate.from(date);
  const daysSinceStart = (day.dayOfWeek - (weekdays.indexOf(weekStartsOn) + 1) + daysInWeek) % daysInWeek;
  const start = day.subtract({ days: daysSinceStart });
  return { startDate: start.toString(), endDate: start.add({ days: daysInWeek - 1 }).toString() };
}

export function weekdayOf(date: CalendarDate): Weekday {
  return weekdays[Temporal.PlainDate.from(date).dayOfWeek - 1] as Weekday;
}
