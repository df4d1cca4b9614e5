import { formatInstant, formatTime } from '@timetrack/ui';

/** How days, instants and lengths of time read on these screens. Instants are milliseconds since the epoch. */

/** `9:00 AM – 5:00 PM` */
export function timeRange(start: number, end: number, timeZone: string): string {
  return `${formatTime(start, timeZone)} – ${formatTime(end, timeZone)}`;
}

const dayLong = 86_400_000;

/** `9a – 5:30p`: on bars, which have little room. Over more than a day `Mon 9a – Wed 5p`. */
export function shortTimeRange(start: number, end: number, timeZone: string): string {
  const short = (at: number) => {
    const time = shortTime(at, timeZone);
    return end - start <= dayLong ? time : `${formatInstant(at, { weekday: 'short', timeZone })} ${time}`;
  };
  return `${short(start)} – ${short(end)}`;
}

/** `9a`, `5:30p` */
export function shortTime(at: number, timeZone: string): string {
  const [time = '', half = ''] = formatTime(at, timeZone).split(' ');
  return time.replace(':00', '') + half.slice(0, 1).toLowerCase();
}

/** `Sun, Mar 8, 9:00 AM` */
export function dayAndTime(at: number, timeZone: string): string {
  const options = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return formatInstant(at, { ...options, timeZone });
}

type Day = Temporal.PlainDate | string;

/** `Sunday, March 8` */
export const dateInYear = (day: Day) => ofDay(day, { weekday: 'long', month: 'long', day: 'numeric' });
/** `Sun, Mar 8` */
export const dateShort = (day: Day) => ofDay(day, { weekday: 'short', month: 'short', day: 'numeric' });
/** `Mar 8` */
export const monthAndDay = (day: Day) => ofDay(day, { month: 'short', day: 'numeric' });
/** `March 2026` */
export const monthTitle = (day: Day) => ofDay(day, { month: 'long', year: 'numeric' });
/** `Sun` */
export const weekdayShort = (day: Day) => ofDay(day, { weekday: 'short' });
/** `Sunday` */
export const weekdayLong = (day: Day) => ofDay(day, { weekday: 'long' });

/** `Mar 1 – 7, 2026`, or `Feb 22 – Mar 1, 2026`. */
export function weekTitle(first: string, last: string): string {
  const [from, to] = [Temporal.PlainDate.from(first), Temporal.PlainDate.from(last)];
  const end = from.month === to.month ? String(to.day) : monthAndDay(to);
  const start = from.year === to.year ? monthAndDay(from) : `${monthAndDay(from)}, ${from.year}`;
  return `${start} – ${end}, ${to.year}`;
}

/** `38h`, `7h 30m` */
export function hours(minutes: number): string {
  const rest = minutes % 60;
  return rest === 0 ? `${Math.floor(minutes / 60)}h` : `${Math.floor(minutes / 60)}h ${rest}m`;
}

/** A calendar day has no zone: its noon in UTC is on that day. */
function ofDay(day: Day, options: Intl.DateTimeFormatOptions): string {
  return formatInstant(Date.parse(`${day.toString()}T12:00:00Z`), { ...options, timeZone: 'UTC' });
}
