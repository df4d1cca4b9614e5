import { type Timezone, zoneAt } from '../../organization/index.js';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Where and when a message is read. A time in another zone than today’s is shown with its zone: `9:00 AM MST`. */
export interface Reading {
  readonly timezone: Timezone;
  readonly now: Date;
}

/** `Wed, Jul 15, 9:00 AM to 5:00 PM`. With `exact`, an instant within a minute has its seconds. */
export function formatInstants(from: Date, to: Date, reading: Reading, precision?: 'exact'): string {
  const { timezone } = reading;
  const isSameZone = zoneAt(timezone, from) === zoneAt(timezone, to);
  const isSameDay = isSameZone && dayAndMonth(from, timezone) === dayAndMonth(to, timezone);
  const start = `${dayAndMonth(from, timezone)}, ${timeOf(from, timezone, precision)}`;
  const format = isSameDay ? timeAndZone : formatInstant;
  return `${start}${isSameZone ? '' : nameOtherZone(from, reading)} to ${format(to, reading, precision)}`;
}

/** `Wed, Jul 15, 9:00 AM`, or exactly `Wed, Jul 15, 9:00:37 AM`. */
export function formatInstant(instant: Date, reading: Reading, precision?: 'exact'): string {
  return `${dayAndMonth(instant, reading.timezone)}, ${timeAndZone(instant, reading, precision)}`;
}

function dayAndMonth(instant: Date, timezone: Timezone): string {
  return format(instant, timezone, { weekday: 'short', month: 'short', day: 'numeric' });
}

function timeAndZone(instant: Date, reading: Reading, precision?: 'exact'): string {
  return `${timeOf(instant, reading.timezone, precision)}${nameOtherZone(instant, reading)}`;
}

function timeOf(instant: Date, timezone: Timezone, precision?: 'exact'): string {
  const hasSeconds = precision && Math.floor(instant.getTime() / 1_000) % 60 !== 0;
  return format(instant, timezone, { hour: 'numeric', minute: '2-digit', ...(hasSeconds && { second: '2-digit' }) });
}

/** ` MST`, or nothing in today's zone. */
function nameOtherZone(instant: Date, { timezone, now }: Reading): string {
  const zone = zoneAt(timezone, instant);
  if (zone === zoneAt(timezone, now)) return '';
  return ` ${format(instant, zone, { timeZoneName: 'short' }).split(', ').at(-1)}`;
}

/** `Jul 15, 2026` of `2026-07-15`. */
function formatDate(date: string): string {
  return formatDay(new Date(`${date}T00:00:00Z`), 'UTC');
}

/** The same for the day of an instant in the time zone. */
export function formatDay(instant: Date, timezone: Timezone): string {
  return format(instant, timezone, { year: 'numeric', month: 'short', day: 'numeric' });
}

/** `on Jul 15, 2026`, or `from Jul 15, 2026 to Jul 17, 2026`. */
export function phraseDates(startDate: string, endDate: string): string {
  return startDate === endDate
    ? `on ${formatDate(startDate)}`
    : `from ${formatDate(startDate)} to ${formatDate(endDate)}`;
}

/** Keeps each `Intl.DateTimeFormat`, because creating one costs far more than using it. */
function format(instant: Date, timezone: Timezone, parts: Intl.DateTimeFormatOptions): string {
  const timeZone = zoneAt(timezone, instant);
  const key = `${timeZone} ${Object.keys(parts)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...parts });
  formats.set(key, format);
  // Intl puts a narrow no-break space before AM and PM, which some fonts lack.
  return format.format(instant).replaceAll('\u202f', ' ');
}
