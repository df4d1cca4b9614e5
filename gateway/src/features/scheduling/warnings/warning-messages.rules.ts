import { type Timezone, zoneAt } from '../../organization/index.js';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * `Wed, Jul 15, 9:00 AM to 5:00 PM` in the time zone, with `MST` for an organization of several zones. With `exact`, an
 * instant within a minute has its seconds.
 */
export function formatInstants(from: Date, to: Date, timezone: Timezone, precision?: 'exact'): string {
  const isSameZone = zoneAt(timezone, from) === zoneAt(timezone, to);
  const isSameDay = isSameZone && dayAndMonth(from, timezone) === dayAndMonth(to, timezone);
  const start = `${dayAndMonth(from, timezone)}, ${timeOf(from, timezone, precision)}`;
  const format = isSameDay ? timeAndZone : formatInstant;
  return `${start}${isSameZone ? '' : nameZone(from, timezone)} to ${format(to, timezone, precision)}`;
}

/** `Wed, Jul 15, 9:00 AM`, or exactly `Wed, Jul 15, 9:00:37 AM`. */
export function formatInstant(instant: Date, timezone: Timezone, precision?: 'exact'): string {
  return `${dayAndMonth(instant, timezone)}, ${timeAndZone(instant, timezone, precision)}`;
}

function dayAndMonth(instant: Date, timezone: Timezone): string {
  return format(instant, timezone, { weekday: 'short', month: 'short', day: 'numeric' });
}

function timeAndZone(instant: Date, timezone: Timezone, precision?: 'exact'): string {
  return `${timeOf(instant, timezone, precision)}${nameZone(instant, timezone)}`;
}

function timeOf(instant: Date, timezone: Timezone, precision?: 'exact'): string {
  const hasSeconds = precision && Math.floor(instant.getTime() / 1_000) % 60 !== 0;
  return format(instant, timezone, { hour: 'numeric', minute: '2-digit', ...(hasSeconds && { second: '2-digit' }) });
}

/** ` MST` if the organization has had, or will have, several zones. A message says the same on every day. */
function nameZone(instant: Date, timezone: Timezone): string {
  if (typeof timezone === 'string' || timezone.every((rules) => rules.timezone === timezone[0].timezone)) return '';
  return ` ${format(instant, zoneAt(timezone, instant), { timeZoneName: 'short' }).split(', ').at(-1)}`;
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

/** `44h 30m` of 2670, `44h` of 2640. */
export function formatDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `${hours}h` : `${hours}h ${rest}m`;
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
