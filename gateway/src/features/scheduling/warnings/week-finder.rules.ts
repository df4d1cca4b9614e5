import { calendarWeekAt, type Period, type Timezone } from '../../organization/index.js';

interface Hours {
  readonly startAt: Date;
  readonly endAt: Date;
}

export type WeekFinder = (shift: Hours) => Period[];

/** Computes each week once, because thousands of shifts share a few weeks. */
export function createWeekFinder(timezone: Timezone): WeekFinder {
  const known: Period[] = [];

  function weekAt(instant: Date): Period {
    const at = instant.getTime();
    const found = known.findLast(({ from, to }) => from.getTime() <= at && at < to.getTime());
    if (found) return found;
    const week = calendarWeekAt(instant, timezone);
    known.push(week);
    return week;
  }

  return ({ startAt, endAt }) => {
    const weeks = [weekAt(startAt)];
    for (let [week] = weeks; week && week.to.getTime() < endAt.getTime(); ) {
      week = weekAt(week.to);
      weeks.push(week);
    }
    return weeks;
  };
}
