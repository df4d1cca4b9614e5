import { addDays, weekOf } from '@timetrack/contracts/calendar';
import { query, type SignedInContext } from '../../access/index.js';
import { isTimeWorked } from '../../pay-engine/index.js';
import { dateAt, findRulesInForce, readRuleTimeline } from '../organization/index.js';
import { findPay, type PayrollEntry } from '../payroll/index.js';
import { readFilteredTeam } from '../teams/index.js';
import { weekInput } from './timesheet-week.inputs.js';
import type { WeekDates, WeekTotals } from './timesheet-week.types.js';

export type Timeline = Awaited<ReturnType<typeof readRuleTimeline>>;

/** The dates of the workweek that the organization's rules have on a day, by default today. */
export async function datesOfWeek(
  { em, viewer, platform }: SignedInContext,
  day: string | null | undefined,
  timeline?: Timeline,
): Promise<WeekDates> {
  const rules = timeline ?? (await readRuleTimeline(em, viewer.organizationId));
  const chosen = day ?? dateAt(rules, platform.clock.now());
  const { startDate, endDate } = weekOf(chosen, findRulesInForce(rules, chosen).workweekStartsOn);
  return { startDate, endDate, dates: Array.from({ length: 7 }, (_, index) => addDays(startDate, index)) };
}

/**
 * What everyone, or everyone in the team, is paid for a workweek, not only the listed people: the sums that payroll pays, by
 * day.
 */
export const weekTotals = query('timesheetWeek', weekInput, async (context, { weekOf, teamId }) => {
  const team = await readFilteredTeam(context, teamId);
  return sumWeek(context, await datesOfWeek(context, weekOf), team?.userIds);
});

export async function sumWeek(
  { em, viewer, platform }: SignedInContext,
  { startDate, endDate, dates }: WeekDates,
  userIds?: readonly string[],
): Promise<WeekTotals> {
  const period = { startDate, endDate };
  const search = { organizationId: viewer.organizationId, period, now: platform.clock.now(), userIds };
  const pay = await findPay(em, search);
  const sums = new Map(dates.map((date) => [date, { work: 0, overtime: 0, timeOff: 0 }]));
  for await (const batch of pay.lines()) {
    for (const { lines } of batch) addLines(sums, lines);
  }
  const days = dates.map((date) => {
    const { work, timeOff } = sums.get(date) as Sum;
    return { date, minutes: work, timeOffMinutes: timeOff };
  });
  const all = [...sums.values()];
  return {
    days,
    totalMinutes: all.reduce((total, { work }) => total + work, 0),
    overtimeMinutes: all.reduce((total, { overtime }) => total + overtime, 0),
    timeOffMinutes: all.reduce((total, { timeOff }) => total + timeOff, 0),
  };
}

interface Sum {
  work: number;
  overtime: number;
  timeOff: number;
}

/** Corrections of earlier pay periods are paid in this one, but were not worked in it. */
function addLines(sums: ReadonlyMap<string, Sum>, lines: PayrollEntry['lines']): void {
  for (const { date, kind, minutes, adjusts } of lines) {
    const sum = sums.get(date);
    if (!sum || adjusts) continue;
    if (kind === 'PTO') sum.timeOff += minutes;
    else if (isTimeWorked(kind)) sum.work += minutes;
    if (kind === 'OVERTIME' || kind === 'DOUBLE_TIME') sum.overtime += minutes;
  }
}
