import { type DayNumber, dayNumber, hourMs, type LocalCalendar, localCalendar, weekdayOf } from './local-calendar.js';
import type { OrganizationRules, PayPeriod, Weekday } from './types.js';

const daysFrom: Record<Weekday, number> = {
  SUNDAY: 0,
  MONDAY: 1,
  TUESDAY: 2,
  WEDNESDAY: 3,
  THURSDAY: 4,
  FRIDAY: 5,
  SATURDAY: 6,
};

/**
 * The first day of the workweek in which a day lies: seven days in a row that begin on the same day of every week,
 * whatever the pay period is. Each workweek stands alone.
 *
 * Source: 29 CFR 778.104 and 778.105; California Labor Code 500(b).
 */
export function workweekOf(day: DayNumber, startsOn: Weekday): DayNumber {
  return day - ((daysFrom[weekdayOf(day)] - daysFrom[startsOn] + 7) % 7);
}

/** From `from` until `to`, half-open. */
export interface PunchWindow {
  readonly from: Date;
  readonly to: Date;
}

/** A shift belongs to the day on which it began, and its meal breaks are counted over all of it. */
const restOfAShift = 24 * hourMs;

/**
 * Which punches pay for the period depends on: all that touch this window. It covers the workweeks that the period cuts,
 * which are computed whole, and a day beside them for a shift that has begun before or goes on after.
 */
export function punchWindow(
  period: PayPeriod,
  { timezone, workweekStartsOn }: Pick<OrganizationRules, 'timezone' | 'workweekStartsOn'>,
): PunchWindow {
  const { from, to } = windowOf(period, workweekStartsOn, localCalendar(timezone));
  return { from: new Date(from), to: new Date(to) };
}

export function windowOf(period: PayPeriod, startsOn: Weekday, calendar: LocalCalendar): { from: number; to: number } {
  const first = workweekOf(dayNumber(period.startDate), startsOn);
  const afterLast = workweekOf(dayNumber(period.endDate), startsOn) + 7;
  return { from: calendar.startOf(first) - restOfAShift, to: calendar.startOf(afterLast) + restOfAShift };
}
