import { type CalendarDate, calendarWeekStartsOn, type DateRange, weekOf } from '@timetrack/contracts/calendar';

/** The half-open time range from `from` until `to`. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** A calendar day in a time zone: 23 or 25 hours long when the clocks change. */
export interface Day extends Period {
  /** `2026-03-08` */
  readonly date: string;
}

/** The day of an instant in a time zone. It starts at midnight, or at the first instant after a skipped midnight. */
export function dayOf(instant: Date, timezone: string): Day {
  const date = toZonedTime(instant, timezone).toPlainDate();
  return { date: date.toString(), ...between(date, date.add({ days: 1 }), timezone) };
}

export function calendarWeekAt(instant: Date, timezone: string): Period {
  return periodOfDays(weekOf(toZonedTime(instant, timezone).toPlainDate().toString(), calendarWeekStartsOn), timezone);
}

/** The time range that a range of dates, both ends included, covers in a time zone. */
export function periodOfDays({ startDate, endDate }: DateRange, timezone: string): Period {
  return between(Temporal.PlainDate.from(startDate), Temporal.PlainDate.from(endDate).add({ days: 1 }), timezone);
}

export function spanOf(periods: readonly Period[]): Period {
  const from = Math.min(...periods.map((period) => period.from.getTime()));
  const to = Math.max(...periods.map((period) => period.to.getTime()));
  return { from: new Date(from), to: new Date(to) };
}

export interface CalendarWeek extends DateRange, Period {}

export function calendarWeekOf(date: CalendarDate, timezone: string): CalendarWeek {
  const week = weekOf(date, calendarWeekStartsOn);
  return { ...week, ...periodOfDays(week, timezone) };
}

function toZonedTime(instant: Date, timezone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timezone);
}

function between(first: Temporal.PlainDate, last: Temporal.PlainDate, timezone: string): Period {
  return { from: firstInstantOf(first, timezone), to: firstInstantOf(last, timezone) };
}

function firstInstantOf(date: Temporal.PlainDate, timezone: string): Date {
  return new Date(date.toZonedDateTime(timezone).epochMilliseconds);
}
