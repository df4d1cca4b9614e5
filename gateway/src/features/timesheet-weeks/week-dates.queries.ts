import { addDays, weekOf } from '@timetrack/contracts/calendar';
import type { SignedInContext } from '../../access/index.js';
import { dateAt, findRulesInForce, readRuleTimeline } from '../organization/index.js';
import type { WeekDates } from './timesheet-week.types.js';

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
