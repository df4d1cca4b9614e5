import { dateOf, formatClockTime, formatWeekdayDate } from '@timetrack/screens';

interface Break {
  readonly startAt: string;
  readonly endAt: string | null;
}

/** `Mon, Nov 2, 8:02 AM`, with the zone in the hour that happens twice: `Sun, Nov 1, 1:30 AM MST`. */
export function formatClockDateTime(instant: string, timeZone: string): string {
  return `${formatWeekdayDate(dateOf(instant, timeZone))}, ${formatClockTime(instant, timeZone)}`;
}

/** `12:00 PM – 12:30 PM`; names both days when the break crosses midnight. */
export function formatBreak({ startAt, endAt }: Break, timeZone: string): string {
  if (endAt === null) return `${formatClockTime(startAt, timeZone)}, not ended`;
  const isOneDay = dateOf(startAt, timeZone) === dateOf(endAt, timeZone);
  const format = isOneDay ? formatClockTime : formatClockDateTime;
  return `${format(startAt, timeZone)} – ${format(endAt, timeZone)}`;
}
