import type { Period } from '../../organization/index.js';
import { countMinutesWithin, groupByAssignee, type PlannedHours } from '../schedules/schedule.rules.js';

interface PlannedSchedule extends PlannedHours {
  readonly status: string;
  readonly assignedUserIds: readonly string[];
}

/** The minutes planned for each person in the period. Canceled shifts don't count, overlapping shifts count once. */
export function countMinutesByPerson(
  schedules: readonly PlannedSchedule[],
  period: Period,
): ReadonlyMap<string, number> {
  const planned = groupByAssignee(schedules.filter(({ status }) => status !== 'CANCELED'));
  return new Map([...planned].map(([id, shifts]) => [id, countMinutesWithin(shifts, period)]));
}

export function countDrafts(schedules: readonly PlannedSchedule[], { from, to }: Period): number {
  return schedules.filter(({ status, startAt }) => status === 'DRAFT' && from <= startAt && startAt < to).length;
}
