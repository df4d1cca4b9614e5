import { type CalendarDate, type DateRange, datesOf, rangeIncludes, weekOf } from '@timetrack/contracts/calendar';
import type { RuleTimeline } from '../../pay-engine/index.js';
import type { PayTimelines } from '../employment/index.js';
import { findRulesInForce } from '../organization/index.js';
import type { PendingOvertime } from './pay-period.types.js';
import { nameOfPeriod } from './pay-period-plan.rules.js';

interface ClosedDates extends DateRange {
  /** Whether the days before the period have hours. */
  readonly followsHours: boolean;
}

export interface PeriodsNearby {
  readonly closed: readonly ClosedDates[];
  /** Periods that were paid and are open again. */
  readonly reopened: readonly DateRange[];
}

/** A workweek whose hours are partly settled and can still change, with those of its days in the range that are settled. */
export interface PendingWeek extends PendingOvertime {
  readonly settled: DateRange;
  /** Whether a rule of the person pays overtime in the workweek. */
  concerns(userId: string): boolean;
}

/**
 * The workweeks whose overtime on closed days of a range depends on hours that can still change: those of a period that is open
 * again, or of an open period before the closed one. Closing that period settles them (29 CFR 778.104, ADR 0045).
 */
export function findPendingWeeks(
  dates: DateRange,
  { closed, reopened }: PeriodsNearby,
  timelines: PayTimelines,
): PendingWeek[] {
  const found = new Map<string, PendingWeek>();
  for (const period of closed) {
    for (const day of [period.startDate, period.endDate]) {
      const week = weekOf(day, findRulesInForce(timelines.organization, day).workweekStartsOn);
      const paysOvertime = (timeline: RuleTimeline) => datesOf(week).some((date) => hasOvertime(timeline, date));
      const settled = intersect(intersect(week, period), dates);
      if (settled.endDate < settled.startDate || !timelines.all.some(paysOvertime)) continue;
      const isPending = datesOf(week).some(
        (date) =>
          !closed.some((each) => rangeIncludes(each, date)) &&
          (reopened.some((each) => rangeIncludes(each, date)) || (period.followsHours && date < settled.startDate)),
      );
      if (!isPending) continue;
      const message = `Overtime of the workweek ${nameOfPeriod(week)} is pending until its other pay period is closed.`;
      const concerns = (userId: string) => paysOvertime(timelines.of(userId));
      found.set(`${week.startDate} ${settled.startDate}`, { ...week, message, settled, concerns });
    }
  }
  return [...found.values()];
}

function hasOvertime(timeline: RuleTimeline, date: CalendarDate): boolean {
  const { exempt, overtimeRule } = findRulesInForce(timeline, date);
  return !exempt && overtimeRule !== 'NONE';
}

function intersect(one: DateRange, other: DateRange): DateRange {
  return {
    startDate: one.startDate > other.startDate ? one.startDate : other.startDate,
    endDate: one.endDate < other.endDate ? one.endDate : other.endDate,
  };
}
