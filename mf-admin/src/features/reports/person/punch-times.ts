import { formatTime, wallTimeOf, zoneName } from '@timetrack/ui';
import { dayInWords } from '../../../parts/days.js';

interface Pause {
  readonly startAt: string;
  readonly endAt: string | null;
}

/** `Mon, Nov 2, 8:02 AM`, and in the hour that happens twice `Sun, Nov 1, 1:30 AM MST`. */
export function punchTime(instant: string, timeZone: string): string {
  return `${dayInWords(dayOf(instant, timeZone))}, ${clockTime(instant, timeZone)}`;
}

/** `12:00 PM – 12:30 PM`; the days stand there too where it runs into the next. */
export function breakTimes({ startAt, endAt }: Pause, timeZone: string): string {
  if (endAt === null) return `${clockTime(startAt, timeZone)}, not ended`;
  const isOneDay = dayOf(startAt, timeZone) === dayOf(endAt, timeZone);
  const format = isOneDay ? clockTime : punchTime;
  return `${format(startAt, timeZone)} – ${format(endAt, timeZone)}`;
}

function clockTime(instant: string, timeZone: string): string {
  const at = Date.parse(instant);
  const time = formatTime(at, timeZone);
  return wallTimeOf(at, timeZone).occurrence ? `${time} ${zoneName(at, timeZone)}` : time;
}

function dayOf(instant: string, timeZone: string): string {
  return wallTimeOf(Date.parse(instant), timeZone).text.slice(0, 10);
}
