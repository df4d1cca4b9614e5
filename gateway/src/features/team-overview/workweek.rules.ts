import { type Weekday, weekdays } from '../organization/index.js';

/** A workweek of the calendar: its first day, and the first day of the next. */
export interface Workweek {
  readonly startDate: string;
  /** The last day. */
  readonly endDate: string;
}

/** The workweek in which a day lies, as the organization has chosen its start: seven days in a row (29 CFR 778.105). */
export function workweekOfDate(date: string, startsOn: Weekday): Workweek {
  const day = Temporal.PlainDate.from(date);
  // ISO counts Monday as 1 and Sunday as 7; the list begins with Sunday.
  const daysIn = (day.dayOfWeek - weekdays.indexOf(startsOn) + 7) % 7;
  const first = day.subtract({ days: daysIn });
  return { startDate: first.toString(), endDate: first.add({ days: 6 }).toString() };
}
