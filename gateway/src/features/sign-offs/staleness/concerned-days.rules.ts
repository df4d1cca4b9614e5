import { addDays, type CalendarDate } from '@timetrack/contracts/calendar';
import { dateOf, findPunchWindow, findRuleCalendar, type RuleTimeline } from '../../../pay-engine/index.js';

/** The first and the last day of a change. Null for no limit. */
export interface ChangedDays {
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
}

/**
 * All days whose pay a change on these days can affect: overtime of the same workweeks, and of both workweeks where the workweek
 * begins on another day from now on. The window of the punches on which the pay of a day depends is also the window of the days
 * whose pay depends on punches of that day. The days of a change are those of UTC, so its local days may be the neighbors.
 */
export function findConcernedDays({ from, to }: ChangedDays, rules: RuleTimeline): ChangedDays {
  const calendar = findRuleCalendar(rules);
  const windowOf = (date: CalendarDate) =>
    findPunchWindow({ startDate: addDays(date, -1), endDate: addDays(date, 1) }, rules);
  return {
    from: from && dateOf(calendar.dayAt(+windowOf(from).from)),
    to: to && dateOf(calendar.dayAt(+windowOf(to).to)),
  };
}
