import { dateOf, formatTime, formatWeekdayDate } from '@timetrack/screens';
import { wallTimeOf, zoneName } from '@timetrack/ui';

interface Break {
  readonly startAt: string;
  readonly endAt: string | null;
}

/** `Mon, Nov 2, 8:02 AM`, with the zone in the hour that happens twice: `Sun, Nov 1, 1:30 AM MST`. */
export function formatClockTime(instant: string, timeZone: string): string {
  return `${formatWeekdayDate(dateOf(instant, timeZone))}, ${formatTimeOfDay(instant, timeZone)}`;
}

/** `12:00 PM – 12:30 PM`; names both days when the break crosses midnight. */
export function formatBreak({ startAt, endAt }: Break, timeZone: string): string {
  if (endAt === null) return `${formatTimeOfDay(startAt, timeZone)}, not ended`;
  const isOneDay = dateOf(startAt, timeZone) === dateOf(endAt, timeZone);
  const format = isOneDay ? formatTimeOfDay : formatClockTime;
  return `${format(startAt, timeZone)} – ${format(endAt, timeZone)}`;
}

function formatTimeOfDay(instant: string, timeZone: string): string {
  const at = Date.parse(instant);
  const time = formatTime(at, timeZone);
  return wallTimeOf(at, timeZone).occurrence ? `${time} ${zoneName(at, timeZone)}` : time;
}
