import { type DateRange, type Weekday, weekOf } from '@timetrack/calendar';
import {
  type DayNumber,
  dateOf,
  dayNumberOf,
  findLocalCalendar,
  hourMs,
  type LocalCalendar,
  memoize,
} from './local-calendar.rules.js';
import type { OrganizationRules } from './pay.types.js';

const workweekStarts = new Map<string, DayNumber>();

/**
 * The first day of the workweek around a day: seven consecutive days that start on the same weekday every week, whatever
 * the pay period is. Each workweek is computed by itself.
 *
 * Source: 29 CFR 778.104 and 778.105; California Labor Code 500(b).
 */
export function findWorkweekStart(day: DayNumber, startsOn: Weekday): DayNumber {
  return memoize(workweekStarts, `${startsOn} ${day}`, () => dayNumberOf(weekOf(dateOf(day), startsOn).startDate));
}

/** A half-open range of time. */
export interface PunchWindow {
  readonly from: Date;
  readonly to: Date;
}

/** A shift belongs to the day on which it started, and its meal breaks are counted over the whole shift. */
const restOfShift = 24 * hourMs;

/**
 * The window that contains all punches on which the pay for the period depends. It covers every workweek that overlaps
 * the period, because workweeks are computed whole, and one day on either side for shifts that start before or end after.
 *
 * Throws RangeError when a date or the time zone is invalid.
 */
export function findPunchWindow(
  period: DateRange,
  { timezone, workweekStartsOn }: Pick<OrganizationRules, 'timezone' | 'workweekStartsOn'>,
): PunchWindow {
  const { from, to } = findPunchSpan(period, workweekStartsOn, findLocalCalendar(timezone));
  return { from: new Date(from), to: new Date(to) };
}

/** `punchWindow` in milliseconds since 1970. */
export function findPunchSpan(
  period: DateRange,
  startsOn: Weekday,
  calendar: LocalCalendar,
): { from: number; to: number } {
  const firstDay = findWorkweekStart(dayNumberOf(period.startDate), startsOn);
  const dayAfter = findWorkweekStart(dayNumberOf(period.endDate), startsOn) + 7;
  return { from: calendar.startOf(firstDay) - restOfShift, to: calendar.startOf(dayAfter) + restOfShift };
}
