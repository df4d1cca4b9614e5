import {
  addDays,
  type CalendarDate,
  calendarMonthOf,
  calendarWeekStartsOn,
  datesOf,
  startOfDate,
  type TimeZone,
  weekOf,
} from '@timetrack/screens/basics';

/** The days of a view, and the instants at which they begin, in milliseconds since the epoch. */
export interface BoardRange {
  readonly days: readonly CalendarDate[];
  /** The start of each day, followed by the end of the range: one entry more than there are days. */
  readonly bounds: readonly number[];
}

export const daysInWeek = 7;

export function weekRange(date: CalendarDate, timeZone: TimeZone): BoardRange {
  return rangeOf(datesOf(weekOf(date, calendarWeekStartsOn)), timeZone);
}

/** The calendar weeks that a month touches: 28 to 42 days. */
export function monthRange(date: CalendarDate, timeZone: TimeZone): BoardRange {
  return rangeOf(calendarMonthOf(date), timeZone);
}

export function sundayOf(date: CalendarDate): CalendarDate {
  return weekOf(date, calendarWeekStartsOn).startDate;
}

export interface DayIndexes {
  readonly first: number;
  readonly last: number;
}

/** The indexes of the first and the last day that overlap a time range, or null if no day does. */
export function findDays({ days, bounds }: BoardRange, start: number, end: number): DayIndexes | null {
  const [from, to] = [bounds[0] ?? 0, bounds.at(-1) ?? 0];
  if (end <= from || start >= to) return null;
  const first = bounds.findLastIndex((bound) => bound <= start);
  // A range that ends at midnight does not overlap the day that begins then.
  const last = bounds.findLastIndex((bound) => bound < end);
  return { first: Math.max(0, first), last: Math.min(days.length - 1, Math.max(0, last)) };
}

function rangeOf(days: readonly CalendarDate[], timeZone: TimeZone): BoardRange {
  const dayAfter = addDays(days.at(-1) ?? '', 1);
  return { days, bounds: [...days, dayAfter].map((day) => startOfDate(day, timeZone)) };
}
