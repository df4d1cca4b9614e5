import type { CalendarDate, DateRange } from './date-range.ts';

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
