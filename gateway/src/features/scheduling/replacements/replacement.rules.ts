import { formatDuration } from '@timetrack/contracts/durations';
import { dayOf, type Period, periodOfDays, type Timezone } from '../../organization/index.js';
import { findConflicts } from '../conflicts/conflict.rules.js';
import type { ScheduleConflictView } from '../conflicts/conflict.types.js';
import { countMinutesWithin, overlaps } from '../schedules/schedule.rules.js';
import { type DaysOff, type Employee, type PlannedShift } from '../warnings/warning.rules.js';
import { formatInstants } from '../warnings/warning-messages.rules.js';
import { countOverLimit, type WeeklyLimitOf } from '../warnings/weekly-limit.rules.js';

export interface ReplacementFacts {
  readonly person: Employee & { readonly status: string };
  readonly shift: PlannedShift;
  /** The person's other shifts in the weeks of the shift and around it. */
  readonly others: readonly PlannedShift[];
  readonly daysOff: readonly DaysOff[];
  /** The overtime that pay projects for the weeks of the shift with it, in minutes. */
  readonly projectedOvertime: number;
  readonly weeksOf: (shift: PlannedShift) => readonly Period[];
  readonly weeklyLimitOf: WeeklyLimitOf;
  readonly timezone: Timezone;
  readonly now: Date;
}

interface Fit {
  readonly plannedMinutes: number;
  readonly overtimeMinutes: number;
  readonly reason: string;
}

/** How well a person fits, or undefined if the shift would be a conflict. Overtime alone is not: it comes last. */
export function assessReplacement(facts: ReplacementFacts): Fit | undefined {
  if (causesConflict(facts)) return undefined;
  const { shift, others, weeksOf, weeklyLimitOf, projectedOvertime } = facts;
  const weeks = weeksOf(shift);
  const [week] = weeks;
  if (!week) return undefined;
  const plannedMinutes = countMinutesWithin(others, week);
  const plannedOvertime = weeks
    .map((each) => countOverLimit(countMinutesWithin([shift, ...others], each), weeklyLimitOf(each)))
    .reduce((sum, minutes) => sum + minutes, 0);
  // Work of past shifts may not be entered yet, and not all work is planned.
  const overtimeMinutes = Math.max(plannedOvertime, projectedOvertime);
  const reason = [
    describeDay(facts),
    describeWeek(plannedMinutes, week, facts.now),
    overtimeMinutes > 0 ? `would have ${formatDuration(overtimeMinutes)} overtime` : 'no overtime',
  ].join(', ');
  return { plannedMinutes, overtimeMinutes, reason };
}

interface Candidate extends Omit<Fit, 'reason'> {
  readonly user: { readonly role: string };
}

/**
 * The least overtime first, then workers, because others rarely work shifts, then the fewest planned hours. People who are
 * equal keep their order.
 */
export function compareCandidates(one: Candidate, other: Candidate): number {
  return (
    one.overtimeMinutes - other.overtimeMinutes ||
    rankOf(one) - rankOf(other) ||
    one.plannedMinutes - other.plannedMinutes
  );
}

const rankOf = ({ user }: Candidate) => (user.role === 'WORKER' ? 0 : 1);

/** A new shift can also shorten the rest before the next one. Conflicts that the person has anyway do not count. */
function causesConflict(facts: ReplacementFacts): boolean {
  const before = new Set(findConflicts({ ...facts, shifts: facts.others }).map(keyOf));
  const after = findConflicts({ ...facts, shifts: [facts.shift, ...facts.others] });
  return after.some((conflict) => conflict.code !== 'OVERTIME' && !before.has(keyOf(conflict)));
}

const keyOf = ({ scheduleId, code, message }: ScheduleConflictView) => `${scheduleId} ${code} ${message}`;

/** `Free all day`, or `Also works Wed, Jul 15, 6:00 AM to 10:00 AM`. */
function describeDay({ shift, others, timezone, now }: ReplacementFacts): string {
  const startDate = dayOf(shift.startAt, timezone).date;
  const endDate = dayOf(new Date(shift.endAt.getTime() - 1), timezone).date;
  const days = periodOfDays({ startDate, endDate }, timezone);
  const [first, ...more] = others.filter((other) => overlaps(other, days));
  if (!first) return startDate === endDate ? 'Free all day' : 'Free on both days';
  if (more.length > 0) return `Has ${more.length + 1} other shifts then`;
  return `Also works ${formatInstants(first.startAt, first.endAt, { timezone, now })}`;
}

/** `24h planned this week` */
function describeWeek(minutes: number, { from, to }: Period, now: Date): string {
  const week = from <= now && now < to ? 'this week' : 'that week';
  return `${minutes === 0 ? 'nothing' : formatDuration(minutes)} planned ${week}`;
}
