import { formatInstant, formatInstantPart, formatInstantRange, wallTimeOf, zoneName } from '@timetrack/ui/basics';

/** A point in time: ISO 8601 text, milliseconds since the epoch, or a Date. */
export type Instant = string | number | Date;

/** `8:05 AM` */
export function formatTime(instant: Instant, timeZone: string): string {
  return format(instant, { hour: 'numeric', minute: '2-digit', timeZone });
}

/** `1:30 AM`, or `1:30 AM MST` in the hour that daylight saving time repeats. Needs Temporal. */
export function formatClockTime(instant: Instant, timeZone: string): string {
  const at = toDate(instant).getTime();
  const time = formatTime(at, timeZone);
  return wallTimeOf(at, timeZone).occurrence ? `${time} ${zoneName(at, timeZone)}` : time;
}

/** `9:00 AM – 5:00 PM` */
export function formatTimeRange(start: Instant, end: Instant, timeZone: string): string {
  return `${formatTime(start, timeZone)} – ${formatTime(end, timeZone)}`;
}

/** `Nov 21, 2026, 8:05 AM` */
export function formatDateTime(instant: Instant, timeZone: string): string {
  return format(instant, { dateStyle: 'medium', timeStyle: 'short', timeZone });
}

/** `Nov 21, 2026, 8:05:07 AM MST`, where the second matters. */
export function formatExactDateTime(instant: Instant, timeZone: string): string {
  return format(instant, {
    ...{ year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', second: '2-digit' },
    ...{ timeZone, timeZoneName: 'short' },
  });
}

/** `Mon, Mar 2, 8:05 AM` */
export function formatWeekdayDateTime(instant: Instant, timeZone: string): string {
  return format(instant, { ...weekdayDateTime, timeZone });
}

/** `Mon, Mar 2, 8:00 AM – 4:00 PM`; names the second day when the range crosses midnight. */
export function formatWeekdayDateTimeRange(start: Instant, end: Instant, timeZone: string): string {
  return formatInstantRange(toDate(start), toDate(end), { ...weekdayDateTime, timeZone });
}

const weekdayDateTime = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions;

/** The calendar date of an instant in a zone: `2026-03-08`. Needs no Temporal. */
export function dateOf(instant: Instant, timeZone: string): string {
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    formatInstantPart(toDate(instant), type, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** The hour of the day in a zone, 0 to 23. */
export function hourOf(instant: Instant, timeZone: string): number {
  return Number(format(instant, { hour: '2-digit', hourCycle: 'h23', timeZone }));
}

function format(instant: Instant, options: Intl.DateTimeFormatOptions): string {
  return formatInstant(toDate(instant), options);
}

function toDate(instant: Instant): Date {
  return new Date(instant);
}
