/** Days of the organization's calendar, written `2026-03-08`. Weeks begin on Sunday. */

export type Day = string;

/** The days that a view shows, and the instants (milliseconds) between which they lie, the end excluded. */
export interface Span {
  readonly days: readonly Day[];
  /** When each day begins, and at last when the span ends: one more than there are days. */
  readonly bounds: readonly number[];
}

const daysInWeek = 7;

export function today(timeZone: string): Day {
  return dayOf(Date.now(), timeZone);
}

export function isDay(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
}

export function addDays(day: Day, days: number): Day {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** The same day of another month, or that month's last day where it has none. */
export function addMonths(day: Day, months: number): Day {
  return Temporal.PlainDate.from(day).add({ months }).toString();
}

/** The Sunday on or before a day. */
export function weekStart(day: Day): Day {
  const date = Temporal.PlainDate.from(day);
  return date.subtract({ days: date.dayOfWeek % daysInWeek }).toString();
}

export function sameMonth(one: Day, other: Day): boolean {
  return one.slice(0, 7) === other.slice(0, 7);
}

/** Seven days from Sunday. */
export function weekOf(day: Day, timeZone: string): Span {
  return spanOf(weekStart(day), daysInWeek, timeZone);
}

/** The whole weeks that a month touches: 28 to 42 days. */
export function monthOf(day: Day, timeZone: string): Span {
  const month = Temporal.PlainYearMonth.from(day.slice(0, 7));
  const first = weekStart(month.toPlainDate({ day: 1 }).toString());
  const last = addDays(weekStart(month.toPlainDate({ day: month.daysInMonth }).toString()), daysInWeek - 1);
  return spanOf(first, daysBetween(first, last) + 1, timeZone);
}

/** How many days the second lies after the first. */
export function daysBetween(first: Day, second: Day): number {
  return Temporal.PlainDate.from(first).until(second, { largestUnit: 'day' }).days;
}

/** The day on which an instant lies. */
export function dayOf(at: number, timeZone: string): Day {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/** The indexes of the first and the last day of a span that a stretch of time touches; null when it touches none. */
export function daysTouched(span: Span, start: number, end: number): { first: number; last: number } | null {
  const [from, to] = [span.bounds[0] ?? 0, span.bounds.at(-1) ?? 0];
  if (end <= from || start >= to) return null;
  const first = span.bounds.findLastIndex((bound) => bound <= start);
  // What ends at midnight does not touch the day that begins then.
  const last = span.bounds.findLastIndex((bound) => bound < end);
  return { first: Math.max(0, first), last: Math.min(span.days.length - 1, Math.max(0, last)) };
}

function spanOf(first: Day, count: number, timeZone: string): Span {
  const days = Array.from({ length: count }, (_, index) => addDays(first, index));
  const bounds = [...days, addDays(first, count)].map((day) => startOf(day, timeZone));
  return { days, bounds };
}

/** When a day begins: at midnight, or later where the clocks skip midnight. */
function startOf(day: Day, timeZone: string): number {
  return Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds;
}
