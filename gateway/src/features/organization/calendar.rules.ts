import { type CalendarDate, calendarWeekStartsOn, type DateRange, weekOf } from '@timetrack/calendar';

/** From `from` until `to`, half-open. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** One day of the calendar as it passes in a timezone: 23 or 25 hours long where the clocks change. */
export interface Day extends Period {
  /** `2026-03-08` */
  readonly date: string;
}

/** The day in which the instant lies, in the timezone. It begins at midnight, or at the first instant after a skipped one. */
export function dayOf(instant: Date, timezone: string): Day {
  const date = inZone(instant, timezone).toPlainDate();
  return { date: date.toString(), ...between(date, date.add({ days: 1 }), timezone) };
}

/** The first instant of the day in which the instant lies, in the timezone. */
export function startOfDay(instant: Date, timezone: string): Date {
  return dayOf(instant, timezone).from;
}

/** The calendar week of an instant as it passes in the time zone. */
export function calendarWeekAt(instant: Date, timezone: string): Period {
  return periodOfDays(weekOf(inZone(instant, timezone).toPlainDate().toString(), calendarWeekStartsOn), timezone);
}

/** Days of the calendar, the first and the last included, as they pass in the timezone. */
export function periodOfDays({ startDate, endDate }: DateRange, timezone: string): Period {
  return between(Temporal.PlainDate.from(startDate), Temporal.PlainDate.from(endDate).add({ days: 1 }), timezone);
}

/** The shortest period that all of these lie in. */
export function spanOf(periods: readonly Period[]): Period {
  const from = Math.min(...periods.map((period) => period.from.getTime()));
  const to = Math.max(...periods.map((period) => period.to.getTime()));
  return { from: new Date(from), to: new Date(to) };
}

/** A calendar week, Sunday to Saturday, as dates and as the instants between which it passes in a time zone. */
export interface CalendarWeek extends DateRange, Period {}

/** The calendar week of a date as it passes in the time zone. */
export function calendarWeekOf(date: CalendarDate, timezone: string): CalendarWeek {
  const week = weekOf(date, calendarWeekStartsOn);
  return { ...week, ...periodOfDays(week, timezone) };
}

function inZone(instant: Date, timezone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timezone);
}

function between(first: Temporal.PlainDate, last: Temporal.PlainDate, timezone: string): Period {
  return { from: firstInstantOf(first, timezone), to: firstInstantOf(last, timezone) };
}

function firstInstantOf(date: Temporal.PlainDate, timezone: string): Date {
  return new Date(date.toZonedDateTime(timezone).epochMilliseconds);
}
