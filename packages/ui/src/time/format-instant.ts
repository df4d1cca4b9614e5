/** The product is in American English. */
const locale = 'en-US';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter is much slower than using one, and a week has thousands of times to show. */
function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const cachedFormatter = formatters.get(key);
  if (cachedFormatter) return cachedFormatter;
  const newFormatter = new Intl.DateTimeFormat(locale, options);
  formatters.set(key, newFormatter);
  return newFormatter;
}

/** Formats an instant: `9:00 AM`. Some browsers use thin spaces, for example before AM; they become plain spaces. */
export function formatInstant(at: number | Date, options: Intl.DateTimeFormatOptions): string {
  return formatter(options).format(at).replace(/\s/gu, ' ');
}

/** Formats a range of instants: `Nov 1 – 14, 2026`. */
export function formatInstantRange(
  start: number | Date,
  end: number | Date,
  options: Intl.DateTimeFormatOptions,
): string {
  return formatter(options).formatRange(start, end).replace(/\s/gu, ' ');
}

/** Formats one part of an instant: `MDT`. Empty if the format has no such part. */
export function formatInstantPart(
  at: number | Date,
  part: Intl.DateTimeFormatPartTypes,
  options: Intl.DateTimeFormatOptions,
): string {
  const parts = formatter(options).formatToParts(at);
  return parts.find(({ type }) => type === part)?.value ?? '';
}

/** `9:00 AM`. Instants are milliseconds since the epoch. */
export function formatTime(at: number | Date, timeZone: string): string {
  return formatInstant(at, { hour: 'numeric', minute: '2-digit', timeZone });
}

/** `Sunday, March 8, 2026` */
export function formatFullDate(day: Temporal.PlainDate): string {
  const noon = Date.parse(`${day.toString()}T12:00:00Z`);
  return formatInstant(noon, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
}

/** `MDT` */
export function zoneName(at: number, timeZone: string): string {
  return formatInstantPart(at, 'timeZoneName', { timeZoneName: 'short', timeZone });
}

/** Whether times in a zone need its name, because the browser's zone or the present one has another time then. */
export function needsZoneName(at: number, timeZone: string, presentZone: string): boolean {
  const offsetIn = (zone: string) =>
    formatInstantPart(at, 'timeZoneName', { timeZoneName: 'shortOffset', timeZone: zone });
  const browserZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [browserZone, presentZone].some((zone) => offsetIn(zone) !== offsetIn(timeZone));
}

/** `MDT (UTC−6)`: the name and offset of a zone at an instant. */
export function offsetName(at: number, timeZone: string): string {
  const name = zoneName(at, timeZone);
  const offset = formatInstantPart(at, 'timeZoneName', { timeZoneName: 'shortOffset', timeZone })
    .replace('GMT', 'UTC')
    .replace('-', '−');
  return name.startsWith('GMT') ? offset : `${name} (${offset})`;
}
