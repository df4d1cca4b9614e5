import { formatInstant, formatInstantPart } from './format-instant.js';

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

/** `MDT (UTC−6)`: the name and offset of a zone at an instant. */
export function offsetName(at: number, timeZone: string): string {
  const name = zoneName(at, timeZone);
  const offset = formatInstantPart(at, 'timeZoneName', { timeZoneName: 'shortOffset', timeZone })
    .replace('GMT', 'UTC')
    .replace('-', '−');
  return name.startsWith('GMT') ? offset : `${name} (${offset})`;
}
