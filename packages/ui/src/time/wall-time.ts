import { formatFullDate, formatTime, offsetName } from './format-instant.js';

/**
 * Converts between the time on a wall clock and the instant in a time zone. When the clocks change, a wall time may be
 * skipped or occur twice.
 */

/** Which of two instants with the same wall time. */
export type Occurrence = 'first' | 'second';

/** The value of a time field while the user types. */
export interface WallTime {
  /** `2026-03-08T09:00`, or empty. */
  readonly text: string;
  /** Which one, when the time occurs twice. */
  readonly occurrence?: Occurrence | undefined;
  /** Whether the field contains text that is not a time. */
  readonly isInvalid?: boolean;
}

export interface WallTimeChoice {
  readonly occurrence: Occurrence;
  readonly at: number;
  /** `MDT (UTC−6)` */
  readonly name: string;
}

export type WallTimeReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'invalid'; readonly explanation: string }
  | { readonly kind: 'skipped'; readonly explanation: string }
  | { readonly kind: 'twice'; readonly question: string; readonly choices: readonly [WallTimeChoice, WallTimeChoice] }
  /** `choices` is not empty when the time occurs twice and one was chosen. */
  | { readonly kind: 'instant'; readonly at: number; readonly choices: readonly WallTimeChoice[] };

/** Reads a wall time such as `2026-03-08T09:00` in a zone. Instants are milliseconds since the epoch. */
export function readWallTime({ text, occurrence, isInvalid = false }: WallTime, timeZone: string): WallTimeReading {
  if (!isInvalid && text.trim() === '') return { kind: 'empty' };
  const wall = isInvalid ? null : parseWallTime(text);
  if (!wall) return { kind: 'invalid', explanation: 'Enter a date and a time, such as 3/8/2026, 9:00 AM.' };
  const earlier = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const later = wall.toZonedDateTime(timeZone, { disambiguation: 'later' });
  if (earlier.epochMilliseconds === later.epochMilliseconds) {
    return { kind: 'instant', at: earlier.epochMilliseconds, choices: [] };
  }
  if (!earlier.toPlainDateTime().equals(wall)) {
    return { kind: 'skipped', explanation: explainSkipped(wall, later, timeZone) };
  }
  return readRepeatedTime(wall, [earlier.epochMilliseconds, later.epochMilliseconds], timeZone, occurrence);
}

/** The wall time of an instant as `2026-03-08T09:00`, and which one if it happens twice. */
export function wallTimeOf(at: number, timeZone: string): WallTime {
  const wall = toZonedTime(at, timeZone).toPlainDateTime();
  const text = wall.toString({ smallestUnit: 'minute' });
  const reading = readWallTime({ text }, timeZone);
  if (reading.kind !== 'twice') return { text };
  return { text, occurrence: at < reading.choices[1].at ? 'first' : 'second' };
}

function readRepeatedTime(
  wall: Temporal.PlainDateTime,
  [first, second]: readonly [number, number],
  timeZone: string,
  occurrence: Occurrence | undefined,
): WallTimeReading {
  const choices = [
    { occurrence: 'first', at: first, name: offsetName(first, timeZone) },
    { occurrence: 'second', at: second, name: offsetName(second, timeZone) },
  ] as const;
  const selectedChoice = choices.find((choice) => choice.occurrence === occurrence);
  if (selectedChoice) return { kind: 'instant', at: selectedChoice.at, choices };
  const day = formatFullDate(wall.toPlainDate());
  const question = `The clocks go back on ${day}, so ${formatTime(first, timeZone)} happens twice. Which one?`;
  return { kind: 'twice', question, choices };
}

/** `2:30 AM does not exist on Sunday, March 8, 2026: the clocks in America/Denver go forward from 2:00 AM to 3:00 AM.` */
function explainSkipped(wall: Temporal.PlainDateTime, later: Temporal.ZonedDateTime, timeZone: string): string {
  // `previous` excludes the instant that it starts from, which may be the change itself.
  const change = later.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
  const time = plainTime(wall.toPlainTime());
  const day = formatFullDate(wall.toPlainDate());
  if (!change) return `${time} does not exist on ${day} in ${timeZone}.`;
  const resumes = plainTime(change.toPlainTime());
  const before = plainTime(change.subtract({ nanoseconds: 1 }).toPlainTime().add({ nanoseconds: 1 }));
  return `${time} does not exist on ${day}: the clocks in ${timeZone} go forward from ${before} to ${resumes}.`;
}

function plainTime(time: Temporal.PlainTime): string {
  const onAnyDay = Temporal.PlainDate.from('2026-01-01').toZonedDateTime({ plainTime: time, timeZone: 'UTC' });
  return formatTime(onAnyDay.epochMilliseconds, 'UTC');
}

function parseWallTime(text: string): Temporal.PlainDateTime | null {
  // Temporal would read a date without a time as midnight, which the user did not type.
  if (!/T\d{2}:\d{2}/u.test(text)) return null;
  try {
    return Temporal.PlainDateTime.from(text);
  } catch {
    return null;
  }
}

function toZonedTime(at: number, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
}
