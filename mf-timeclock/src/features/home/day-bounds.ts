import { dateOf, type TimeZone } from '@timetrack/screens/basics';

const minute = 60_000;
const hour = 60 * minute;

export interface DayBounds {
  readonly from: Date;
  readonly to: Date;
}

/**
 * The day that contains an instant in a zone: 23, 24 or 25 hours long.
 *
 * Found by a binary search over formatted dates. Temporal would do it in a line, but the worker's home must not wait for
 * its polyfill. Adding hours to 0:00 would be wrong: in Santiago the first day of summer time starts at 1:00.
 */
export function dayBounds(instant: Date, timeZone: TimeZone): DayBounds {
  const today = dateOf(instant, timeZone);
  const start = Math.floor(instant.getTime() / minute) * minute;
  return {
    from: firstMinute(start - 50 * hour, start, (day) => day >= today, timeZone),
    to: firstMinute(start, start + 50 * hour, (day) => day > today, timeZone),
  };
}

/** The first whole minute in (low, high] whose date passes the test. All later dates must pass it too. */
function firstMinute(low: number, high: number, passes: (day: string) => boolean, timeZone: TimeZone): Date {
  let before = low;
  let after = high;
  while (after - before > minute) {
    const middle = before + Math.floor((after - before) / minute / 2) * minute;
    if (passes(dateOf(new Date(middle), timeZone))) after = middle;
    else before = middle;
  }
  return new Date(after);
}
