/** How instants and lengths of time read on these screens: in the organization's zone, in American English. */

const locale = 'en-US';

/** `Monday, January 1, 2024 • 3:05 PM` */
export function dateAndTime(instant: Date, timeZone: string): string {
  const date = formatter({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric', timeZone }).format(instant);
  return `${date} • ${timeOfDay(instant, timeZone)}`;
}

/** `3:05 PM` */
export function timeOfDay(instant: Date, timeZone: string): string {
  return plainSpaces(formatter({ hour: 'numeric', minute: '2-digit', timeZone }).format(instant));
}

/** `Mon, Jan 1` */
export function shortDate(instant: Date, timeZone: string): string {
  return formatter({ weekday: 'short', month: 'short', day: 'numeric', timeZone }).format(instant);
}

/** `3:05 PM`, or `Mon, Jan 1, 3:05 PM` when it lies on another day than `now`. */
export function timeOnDay(instant: Date, now: Date, timeZone: string): string {
  const time = timeOfDay(instant, timeZone);
  return dayOf(instant, timeZone) === dayOf(now, timeZone) ? time : `${shortDate(instant, timeZone)}, ${time}`;
}

/** The calendar day of an instant, as `2024-01-01`. */
export function dayOf(instant: Date, timeZone: string): string {
  const parts = formatter({ year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** The hour of the day, 0 to 23. */
export function hourOf(instant: Date, timeZone: string): number {
  return Number(formatter({ hour: '2-digit', hourCycle: 'h23', timeZone }).format(instant));
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

/** Browsers differ in the space before AM and PM, which is narrow and unbreakable in some. */
function plainSpaces(text: string): string {
  return text.replace(/\s/gu, ' ');
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter is far dearer than using one, and the clock uses one every second. */
function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formatters.set(key, made);
  return made;
}
