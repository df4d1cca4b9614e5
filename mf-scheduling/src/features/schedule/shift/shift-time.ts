import {
  dateOf,
  formatTime,
  formatTimeRange,
  formatWeekdayDate,
  formatWeekdayDateTime,
} from '@timetrack/screens/basics';
import { formatInstant } from '@timetrack/ui/basics';

/** Enough for the times and labels of a few weeks of 500 people. */
const maxKnown = 20_000;

/**
 * Remembers the texts of a slow function by its key. `Intl` takes most of the time that a row of the board needs, and
 * thousands of shifts share a few hundred times.
 */
function rememberTexts<Arguments extends readonly (string | number)[]>(
  format: (...values: Arguments) => string,
): (...values: Arguments) => string {
  const known = new Map<string, string>();
  return (...values) => {
    const key = values.join('|');
    const text = known.get(key);
    if (text !== undefined) return text;
    if (known.size >= maxKnown) known.clear();
    const formatted = format(...values);
    known.set(key, formatted);
    return formatted;
  };
}

/** A time range in milliseconds since the epoch. */
interface TimeRange {
  readonly start: number;
  readonly end: number;
}

const dayMs = 86_400_000;

/** `Tue, Mar 3, 9:00 AM – 5:00 PM`. An end at midnight belongs to the day before. */
export function formatShiftTime({ start, end }: TimeRange, timeZone: string): string {
  return formatRange(start, end, timeZone);
}

const formatRange = rememberTexts((start: number, end: number, timeZone: string) => {
  const date = dateOf(start, timeZone);
  return dateOf(end - 1, timeZone) === date
    ? `${formatWeekdayDate(date)}, ${formatTimeRange(start, end, timeZone)}`
    : `${formatWeekdayDateTime(start, timeZone)} – ${formatWeekdayDateTime(end, timeZone)}`;
});

/** `9a – 5:30p` for bars, which have little room. Over more than a day `Mon 9a – Wed 5p`. */
export function formatShortTimeRange({ start, end }: TimeRange, timeZone: string): string {
  const format = (at: number) => {
    const time = formatShortTime(at, timeZone);
    return end - start <= dayMs ? time : `${formatInstant(at, { weekday: 'short', timeZone })} ${time}`;
  };
  return `${format(start)} – ${format(end)}`;
}

/** `9a`, `5:30p` */
export const formatShortTime = rememberTexts((at: number, timeZone: string) => {
  const [time = '', half = ''] = formatTime(at, timeZone).split(' ');
  return time.replace(':00', '') + half.slice(0, 1).toLowerCase();
});

/**
 * The time to show on a day that a shift continues from the day before: `until 6a`, or `all day`. Undefined on the day
 * on which the shift starts.
 */
export function formatTimeOnDay(
  { start, end }: TimeRange,
  day: { readonly from: number; readonly to: number },
  timeZone: string,
): string | undefined {
  if (start >= day.from) return undefined;
  return end <= day.to ? `until ${formatShortTime(end, timeZone)}` : 'all day';
}
