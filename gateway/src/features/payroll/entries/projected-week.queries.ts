import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import { findPunchWindow, type RuleTimeline, summarizePay } from '../../../pay-engine/index.js';
import { loadPayFacts } from '../run/pay-facts.queries.js';
import { endOpenPunches, type PlannedWork, projectPunches } from './projected-punches.rules.js';

interface ProjectedWeek {
  readonly worked: number;
  /** The overtime and double time of it. */
  readonly workedOvertime: number;
  readonly projected: number;
  readonly projectedOvertime: number;
}

interface Projection {
  readonly organizationId: string;
  readonly rules: RuleTimeline;
  readonly week: DateRange;
  readonly now: Date;
  readonly userIds: readonly string[];
  /** The shifts that are not over, earliest first. */
  readonly shifts: readonly (PlannedWork & { readonly userId: string })[];
}

export async function projectWorkweek(
  em: EntityManager,
  { organizationId, rules, week, now, userIds, shifts }: Projection,
): Promise<ReadonlyMap<string, ProjectedWeek>> {
  if (userIds.length === 0) return new Map();
  const window = findPunchWindow(week, rules);
  const facts = await loadPayFacts(em, { organizationId, period: week, window, userIds });
  const shiftsOf = Map.groupBy(shifts, ({ userId }) => userId);
  const sum = (punches: ReturnType<typeof endOpenPunches>) => {
    const pay = summarizePay({ rules, period: week, punches, timeOff: [], now });
    const overtime = pay.overtimeMinutes + pay.doubleTimeMinutes;
    return { minutes: pay.regularMinutes + overtime, overtime };
  };
  return new Map(
    userIds.map((userId) => {
      const { punches } = facts.of(userId);
      const worked = sum(endOpenPunches(punches, now.getTime()));
      const projected = sum(projectPunches(punches, shiftsOf.get(userId) ?? [], now.getTime()));
      const week = {
        worked: worked.minutes,
        workedOvertime: worked.overtime,
        projected: projected.minutes,
        projectedOvertime: projected.overtime,
      };
      return [userId, week];
    }),
  );
}
