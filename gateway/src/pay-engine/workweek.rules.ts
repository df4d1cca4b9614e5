import { type Weekday, weekdays } from '@timetrack/contracts/calendar';
import type { DayNumber } from './local-calendar.rules.js';

const daysInWeek = 7;

/** January 5, 1970. */
const aMonday: DayNumber = 4;

/**
 * The first day of the workweek around a day: seven consecutive days that start on the same weekday every week, whatever
 * the pay period is. Each workweek is computed by itself.
 *
 * Source: 29 CFR 778.104 and 778.105; California Labor Code 500(b).
 */
export function findWorkweekStart(day: DayNumber, startsOn: Weekday): DayNumber {
  const daysSinceAStart = (day - aMonday - weekdays.indexOf(startsOn)) % daysInWeek;
  return day - (daysSinceAStart < 0 ? daysSinceAStart + daysInWeek : daysSinceAStart);
}
