import type { Period } from '../../organization/index.js';
import { byPerson } from '../schedules/group-by-assignee.rules.js';
import { minutesWithin } from '../schedules/planned-time.rules.js';

interface Planned {
  readonly startAt: Date;
  readonly endAt: Date;
  readonly status: string;
  readonly assignedUserIds: readonly string[];
}

/** Minutes planned for each person within the period. A canceled shift is not worked; two at once count once. */
export function plannedMinutesByPerson(schedules: readonly Planned[], period: Period): ReadonlyMap<string, number> {
  const planned = byPerson(schedules.filter(({ status }) => status !== 'CANCELED'));
  return new Map([...planned].map(([id, shifts]) => [id, minutesWithin(shifts, period)]));
}

/** What "publish the drafts of this week" would publish: those that start within. */
export function countDrafts(schedules: readonly Planned[], { from, to }: Period): number {
  return schedules.filter(({ status, startAt }) => status === 'DRAFT' && from <= startAt && startAt < to).length;
}
