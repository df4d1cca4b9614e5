import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import { type Punch, summarizePay } from '../../../pay-engine/index.js';
import type { PayTimelines } from '../../employment/index.js';
import { loadPayFacts } from '../run/pay-facts.queries.js';
import { findWindow } from '../run/pay-window.rules.js';

interface ProjectedWeek {
  readonly worked: number;
  /** The overtime and double time of it. */
  readonly workedOvertime: number;
  readonly projected: number;
  readonly projectedOvertime: number;
}

interface Projection {
  readonly organizationId: string;
  readonly timelines: PayTimelines;
  readonly week: DateRange;
  readonly now: Date;
  readonly userIds: readonly string[];
  /** The shifts that are not over, earliest first. */
  readonly shifts: readonly (PlannedWork & { readonly userId: string })[];
}

export async function projectWorkweek(
  em: EntityManager,
  { organizationId, timelines, week, now, userIds, shifts }: Projection,
): Promise<ReadonlyMap<string, ProjectedWeek>> {
  if (userIds.length === 0) return new Map();
  const window = findWindow(week, timelines);
  const facts = await loadPayFacts(em, { organizationId, period: week, window, userIds });
  const shiftsOf = Map.groupBy(shifts, ({ userId }) => userId);
  const sum = (userId: string, punches: ReturnType<typeof endOpenPunches>) => {
    const pay = summarizePay({ rules: timelines.of(userId), period: week, punches, timeOff: [], now });
    const overtime = pay.overtimeMinutes + pay.doubleTimeMinutes;
    return { minutes: pay.regularMinutes + overtime, overtime };
  };
  return new Map(
    userIds.map((userId) => {
      const { punches } = facts.of(userId);
      const worked = sum(userId, endOpenPunches(punches, now.getTime()));
      const projected = sum(userId, projectPunches(punches, shiftsOf.get(userId) ?? [], now.getTime()));
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

/** A shift that is not over. */
interface PlannedWork {
  readonly startAt: Date;
  readonly endAt: Date;
  readonly plannedBreakMinutes: number;
}

/** The punches as if the person clocked out now. */
function endOpenPunches(punches: readonly Punch[], now: number): Punch[] {
  return punches.map((punch) => ({ ...punch, clockOutAt: punch.clockOutAt ?? now }));
}

/**
 * The punches as if the person worked the rest of their shifts. Overlapping shifts count once. A shift is shorter by its unpaid
 * break, less what the person has taken of it.
 */
function projectPunches(punches: readonly Punch[], shifts: readonly PlannedWork[], now: number): Punch[] {
  const projected = endOpenPunches(punches, now);
  let workedUntil = now;
  for (const { startAt, endAt, plannedBreakMinutes } of shifts) {
    const from = Math.max(startAt.getTime(), workedUntil);
    const to = endAt.getTime() - Math.max(0, plannedBreakMinutes * 60_000 - sumUnpaidBreaks(punches, startAt, now));
    workedUntil = Math.max(workedUntil, endAt.getTime());
    if (to > from) projected.push(plannedPunch(from, to, projected.length));
  }
  return projected;
}

/** The unpaid breaks since an instant, in milliseconds. */
function sumUnpaidBreaks(punches: readonly Punch[], since: Date, now: number): number {
  const breaks = punches.flatMap((punch) => punch.breaks.map((each) => ({ ...each, end: punch.clockOutAt ?? now })));
  return breaks
    .filter(({ type, from }) => type === 'UNPAID' && from >= since.getTime())
    .reduce((sum, { from, to, end }) => sum + (to ?? end) - from, 0);
}

function plannedPunch(clockInAt: number, clockOutAt: number, index: number): Punch {
  return {
    timesheetId: `planned-${index}`,
    clockInAt,
    clockOutAt,
    breaks: [],
    jobId: null,
    ...{ approved: true, missingLocation: false, addedByManager: false, selfReported: false, selfApproved: false },
    ...{ clockAdjusted: false, outsidePlace: null },
  };
}
