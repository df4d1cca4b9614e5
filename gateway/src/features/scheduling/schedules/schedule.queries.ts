import { type FilterQuery, LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { failures } from '../../../platform/errors/index.js';
import { Schedule } from './schedule.entity.js';
import { longestDays } from './schedule.rules.js';

/** What a schedule is shown with. Each is one more statement for a whole list, however long. */
export const shownWith = ['job', 'assignments.user', 'photos'] as const;

/** From `from` until `to`, half-open; without a bound it has no end there. */
export interface Window {
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
}

const dayMs = 24 * 3_600_000;

/**
 * Those of which at least an instant lies in the window. One that touches it can't have begun longer ago than the
 * longest schedule lasts, and a day more for a copy across a change of the clocks: the index over the beginnings is
 * read from there, not from the first schedule ever.
 */
export function touching({ from, to }: Window): FilterQuery<Schedule> {
  const earliestStart = from && new Date(from.getTime() - (longestDays + 1) * dayMs);
  return {
    ...(from && { endAt: { $gt: from } }),
    startAt: { ...(earliestStart && { $gte: earliestStart }), ...(to && { $lt: to }) },
  };
}

export async function loadSchedule(em: EntityManager, id: string): Promise<Schedule> {
  return em.findOneOrFail(Schedule, id, { populate: shownWith });
}

/** A schedule that somebody names by its id. */
export async function existingSchedule(em: EntityManager, id: string): Promise<Schedule> {
  const schedule = await em.findOne(Schedule, id, { populate: shownWith });
  if (!schedule) throw failures.notFound('Schedule');
  return schedule;
}

/** The schedule, locked until the transaction ends: changes at once queue up here. */
export async function lockSchedule(em: EntityManager, id: string): Promise<Schedule> {
  const schedule = await em.findOne(Schedule, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!schedule) throw failures.notFound('Schedule');
  await em.populate(schedule, ['assignments', 'photos']);
  return schedule;
}
