import type { CalendarDate } from '@timetrack/contracts/calendar';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A calendar date as the number of days since January 1, 1970, for fast arithmetic and comparison. */
export type DayNumber = number;

const epoch = '1970-01-01';

/** Throws RangeError when the date is invalid. */
export function dayNumberOf(date: CalendarDate): DayNumber {
  return memoize(dayNumbers, date, () => Temporal.PlainDate.from(epoch).until(date, { largestUnit: 'day' }).days);
}

export function dateOf(day: DayNumber): CalendarDate {
  return memoize(dates, day, () => toPlainDate(day).toString());
}

/** `Sunday, November 1` */
export function formatDay(day: DayNumber): string {
  return memoize(formattedDays, day, () =>
    toPlainDate(day).toLocaleString('en-US', { weekday: 'long', month: 'long', day: 'numeric' }),
  );
}

function toPlainDate(day: DayNumber): Temporal.PlainDate {
  return Temporal.PlainDate.from(epoch).add({ days: day });
}

/** Dates and local time in one time zone. Instants are milliseconds since 1970. */
export interface LocalCalendar {
  dayAt(instant: number): DayNumber;
  /** The first instant of a day: midnight, or later where the clocks skip it (Cairo, Beirut). */
  startOf(day: DayNumber): number;
  /** How far local time is ahead of UTC at an instant, in milliseconds. */
  offsetAt(instant: number): number;
}

/** The calendar of an IANA time zone. It looks up each day once, because 100,000 timesheets fall on the same few days. */
export function findLocalCalendar(timezone: string): LocalCalendar {
  return memoize(calendars, timezone, () => createLocalCalendar(timezone));
}

/** Instead of an offset, for a day on which the clocks change. */
const changing = Number.POSITIVE_INFINITY;

function createLocalCalendar(timezone: string): LocalCalendar {
  const startOf = memoizeByDay((day) => toPlainDate(day).toZonedDateTime(timezone).epochMilliseconds);

  // The day of the last look-up: the instants of one timesheet are mostly on one day. In an array, because variables of a
  // closure allocate each large number that they are set to.
  const last = new Float64Array(3);
  const dayAt = (instant: number) => {
    const isSameDay = (last[1] as number) <= instant && instant < (last[2] as number);
    return isSameDay ? (last[0] as number) : findDay(instant);
  };
  const findDay = (instant: number) => {
    let day = Math.floor(instant / dayMs);
    let starts = startOf(day);
    while (instant < starts) {
      day -= 1;
      starts = startOf(day);
    }
    let ends = startOf(day + 1);
    // A day that a time zone skipped (December 30, 2011 in Apia) has no length, so this moves past it.
    while (instant >= ends) {
      day += 1;
      starts = ends;
      ends = startOf(day + 1);
    }
    last[0] = day;
    last[1] = starts;
    last[2] = ends;
    return day;
  };

  const lookUpOffset = (instant: number) =>
    Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timezone).offsetNanoseconds / 1e6;

  /** The offset during a whole day. */
  const offsetOf = memoizeByDay((day) => {
    const [from, to] = [startOf(day), startOf(day + 1)];
    const atStart = lookUpOffset(from);
    return to - from === dayMs && lookUpOffset(to) === atStart ? atStart : changing;
  });

  const offsetAt = (instant: number) => {
    const offset = offsetOf(dayAt(instant));
    return offset === changing ? lookUpOffset(instant) : offset;
  };

  return { dayAt, startOf, offsetAt };
}

const daysPerTable = 256;
const maxTables = 200;

/** Remembers a number for each day. They lie in arrays of some months, because every timesheet looks up several. */
function memoizeByDay(compute: (day: DayNumber) => number): (day: DayNumber) => number {
  const tables = new Map<number, number[]>();
  let table: number[] = [];
  let tableNumber = Number.NaN;
  return (day) => {
    const number = Math.floor(day / daysPerTable);
    if (number !== tableNumber) {
      table = memoize(tables, number, () => new Array<number>(daysPerTable).fill(Number.NaN), maxTables);
      tableNumber = number;
    }
    const index = day - number * daysPerTable;
    const known = table[index];
    if (known !== undefined && !Number.isNaN(known)) return known;
    const value = compute(day);
    table[index] = value;
    return value;
  };
}

const dayNumbers = new Map<string, DayNumber>();
const dates = new Map<DayNumber, CalendarDate>();
const formattedDays = new Map<DayNumber, string>();
const calendars = new Map<string, LocalCalendar>();
/** More entries than a century has days. A cache that reaches this size is cleared. */
const maxCacheSize = 50_000;

export function memoize<Key, Value>(
  cache: Map<Key, Value>,
  key: Key,
  compute: () => Value,
  maxSize = maxCacheSize,
): Value {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const value = compute();
  if (cache.size >= maxSize) cache.clear();
  cache.set(key, value);
  return value;
}
