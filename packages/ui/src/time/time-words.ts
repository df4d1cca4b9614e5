import { inWords, partInWords } from './wording.js';

/** `9:00 AM`. Instants are milliseconds since the epoch. */
export function timeOfDay(at: number | Date, timeZone: string): string {
  return inWords(at, { hour: 'numeric', minute: '2-digit', timeZone });
}

/** `Sunday, March 8, 2026` */
export function dateLong(day: Temporal.PlainDate): string {
  const noon = Date.parse(`${day.toString()}T12:00:00Z`);
  return inWords(noon, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
}

/** `MDT` */
export function zoneName(at: number, timeZone: string): string {
  return partInWords(at, 'timeZoneName', { timeZoneName: 'short', timeZone });
}

/** `MDT (UTC−6)`: the name by which a zone goes at an instant. */
export function offsetName(at: number, timeZone: string): string {
  const name = zoneName(at, timeZone);
  const offset = partInWords(at, 'timeZoneName', { timeZoneName: 'shortOffset', timeZone })
    .replace('GMT', 'UTC')
    .replace('-', '−');
  return name.startsWith('GMT') ? offset : `${name} (${offset})`;
}
