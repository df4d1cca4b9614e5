import type { FieldMessages } from '../../../platform/errors/index.js';
import type { Period } from '../../organization/index.js';

export const maxScheduleDays = 31;
const dayMs = 24 * 3_600_000;

/** The error message of the wrong field, or undefined if the times are valid. */
export function findWrongTimes(startAt: Date, endAt: Date): FieldMessages | undefined {
  const durationMs = endAt.getTime() - startAt.getTime();
  if (durationMs <= 0) return { endAt: 'End time must be after start time' };
  if (durationMs > maxScheduleDays * dayMs) return { endAt: `A schedule can last at most ${maxScheduleDays} days` };
  return undefined;
}

interface Hours {
  readonly startAt: Date;
  readonly endAt: Date;
}

/**
 * The elapsed minutes of the period that at least one shift covers. Overlapping shifts count once, because a person works
 * an hour only once.
 */
export function countMinutesWithin(shifts: readonly Hours[], { from, to }: Period): number {
  let countedUntil = from.getTime();
  let ms = 0;
  for (const { startAt, endAt } of shifts.toSorted((one, other) => one.startAt.getTime() - other.startAt.getTime())) {
    const begin = Math.max(startAt.getTime(), countedUntil);
    const end = Math.min(endAt.getTime(), to.getTime());
    if (end <= begin) continue;
    ms += end - begin;
    countedUntil = end;
  }
  return Math.floor(ms / 60_000);
}

interface WithAssignees {
  readonly assignedUserIds: readonly string[];
}

/** The schedules of each person, in the given order. */
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
