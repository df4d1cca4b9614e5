import { readWallTime, type WallTimeReading } from '@timetrack/ui';

/** The same time of day on the day that many days later. Of a time that happens twice it is the first. */
export function shiftedByDays(at: number, days: number, timeZone: string): WallTimeReading {
  if (days === 0) return { kind: 'instant', at, choices: [] };
  const wall = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDateTime().add({ days });
  return readWallTime({ text: wall.toString(), occurrence: 'first' }, timeZone);
}
