import {
  dateOf,
  formatTime,
  formatTimeRange,
  formatWeekdayDate,
  formatWeekdayDateTime,
  namedOnce,
  type TimeZone,
} from '@timetrack/screens/basics';
import { formatInstant, zoneName } from '@timetrack/ui/basics';

/** Enough for the times and labels of a few weeks of 500 people. */
const maxKnown = 20_000;

/**
 * Remembers the texts of a slow function by its key. `Intl` takes most of the time that a row of the board needs, and
 * thousands of shifts share a few hundred times.
 */
function rememberTexts<Instants extends readonly number[]>(
  format: (timeZone: TimeZone, ...instants: Instants) => string,
): (timeZone: TimeZone, ...instants: Instants) => string {
  const known = new Map<string, string>();
  return (timeZone, ...instants) => {
    const key = [timeZone.current, ...instants, ...instants.map(timeZone.at)].join('|');
    const text = known.get(key);
    if (text !== undefined) return text;
    if (known.size >= maxKnown) known.clear();
    const formatted = format(timeZone, ...instants);
    known.set(key, formatted);
    return formatted;
  };
}

/** A time range in milliseconds since the epoch. */
interface TimeRange {
  readonly start: number;
  readonly end: number;
}

/** When a day begins and ends. */
interface Day {
  readonly from: number;
  readonly to: number;
}

const dayMs = 86_400_000;

/** `Tue, Mar 3, 9:00 AM – 5:00 PM`. An end at midnight belongs to the day before. */
export function formatShiftTime({ start, end }: TimeRange, timeZone: TimeZone): string {
  return formatRange(timeZone, start, end);
}

const formatRange = rememberTexts((timeZone, start: number, end: number) => {
  const date = dateOf(start, timeZone);
  return dateOf(end - 1, timeZone) === date
    ? `${formatWeekdayDate(date)}, ${formatTimeRange(start, end, timeZone)}`
    : `${formatWeekdayDateTime(start, namedOnce(timeZone, end))} – ${formatWeekdayDateTime(end, timeZone)}`;
});

/** `9a – 5:30p` for bars, which have little room. Over more than a day `Mon 9a – Wed 5p`. */
export function formatShortTimeRange({ start, end }: TimeRange, timeZone: TimeZone): string {
  const format = (at: number, zone: TimeZone) => {
    const time = formatShortTime(zone, at);
    return end - start <= dayMs ? time : `${formatInstant(at, { weekday: 'short', timeZone: zone.at(at) })} ${time}`;
  };
  return `${format(start, namedOnce(timeZone, end))} – ${format(end, timeZone)}`;
}

/** `9a`, `5:30p`, or `9a MST` in another zone than that of today */
export const formatShortTime = rememberTexts((timeZone, at: number) => {
  const [time = '', half = '', ...zone] = formatTime(at, timeZone).split(' ');
  return [time.replace(':00', '') + half.slice(0, 1).toLowerCase(), ...zone].join(' ');
});

/**
 * The time to show on a day that a shift continues from the day before: `until 6a`, or `all day`. Undefined on the day
 * on which the shift starts.
 */
export function formatTimeOnDay({ start, end }: TimeRange, day: Day, timeZone: TimeZone): string | undefined {
  if (start >= day.from) return undefined;
  return end <= day.to ? `until ${formatShortTime(timeZone, end)}` : 'all day';
}

/** `MST` for a day that is in another zone than today */
export function nameZoneOfDay({ from, to }: Day, timeZone: TimeZone): string | undefined {
  const zone = timeZone.at(from);
  return zone === timeZone.current ? undefined : zoneName(to - 1, zone);
}

/** For times on a day that names its zone itself. */
export const unnamedOn = ({ from }: Pick<Day, 'from'>, timeZone: TimeZone): TimeZone => namedOnce(timeZone, from);
