import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Timesheet } from './timesheet.entity.js';

/** What a timesheet is shown with. Each is one more statement for a whole list, however long. */
export const shownWith = ['user', 'job', 'approvedBy', 'breaks', 'photos'] as const;

export async function loadTimesheet(em: EntityManager, id: string): Promise<Timesheet> {
  return em.findOneOrFail(Timesheet, id, { populate: shownWith });
}

/** The person's open timesheet, if there is one. */
export async function openTimesheetOf(em: EntityManager, userId: string): Promise<Timesheet | null> {
  return em.findOne(Timesheet, { user: userId, clockOutAt: null }, { populate: shownWith });
}

/**
 * The person's open timesheet, locked until the transaction ends. Whoever waited for the lock sees the row as it was
 * left: one that was closed meanwhile is not found. The breaks are read after the lock, hence as they are now.
 */
export async function lockOpenTimesheet(em: EntityManager, userId: string): Promise<Timesheet | null> {
  return lockTimesheet(em, { user: userId, clockOutAt: null });
}

/** The timesheet that the filter means, locked until the transaction ends. */
export async function lockTimesheet(em: EntityManager, where: object): Promise<Timesheet | null> {
  const timesheet = await em.findOne(Timesheet, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (timesheet) await em.populate(timesheet, shownWith);
  return timesheet;
}
