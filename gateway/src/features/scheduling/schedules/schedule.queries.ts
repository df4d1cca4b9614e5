import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { enforce, failures } from '../../../platform/errors/index.js';
import { Schedule } from './schedule.entity.js';
import { peopleMustBeInReach } from './schedule.rules.js';

/**
 * Locks the schedule until the transaction ends, so that simultaneous changes wait for each other. Fails with CONFLICT if someone
 * on it is out of reach.
 */
export async function lockSchedule(em: EntityManager, id: string): Promise<Schedule> {
  const schedule = await em.findOne(Schedule, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!schedule) throw failures.notFound('Schedule');
  await em.populate(schedule, ['assignments', 'photos']);
  enforce(peopleMustBeInReach(schedule));
  return schedule;
}
