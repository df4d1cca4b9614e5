import { calendarWeekAt, type Period } from '../../organization/index.js';

interface Hours {
  readonly startAt: Date;
  readonly endAt: Date;
}

/**
 * Returns a function that lists the calendar weeks that a shift overlaps. It computes each week once, because thousands
 * of shifts share the same few weeks.
 */
export function createWeekFinder(timezone: string): (shift: Hours) => Period[] {
  const known: Period[] = [];

  function weekAt(instant: Date): Period {
    const found = known.findLast(({ from, to }) => from <= instant && instant < to);
    if (found) return found;
    const week = calendarWeekAt(instant, timezone);
    known.push(week);
    return week;
  }

  return ({ startAt, endAt }) => {
    const weeks = [weekAt(startAt)];
    for (let [week] = weeks; week && week.to < endAt; ) {
      week = weekAt(week.to);
      weeks.push(week);
    }
    return weeks;
  };
}
