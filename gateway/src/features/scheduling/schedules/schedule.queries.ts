import { type FilterQuery, LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { failures } from '../../../platform/errors/index.js';
import { Schedule } from './schedule.entity.js';
import { presentedRelations, presentSchedule } from './schedule.presenter.js';
import { maxScheduleDays } from './schedule.rules.js';
import type { ScheduleView } from './schedule.types.js';

/** From `from` until `to`, half-open. Without a bound, it is unlimited on that side. */
export interface TimeRange {
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
}

const dayMs = 24 * 3_600_000;

/**
 * Matches the schedules that overlap the time range. The lower bound on the start lets the database skip most of the
 * index: an overlapping schedule can't have started earlier than its maximum length, plus a day for copies across a
 * clock change.
 */
export function overlapping({ from, to }: TimeRange): FilterQuery<Schedule> {
  const earliestStart = from && new Date(from.getTime() - (maxScheduleDays + 1) * dayMs);
  return {
    ...(from && { endAt: { $gt: from } }),
    startAt: { ...(earliestStart && { $gte: earliestStart }), ...(to && { $lt: to }) },
  };
}

export async function readSchedule(em: EntityManager, id: string): Promise<ScheduleView> {
  return presentSchedule(await em.findOneOrFail(Schedule, id, { populate: presentedRelations }));
}

/** Fails with NOT_FOUND for an unknown id. */
export async function findSchedule(em: EntityManager, id: string): Promise<ScheduleView> {
  const schedule = await em.findOne(Schedule, id, { populate: presentedRelations });
  if (!schedule) throw failures.notFound('Schedule');
  return presentSchedule(schedule);
}

/** Locks the schedule until the transaction ends, so that simultaneous changes wait for each other. */
export async function lockSchedule(em: EntityManager, id: string): Promise<Schedule> {
  const schedule = await em.findOne(Schedule, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!schedule) throw failures.notFound('Schedule');
  await em.populate(schedule, ['assignments', 'photos']);
  return schedule;
}
