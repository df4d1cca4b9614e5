import { DomainError, type FieldMessages, type Violation } from '../../../platform/errors/index.js';
import type { Period } from '../../organization/index.js';

export const maxScheduleDays = 31;
/** Less rest between the shifts of two days is a conflict. */
export const shortRestHours = 8;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The error message of the wrong field, or undefined if the times are valid. */
export function findWrongTimes(startAt: Date, endAt: Date): FieldMessages | undefined {
  const durationMs = endAt.getTime() - startAt.getTime();
  if (durationMs <= 0) return { endAt: 'End time must be after start time' };
  if (durationMs > maxScheduleDays * dayMs) return { endAt: `A schedule can last at most ${maxScheduleDays} days` };
  return undefined;
}

export const maxPlannedBreakMinutes = 240;

/** The error message of the field, or undefined if the unpaid break fits within the shift. */
export function findWrongBreak({ startAt, endAt, plannedBreakMinutes }: PlannedHours): FieldMessages | undefined {
  const isTooLong = plannedBreakMinutes > 0 && plannedBreakMinutes * minuteMs >= endAt.getTime() - startAt.getTime();
  return isTooLong ? { plannedBreakMinutes: 'The unpaid break must be shorter than the shift' } : undefined;
}

export interface PlannedHours {
  readonly startAt: Date;
  readonly endAt: Date;
  readonly plannedBreakMinutes: number;
}

/** The minutes of work of a shift: 480 of 6:00 to 14:30 with an unpaid break of 30 minutes. */
export function countPlannedMinutes({ startAt, endAt, plannedBreakMinutes }: PlannedHours): number {
  return Math.floor((endAt.getTime() - startAt.getTime()) / minuteMs) - plannedBreakMinutes;
}

/**
 * The planned minutes of work in the period. Overlapping shifts count once, because a person works an hour only once. A
 * shift that only partly counts, as across the end of a week, counts the same part of its unpaid break.
 */
export function countMinutesWithin(shifts: readonly PlannedHours[], period: Period): number {
  return sumMinutesWithin(shifts.toSorted(byStart), period).at(-1) ?? 0;
}

export const byStart = (one: PlannedHours, other: PlannedHours) => one.startAt.getTime() - other.startAt.getTime();

/** The same after each shift, for shifts that are sorted by their start. */
export function sumMinutesWithin(sorted: readonly PlannedHours[], { from, to }: Period): number[] {
  let countedUntil = from.getTime();
  let ms = 0;
  return sorted.map(({ startAt, endAt, plannedBreakMinutes }) => {
    const begin = Math.max(startAt.getTime(), countedUntil);
    const end = Math.min(endAt.getTime(), to.getTime());
    if (end > begin) {
      const breakShare = (plannedBreakMinutes * minuteMs) / (endAt.getTime() - startAt.getTime());
      ms += (end - begin) * (1 - breakShare);
      countedUntil = end;
    }
    // Shares of breaks are fractions. Rounding keeps 40 hours from becoming 39:59.
    return Math.floor(Math.round(ms) / minuteMs);
  });
}

/** Compares numbers, because comparing dates takes ten times as long. */
export function overlaps({ startAt, endAt }: Pick<PlannedHours, 'startAt' | 'endAt'>, { from, to }: Period): boolean {
  return startAt.getTime() < to.getTime() && from.getTime() < endAt.getTime();
}

/** When a shift counts as changed since it was published. Only published shifts do, because people rely on them. */
export function markChange(before: string, after: string, now: Date): Date | null {
  return before === 'PUBLISHED' && after === 'PUBLISHED' ? now : null;
}

export interface MaybeOutOfReach {
  readonly id: string;
  readonly isOutOfReach?: boolean | undefined;
}

/** Whether people work the shift whom the caller does not reach. */
export function hasPeopleOutOfReach({ assignees }: { readonly assignees: readonly MaybeOutOfReach[] }): boolean {
  return assignees.some(({ isOutOfReach }) => isOutOfReach === true);
}

export const outOfReachMessage = 'Someone on this shift is not in your teams. Ask an administrator to change it.';

/** Half of a shift can be neither changed nor copied: a restricted manager decides only about people in reach. */
export function peopleMustBeInReach({ people, assignedUserIds }: ShiftPeople): Violation {
  if (people.length === assignedUserIds.length) return undefined;
  return new DomainError('conflict', 'schedule.out-of-reach', outOfReachMessage);
}

interface ShiftPeople extends WithAssignees {
  /** Also those whom the caller does not reach. */
  readonly people: readonly string[];
}

interface WithAssignees {
  readonly assignedUserIds: readonly string[];
}

export function groupByAssignee<Schedule extends WithAssignees>(
  schedules: readonly Schedule[],
): ReadonlyMap<string, readonly Schedule[]> {
  const groups = new Map<string, Schedule[]>();
  for (const schedule of schedules) {
    for (const id of schedule.assignedUserIds) {
      const group = groups.get(id);
      if (group) group.push(schedule);
      else groups.set(id, [schedule]);
    }
  }
  return groups;
}
