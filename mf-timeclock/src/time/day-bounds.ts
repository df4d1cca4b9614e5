import { dayOf } from './formats.js';

const minute = 60_000;
const hour = 60 * minute;

export interface DayBounds {
  /** The first instant of the day. */
  readonly from: Date;
  /** The first instant of the day after. */
  readonly to: Date;
}

/**
 * The day around an instant as the zone has it: 23, 24 or 25 hours long.
 * Searched for with the calendar itself, because browsers without Temporal can't be asked for a zone's changes,
 * and because not every day begins at 0:00 (Santiago's first day of summer begins at 1:00).
 */
export function dayBounds(instant: Date, timeZone: string): DayBounds {
  const today = dayOf(instant, timeZone);
  const start = Math.floor(instant.getTime() / minute) * minute;
  return {
    from: firstMinute(start - 26 * hour, start, (day) => day >= today, timeZone),
    to: firstMinute(start, start + 26 * hour, (day) => day > today, timeZone),
  };
}

/** The first whole minute in (low, high] whose day passes the test, which later days all pass. */
function firstMinute(low: number, high: number, passes: (day: string) => boolean, timeZone: string): Date {
  let before = low;
  let after = high;
  while (after - before > minute) {
    const middle = before + Math.floor((after - before) / minute / 2) * minute;
    if (passes(dayOf(new Date(middle), timeZone))) after = middle;
    else before = middle;
  }
  return new Date(after);
}
