import type { Weekday } from './types.js';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A day of the calendar, counted from 1 January 1970, so that days can be subtracted and compared. */
export type DayNumber = number;

const weekdayOf1970: Weekday[] = ['THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY'];

export function dayNumber(date: string): DayNumber {
  const read = () => Temporal.PlainDate.from(date).toZonedDateTime('UTC').epochMilliseconds / dayMs;
  return remembered(dayNumbers, date, read);
}

export function weekdayOf(day: DayNumber): Weekday {
  return weekdayOf1970[((day % 7) + 7) % 7] as Weekday;
}

/** `2026-11-01` */
export function dateText(day: DayNumber): string {
  return remembered(dateTexts, day, () => plainDate(day).toString());
}

/** `Sunday, November 1` */
export function dayInWords(day: DayNumber): string {
  return remembered(dayWords, day, () =>
    plainDate(day).toLocaleString('en-US', { weekday: 'long', month: 'long', day: 'numeric' }),
  );
}

function plainDate(day: DayNumber): Temporal.PlainDate {
  return Temporal.PlainDate.from('1970-01-01').add({ days: day });
}

/** The calendar and the clock on the wall of one timezone. Instants are milliseconds since 1970, UTC. */
export interface LocalCalendar {
  /** The day in which an instant lies. */
  dayAt(instant: number): DayNumber;
  /** A day's first instant: midnight, or what the clocks show first where they skip it (Cairo, Beirut). */
  startOf(day: DayNumber): number;
  /** How far the clock on the wall is ahead of UTC at the instant, in milliseconds. */
  offsetAt(instant: number): number;
}

/** 100,000 timesheets lie on the same few days: what the time zone table says of a day is looked up once. */
export function localCalendar(timezone: string): LocalCalendar {
  return remembered(calendars, timezone, () => newCalendar(timezone));
}

function newCalendar(timezone: string): LocalCalendar {
  const starts = new Map<DayNumber, number>();
  const fixedOffsets = new Map<DayNumber, number | null>();

  const startOf = (day: DayNumber) =>
    remembered(starts, day, () => plainDate(day).toZonedDateTime(timezone).epochMilliseconds);

  const dayAt = (instant: number) => {
    let day = Math.floor(instant / dayMs);
    while (instant < startOf(day)) day -= 1;
    // A day that a zone left out (Apia, 30 December 2011) begins and ends at once, and is passed over here.
    while (instant >= startOf(day + 1)) day += 1;
    return day;
  };

  const lookUpOffset = (instant: number) =>
    Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timezone).offsetNanoseconds / 1e6;

  /** The offset of a whole day, or null on a day within which the clocks change. */
  const offsetOf = (day: DayNumber) =>
    remembered(fixedOffsets, day, () => {
      const [from, to] = [startOf(day), startOf(day + 1)];
      const atStart = lookUpOffset(from);
      return to - from === dayMs && lookUpOffset(to) === atStart ? atStart : null;
    });

  const offsetAt = (instant: number) => offsetOf(dayAt(instant)) ?? lookUpOffset(instant);

  return { dayAt, startOf, offsetAt };
}

const dayNumbers = new Map<string, DayNumber>();
const dateTexts = new Map<DayNumber, string>();
const dayWords = new Map<DayNumber, string>();
const calendars = new Map<string, LocalCalendar>();
/** More days than a century has, more zones than there are: a memory that reaches it is emptied. */
const mostRemembered = 50_000;

function remembered<Key, Value>(memory: Map<Key, Value>, key: Key, work: () => Value): Value {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const value = work();
  if (memory.size >= mostRemembered) memory.clear();
  memory.set(key, value);
  return value;
}
