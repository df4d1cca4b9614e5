import { addDays, type CalendarDate, type DateRange } from '@timetrack/contracts/calendar';

interface OpenDays {
  readonly from: CalendarDate;
  readonly today: CalendarDate;
  readonly lastClosedDay: CalendarDate | null;
}

/** A preview looks back one year at most, so that it answers in seconds. */
const maxDays = 366;

/** A change during a workweek can change the pay of all its days, and an old and a new workweek may overlap. */
const daysOfChangedWorkweek = 13;

/** The open days whose pay can change. Undefined if the changes start after today. */
export function chooseComparedDays({ from, today, lastClosedDay }: OpenDays): DateRange | undefined {
  if (from > today) return undefined;
  const starts = [addDays(today, 1 - maxDays)];
  if (lastClosedDay !== null) starts.push(addDays(lastClosedDay, 1));
  // Dates before the year 1 have another format.
  if (from > '1970') starts.push(addDays(from, -daysOfChangedWorkweek));
  const startDate = starts.reduce((a, b) => (a > b ? a : b));
  return startDate > today ? undefined : { startDate, endDate: today };
}
