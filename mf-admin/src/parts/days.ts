/** How days and instants of the organization read on a screen. A day is `2026-11-02`. */

const locale = 'en-US';

/** `Mon, Nov 2` */
export function dayInWords(day: string): string {
  return formatDay(day, { weekday: 'short', month: 'short', day: 'numeric' });
}

/** `Nov 2, 2026` */
export function dateInWords(day: string): string {
  return formatDay(day, { month: 'short', day: 'numeric', year: 'numeric' });
}

/** `Nov 1 – 14, 2026`, `Dec 27, 2026 – Jan 9, 2027`, or one day. */
export function rangeInWords(first: string, last: string): string {
  if (first === last) return dateInWords(first);
  const format = formatOf({ month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
  return plainSpaces(format.formatRange(noonOf(first), noonOf(last)));
}

/** `Nov 2, 2026`, the day on which an instant lies in the zone. */
export function dateOf(instant: string, timeZone: string): string {
  return formatInstant(instant, { month: 'short', day: 'numeric', year: 'numeric', timeZone });
}

/** The day that it is now in the zone: `2026-11-02`. */
export function todayIn(timeZone: string): string {
  return Temporal.Now.plainDateISO(timeZone).toString();
}

/** Whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return false;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}

function formatDay(day: string, options: Intl.DateTimeFormatOptions): string {
  return plainSpaces(formatOf({ ...options, timeZone: 'UTC' }).format(noonOf(day)));
}

function formatInstant(instant: string, options: Intl.DateTimeFormatOptions): string {
  return plainSpaces(formatOf(options).format(Date.parse(instant)));
}

function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, options);
}

/** A day of the calendar has no zone: its noon in UTC lies on it. */
function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}

/** Browsers differ in the spaces around a dash and before AM and PM, which are thin in some. */
function plainSpaces(text: string): string {
  return text.replace(/\s/gu, ' ');
}
