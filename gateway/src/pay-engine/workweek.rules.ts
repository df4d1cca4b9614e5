import { type Weekday, weekOf } from '@timetrack/calendar';
import { type DayNumber, dateOf, dayNumberOf, memoize } from './local-calendar.rules.js';

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
