import {
  dateOf,
  formatTime,
  formatTimeRange,
  formatWeekdayDate,
  formatWeekdayDateTime,
} from '@timetrack/screens/basics';
import { formatInstant } from '@timetrack/ui/basics';
import { rememberTexts } from './remember.js';

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
