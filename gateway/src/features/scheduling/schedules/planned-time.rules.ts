import { calendarWeekAt, type Period } from '../../organization/index.js';

interface Hours {
  readonly startAt: Date;
  readonly endAt: Date;
}

/**
 * Finds the weeks, Sunday to Saturday, that shifts touch. Thousands of shifts lie in the same few weeks: the calendar is
 * asked once for each week, and not once for each shift.
 */
export function weekFinder(timezone: string): (shift: Hours) => Period[] {
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

/**
 * Minutes of the period in which there is work to do: those that really pass, whatever the clocks do. Nobody works the
 * same hour twice, so shifts at the same time count once.
 */
export function minutesWithin(shifts: readonly Hours[], { from, to }: Period): number {
  let countedUntil = from.getTime();
  let ms = 0;
  for (const { startAt, endAt } of shifts.toSorted((one, other) => one.startAt.getTime() - other.startAt.getTime())) {
    const begin = Math.max(startAt.getTime(), countedUntil);
    const end = Math.min(endAt.getTime(), to.getTime());
    if (end <= begin) continue;
    ms += end - begin;
    countedUntil = end;
  }
  return Math.floor(ms / 60_000);
}
