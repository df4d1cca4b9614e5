import { formatDuration } from '@timetrack/contracts/durations';
import { dayOf, type Period, type Timezone } from '../../organization/index.js';
import { byStart, overlaps, shortRestHours, sumMinutesWithin } from '../schedules/schedule.rules.js';
import { type DaysOff, daysOffDuring, type Employee, nameOf, type PlannedShift } from '../warnings/warning.rules.js';
import { formatDay, formatInstants, phraseDates } from '../warnings/warning-messages.rules.js';
import { describeLimit, isOverLimit, type WeeklyLimitOf } from '../warnings/weekly-limit.rules.js';
import type { ScheduleConflictView } from './conflict.types.js';

export interface ConflictFacts {
  readonly person: Employee & { readonly status: string };
  /** The person's shifts that are not canceled. */
  readonly shifts: readonly PlannedShift[];
  readonly daysOff: readonly DaysOff[];
  readonly weeksOf: (shift: PlannedShift) => readonly Period[];
  readonly weeklyLimitOf: WeeklyLimitOf;
  readonly timezone: Timezone;
  readonly now: Date;
}

/** The conflicts of all shifts of a person. Archived people have no other conflict, because they can't work at all. */
export function findConflicts(facts: ConflictFacts): ScheduleConflictView[] {
  const sorted = facts.shifts.toSorted(byStart);
  if (facts.person.status !== 'ACTIVE') return findShiftsOfArchived(facts, sorted);
  return [
    ...findOverlaps(facts, sorted),
    ...findTimeOff(facts, sorted, nameOf(facts.person)),
    ...findShortRest(facts, sorted),
    ...findOvertime(facts, sorted),
  ];
}

export const findOwnConflicts = (facts: ConflictFacts) => findTimeOff(facts, facts.shifts, undefined);

/** What was planned before a person left is history. */
function findShiftsOfArchived({ person, now }: ConflictFacts, shifts: readonly PlannedShift[]): ScheduleConflictView[] {
  const message = `${nameOf(person)} is archived`;
  return shifts
    .filter(({ endAt }) => endAt > now)
    .map(({ id }) => ({ scheduleId: id, code: 'ARCHIVED', userId: person.id, message }));
}

/** Shifts that touch (one ends when the next starts) do not overlap. */
function findOverlaps(facts: ConflictFacts, sorted: readonly PlannedShift[]): ScheduleConflictView[] {
  const { person } = facts;
  const describe = (shift: PlannedShift, other: PlannedShift): ScheduleConflictView => ({
    scheduleId: shift.id,
    code: 'OVERLAP',
    userId: person.id,
    message: `${nameOf(person)} is also planned for “${other.title}”, ${formatInstants(other.startAt, other.endAt, facts, 'exact')}`,
  });
  return sorted.flatMap((shift, index) => {
    const following = sorted.slice(index + 1);
    const firstAfter = following.findIndex(({ startAt }) => startAt.getTime() >= shift.endAt.getTime());
    const others = firstAfter === -1 ? following : following.slice(0, firstAfter);
    return others.flatMap((other) => [describe(shift, other), describe(other, shift)]);
  });
}

function findTimeOff(
  { person, daysOff, timezone }: ConflictFacts,
  shifts: readonly PlannedShift[],
  name: string | undefined,
): ScheduleConflictView[] {
  if (daysOff.length === 0) return [];
  return shifts.flatMap((shift) =>
    daysOffDuring(shift, daysOff, timezone).map(({ startDate, endDate, policyName }) => ({
      scheduleId: shift.id,
      code: 'TIME_OFF' as const,
      userId: person.id,
      message: `${name ? `${name} has` : 'You have'} approved time off (${policyName}) ${phraseDates(startDate, endDate)}`,
    })),
  );
}

/** Two shifts of the same day are a split shift, and shifts that touch are one shift. */
function findShortRest({ person, timezone }: ConflictFacts, sorted: readonly PlannedShift[]): ScheduleConflictView[] {
  let latest: PlannedShift | undefined;
  const conflicts: ScheduleConflictView[] = [];
  for (const shift of sorted) {
    const minutes = latest ? Math.floor((shift.startAt.getTime() - latest.endAt.getTime()) / 60_000) : 0;
    if (latest && minutes > 0 && minutes < shortRestHours * 60 && !startOnSameDay(latest, shift, timezone)) {
      const rest = `only ${formatDuration(minutes)} of rest after “${latest.title}”`;
      const message = `${nameOf(person)} has ${rest}, less than ${shortRestHours} hours`;
      conflicts.push({ scheduleId: shift.id, code: 'SHORT_REST', userId: person.id, message });
    }
    if (!latest || shift.endAt.getTime() > latest.endAt.getTime()) latest = shift;
  }
  return conflicts;
}

function startOnSameDay(one: PlannedShift, other: PlannedShift, timezone: Timezone): boolean {
  return dayOf(one.startAt, timezone).date === dayOf(other.startAt, timezone).date;
}

/** Marks the shift that exceeds the weekly limit, and those after it: the ones to change. */
function findOvertime(
  { person, weeksOf, weeklyLimitOf, timezone }: ConflictFacts,
  sorted: readonly PlannedShift[],
): ScheduleConflictView[] {
  const weeks = new Set(sorted.flatMap(weeksOf));
  return [...weeks].flatMap((week) => {
    const sums = sumMinutesWithin(sorted, week);
    const minutes = sums.at(-1) ?? 0;
    const limit = weeklyLimitOf(week);
    if (limit === null || !isOverLimit(minutes, limit)) return [];
    const start = formatDay(week.from, timezone);
    const message = `${nameOf(person)} has ${formatDuration(minutes)} in the week of ${start}, ${describeLimit(limit)}`;
    return sorted
      .filter((shift, index) => isOverLimit(sums[index] ?? 0, limit) && overlaps(shift, week))
      .map(({ id }) => ({ scheduleId: id, code: 'OVERTIME' as const, userId: person.id, message }));
  });
}
