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

/** The week in which the instant lies, in the timezone: Sunday to Saturday. */
export function weekOf(instant: Date, timezone: string): Period {
  const date = inZone(instant, timezone).toPlainDate();
  const sunday = sundayOf(date);
  return between(sunday, sunday.add({ days: 7 }), timezone);
}

/** Days of the calendar, the first and the last included, as they pass in the timezone. */
export function periodOfDays(
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
  timezone: string,
): Period {
  return between(Temporal.PlainDate.from(startDate), Temporal.PlainDate.from(endDate).add({ days: 1 }), timezone);
}

/** The shortest period that all of these lie in. */
export function spanOf(periods: readonly Period[]): Period {
  const from = Math.min(...periods.map((period) => period.from.getTime()));
  const to = Math.max(...periods.map((period) => period.to.getTime()));
  return { from: new Date(from), to: new Date(to) };
}

/** ISO counts Monday as 1 and Sunday as 7, so that a Sunday is its own week's first day. */
function sundayOf(date: Temporal.PlainDate): Temporal.PlainDate {
  return date.subtract({ days: date.dayOfWeek % 7 });
}

/** A week of the calendar as it passes in a timezone: Sunday to Saturday. */
export interface Week extends Period {
  /** Its first day: `2026-03-08`. */
  readonly sunday: string;
}

/** The week of a day of the calendar, as it passes in the timezone. */
export function weekOfDate(date: string, timezone: string): Week {
  const sunday = sundayOf(Temporal.PlainDate.from(date));
  return { sunday: sunday.toString(), ...between(sunday, sunday.add({ days: 7 }), timezone) };
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
