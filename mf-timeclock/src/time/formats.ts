import { formatInstant, formatInstantPart, formatTime } from '@timetrack/ui';

/** How instants and lengths of time read on these screens: in the organization's zone. */

/** `Monday, January 1, 2024 • 3:05 PM` */
export function dateAndTime(instant: Date, timeZone: string): string {
  const date = formatInstant(instant, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric', timeZone });
  return `${date} • ${formatTime(instant, timeZone)}`;
}

/** `Mon, Jan 1` */
export function shortDate(instant: Date, timeZone: string): string {
  return formatInstant(instant, { weekday: 'short', month: 'short', day: 'numeric', timeZone });
}

/** `3:05 PM`, or `Mon, Jan 1, 3:05 PM` when it lies on another day than `now`. */
export function timeOnDay(instant: Date, now: Date, timeZone: string): string {
  const time = formatTime(instant, timeZone);
  return dayOf(instant, timeZone) === dayOf(now, timeZone) ? time : `${shortDate(instant, timeZone)}, ${time}`;
}

/** The calendar day of an instant, as `2024-01-01`. */
export function dayOf(instant: Date, timeZone: string): string {
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    formatInstantPart(instant, type, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** The hour of the day, 0 to 23. */
export function hourOf(instant: Date, timeZone: string): number {
  return Number(formatInstant(instant, { hour: '2-digit', hourCycle: 'h23', timeZone }));
}

/** The time that passed as `08:05:09`; a clock that runs ahead never shows less than nothing. */
export function elapsed(from: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - from.getTime()) / 1_000));
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits).join(':');
}

/** Minutes as `5h 30m`. */
export function hoursAndMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
