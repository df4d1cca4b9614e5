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
