import { type DayNumber, dateOf } from './local-calendar.rules.js';
import type { JobMinutes, JobMinutesByKind, PaidWorkweek } from './pay.types.js';
import { payRules } from './pay-rules.types.js';
import type { Slice } from './slices.rules.js';
import type { PaidWeek } from './workweeks.rules.js';

/**
 * Adds up credited minutes by the job of their timesheet, so that the jobs add up to the time worked and labor cost by job
 * never differs from pay. For overtime, hours on several jobs are hours of one employee (29 CFR 778.103).
 */
export function sumMinutesByJob(work: readonly Slice[]): JobMinutes[] {
  const minutes = new Map<string | null, number>();
  for (const slice of work) minutes.set(jobOf(slice), (minutes.get(jobOf(slice)) ?? 0) + slice.minutes);
  return [...minutes]
    .map(([jobId, total]) => ({ jobId, minutes: total }))
    .sort((a, b) => compareJobIds(a.jobId, b.jobId));
}

/**
 * The workweeks that overlap the days, earliest first, each with its minutes by job and kind. A workweek contains all
 * its work, including days outside of `days`. Workweeks without work are left out.
 *
 * Source: 29 CFR 778.115 weighs the regular rate of someone with two or more rates over the workweek.
 */
export function listWorkweeks(
  weeks: readonly PaidWeek[],
  days: { readonly first: DayNumber; readonly last: DayNumber },
  qualify: (week: PaidWeek) => PaidWorkweek['qualifiedOvertime'],
): PaidWorkweek[] {
  return weeks
    .filter(({ firstDay, lastDay }) => firstDay <= days.last && days.first <= lastDay)
    .map((week) => ({
      startDate: dateOf(week.firstDay),
      endDate: dateOf(week.lastDay),
      jobs: [...Map.groupBy(week.slices, jobOf)].map(toMinutesByKind).sort((a, b) => compareJobIds(a.jobId, b.jobId)),
      qualifiedOvertime: qualify(week),
    }))
    .filter(({ jobs }) => jobs.length > 0);
}

const jobOf = ({ piece }: Slice) => piece.timesheet.punch.jobId;

function toMinutesByKind([jobId, slices]: [string | null, Slice[]]): JobMinutesByKind {
  const sum = (kind: string) =>
    slices.reduce((total, { rule, minutes }) => (payRules[rule].kind === kind ? total + minutes : total), 0);
  return {
    jobId,
    regularMinutes: sum('REGULAR'),
    overtimeMinutes: sum('OVERTIME'),
    doubleTimeMinutes: sum('DOUBLE_TIME'),
  };
}

/** Sorts by job id. Work without a job (null) comes last. */
export function compareJobIds(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a < b ? -1 : 1;
}
