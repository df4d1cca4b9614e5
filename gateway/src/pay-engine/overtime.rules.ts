import type { WorkPiece } from './credited-time.rules.js';
import { minuteMs } from './local-calendar.rules.js';
import type { OvertimeLaw } from './overtime-laws.types.js';
import type { PayRule } from './pay-rules.types.js';
import { groupByDay, payAfter, payExcess, type Slice } from './slices.rules.js';
import { findExcessOfRuns, findExcessOfWorkdays } from './work-runs.rules.js';

/** What an overtime rule counts: the law, and the work of the workweek and of two weeks before it, in chronological order. */
export interface CountedWork {
  readonly law: OvertimeLaw<PayRule>;
  readonly pieces: readonly WorkPiece[];
}

/** Moves time of a workweek's slices, in chronological order, under a rule of the law. */
export type WeekRule = (week: readonly Slice[], counted: CountedWork) => readonly Slice[];

/**
 * The hours of the nth consecutive day worked in a workweek are overtime, and under California’s law double time after 8 hours.
 * A workweek is fixed, so days in a row across two workweeks do not count.
 *
 * Source: California Labor Code 510(a), counted by workweek (Mendoza v. Nordstrom (2017) 2 Cal.5th 1074); KRS 337.050, in workweeks
 * of more than 40 hours; Puerto Rico's Act 379-1948.
 */
export const overtimeOnNthDay: WeekRule = (week, { law }) => {
  const { limits, nthDayDoubleMinutes, nthDayOverMinutes, rules } = law;
  if (limits.nthDay === null || !rules.nthDay) return week;
  if (nthDayOverMinutes !== null && sumLength(week) <= nthDayOverMinutes * minuteMs) return week;
  const days = groupByDay(week);
  const worked = new Set(days.map(([first]) => (first as Slice).workday));
  return days.flatMap((day) => {
    if (!followsDaysWorked((day[0] as Slice).workday, worked, limits.nthDay as number)) return day;
    const doubled =
      nthDayDoubleMinutes !== null && rules.nthDayDouble
        ? payAfter(day, nthDayDoubleMinutes * minuteMs, rules.nthDayDouble.rule)
        : day;
    return payAfter(doubled, 0, (rules.nthDay as { rule: PayRule }).rule);
  });
};

function followsDaysWorked(day: number, worked: ReadonlySet<number>, nth: number): boolean {
  for (let before = 1; before < nth; before += 1) if (!worked.has(day - before)) return false;
  return true;
}

function sumLength(week: readonly Slice[]): number {
  let sum = 0;
  for (const { length } of week) sum += length;
  return sum;
}

/**
 * Hours over the limit for double time in a workday are double time.
 *
 * Source: California Labor Code 510(a); Employment Standards Act of British Columbia, s. 40.
 */
export const doubleTimeInWorkday: WeekRule = (week, { law }) =>
  payOverDay(week, law.limits.dailyDoubleMinutes, law.rules.dailyDouble?.rule);

/**
 * Hours over the daily limit are overtime. A workday starts at midnight, which employers may choose (29 CFR 778.105), and in Nevada
 * with the work (NRS 608.0126).
 *
 * Source: the law of each state or province, such as California Labor Code 510(a) and AS 23.10.060.
 */
export const overtimeInWorkday: WeekRule = (week, { law, pieces }) => {
  const { limits, rules, workday } = law;
  if (workday === 'CALENDAR_DAY') return payOverDay(week, limits.dailyMinutes, rules.daily?.rule);
  if (limits.dailyMinutes === null || !rules.daily) return week;
  return payExcess(week, findExcessOfWorkdays(pieces, limits.dailyMinutes * minuteMs), rules.daily.rule);
};

function payOverDay(week: readonly Slice[], limit: number | null, rule: PayRule | undefined): readonly Slice[] {
  if (limit === null || !rule) return week;
  return groupByDay(week).flatMap((day) => payAfter(day, limit * minuteMs, rule));
}

/**
 * Consecutive hours over the limit are overtime, whatever the workday is.
 *
 * Source: 7 CCR 1103-1, 4.1.1(C).
 */
export const overtimeInRun: WeekRule = (week, { law: { limits, rules }, pieces }) =>
  limits.consecutiveMinutes === null || !rules.consecutive
    ? week
    : payExcess(week, findExcessOfRuns(pieces, limits.consecutiveMinutes * minuteMs), rules.consecutive.rule);

/**
 * Regular hours over the weekly limit are overtime, across jobs. Weeks are not averaged, and hours that a daily rule already pays do
 * not count again: four days of 10 hours in California have exactly 8 hours of overtime. Paid time off is not time worked, so it is
 * not among the slices.
 *
 * Source: 29 CFR 778.101, 778.103 and 778.104; Monzon v. Schaefer Ambulance Service (1990) 224 Cal.App.3d 16 (no pyramiding).
 */
export const overtimeInWorkweek: WeekRule = (week, { law: { limits, rules } }) =>
  limits.weeklyMinutes === null || !rules.weekly
    ? week
    : payAfter(week, limits.weeklyMinutes * minuteMs, rules.weekly.rule);
