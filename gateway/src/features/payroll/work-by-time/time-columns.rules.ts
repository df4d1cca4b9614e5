import { addDays, type CalendarDate, type DateRange, type Weekday, weekOf } from '@timetrack/contracts/calendar';
import type { WorkColumns } from './work-by-time.types.js';

/** The days or workweeks of a range, as far as they lie within it, earliest first. */
export function listColumns({ startDate, endDate }: DateRange, by: WorkColumns, weekStartsOn: Weekday): DateRange[] {
  const columns: DateRange[] = [];
  for (let from = startDate; from <= endDate; ) {
    const last = by === 'DAY' ? from : weekOf(from, weekStartsOn).endDate;
    const column = { startDate: from, endDate: last < endDate ? last : endDate };
    columns.push(column);
    from = addDays(column.endDate, 1);
  }
  return columns;
}

/**
 * Finds the column of a date. A line that corrects a closed period has a date outside of the range, and counts on its first
 * day, as in the sums of the report.
 */
export function columnFinder(columns: readonly DateRange[]): (date: CalendarDate) => number {
  return (date) =>
    Math.max(
      0,
      columns.findIndex(({ startDate, endDate }) => startDate <= date && date <= endDate),
    );
}
