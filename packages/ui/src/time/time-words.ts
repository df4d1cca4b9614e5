/** How instants and days read on a screen: in American English. */

const locale = 'en-US';

/** `9:00 AM`. Instants are milliseconds since the epoch. */
export function timeOfDay(at: number, timeZone: string): string {
  // Browsers differ in the space before AM and PM, which is narrow and unbreakable in some.
  return format(at, { hour: 'numeric', minute: '2-digit', timeZone }).replace(/\s/gu, ' ');
}

/** `Sunday, March 8, 2026` */
export function dateLong(day: Temporal.PlainDate): string {
  const noon = Date.parse(`${day.toString()}T12:00:00Z`);
  return format(noon, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
}

/** `MDT` */
export function zoneName(at: number, timeZone: string): string {
  return partOf(at, { timeZoneName: 'short', timeZone });
}

/** `MDT (UTC−6)`: the name by which a zone goes at an instant. */
export function offsetName(at: number, timeZone: string): string {
  const name = zoneName(at, timeZone);
  const offset = partOf(at, { timeZoneName: 'shortOffset', timeZone }).replace('GMT', 'UTC').replace('-', '−');
  return name.startsWith('GMT') ? offset : `${name} (${offset})`;
}

function format(at: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, options).format(at);
}

function partOf(at: number, options: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat(locale, options).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
