import {
  formatInstant,
  formatInstantPart,
  formatInstantRange,
  readWallTime,
  type WallTime,
  type WallTimeReading,
  wallTimeOf,
  zoneName,
} from '@timetrack/ui/basics';
import type { Instant, TimeZone } from './time-zone.js';

// What was recorded in another zone than that of today has the abbreviation of its zone: `8:05 AM MST`.

/** `8:05 AM` */
export function formatTime(instant: Instant, timeZone: TimeZone): string {
  return format(instant, clockTime, timeZone);
}

/** `1:30 AM`, or `1:30 AM MST` in the hour that daylight saving time repeats. Needs Temporal. */
export function formatClockTime(instant: Instant, timeZone: TimeZone): string {
  const at = toDate(instant).getTime();
  const zone = timeZone.at(at);
  const isNamed = zone === timeZone.current && wallTimeOf(at, zone).occurrence;
  return `${formatTime(at, timeZone)}${isNamed ? ` ${zoneName(at, zone)}` : ''}`;
}

/** `9:00 AM – 5:00 PM` */
export function formatTimeRange(start: Instant, end: Instant, timeZone: TimeZone): string {
  return `${formatTime(start, namedOnce(timeZone, end))} – ${formatTime(end, timeZone)}`;
}

/** `Nov 21, 2026, 8:05 AM` */
export function formatDateTime(instant: Instant, timeZone: TimeZone): string {
  return format(instant, { dateStyle: 'medium', timeStyle: 'short' }, timeZone);
}

/** `Nov 21, 2026, 8:05:07 AM MST`, where the second matters. */
export function formatExactDateTime(instant: Instant, timeZone: TimeZone): string {
  return formatInstant(toDate(instant), {
    ...{ year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', second: '2-digit' },
    ...{ timeZone: timeZone.at(instant), timeZoneName: 'short' },
  });
}

/** `Mon, Mar 2, 8:05 AM` */
export function formatWeekdayDateTime(instant: Instant, timeZone: TimeZone): string {
  return format(instant, weekdayDateTime, timeZone);
}

/** `Mon, Mar 2, 8:00 AM – 4:00 PM`; names the second day when the range crosses midnight. */
export function formatWeekdayDateTimeRange(start: Instant, end: Instant, timeZone: TimeZone): string {
  return formatRange(start, end, weekdayDateTime, timeZone);
}

const clockTime = { hour: 'numeric', minute: '2-digit' } as const;

const weekdayDateTime = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  ...clockTime,
} as const satisfies Intl.DateTimeFormatOptions;

/** The calendar date of an instant in a zone: `2026-03-08`. Needs no Temporal. */
export function dateOf(instant: Instant, timeZone: TimeZone): string {
  const zone = timeZone.at(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    formatInstantPart(toDate(instant), type, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: zone });
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** The hour of the day in a zone, 0 to 23. */
export function hourOf(instant: Instant, timeZone: TimeZone): number {
  return Number(formatInstant(toDate(instant), { hour: '2-digit', hourCycle: 'h23', timeZone: timeZone.at(instant) }));
}

/** For the start of a range, whose zone its end names. */
export const namedOnce = (timeZone: TimeZone, end: Instant): TimeZone => ({ ...timeZone, current: timeZone.at(end) });

/** What a time field shows for an instant. */
export const localTimeOf = (instant: Instant, timeZone: TimeZone): WallTime =>
  wallTimeOf(toDate(instant).getTime(), timeZone.at(instant));

/** Reads a time field in the zone of the day that was entered. */
export const readLocalTime = (time: WallTime, timeZone: TimeZone): WallTimeReading =>
  readWallTime(time, timeZone.on(time.text));

function format(instant: Instant, options: Intl.DateTimeFormatOptions, timeZone: TimeZone): string {
  const zone = timeZone.at(instant);
  return `${formatInstant(toDate(instant), { ...options, timeZone: zone })}${suffixOf(instant, timeZone)}`;
}

function formatRange(start: Instant, end: Instant, options: Intl.DateTimeFormatOptions, timeZone: TimeZone): string {
  const zone = timeZone.at(start);
  if (zone !== timeZone.at(end)) return `${format(start, options, timeZone)} – ${format(end, options, timeZone)}`;
  const range = formatInstantRange(toDate(start), toDate(end), { ...options, timeZone: zone });
  return `${range}${suffixOf(end, timeZone)}`;
}

/** ` MST` for a zone that is not that of today. */
function suffixOf(instant: Instant, timeZone: TimeZone): string {
  const zone = timeZone.at(instant);
  return zone === timeZone.current ? '' : ` ${zoneName(toDate(instant).getTime(), zone)}`;
}

function toDate(instant: Instant): Date {
  return new Date(instant);
}
