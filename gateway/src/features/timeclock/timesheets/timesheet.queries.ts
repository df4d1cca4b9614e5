import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ErasePerson } from '../../../platform/ports/platform.js';
import { unchanged } from '../../audit/index.js';
import { Timesheet } from './timesheet.entity.js';

/** What presenting a timesheet needs. Each relation is one more statement for a whole list, however long. */
const timesheetRelations = ['user', 'job', 'approvedBy', 'rejectedBy', 'breaks', 'photos'] as const;

export async function loadTimesheet(em: EntityManager, id: string): Promise<Timesheet> {
  return em.findOneOrFail(Timesheet, id, { populate: timesheetRelations });
}

/** The timesheet that matches the filter, locked until the transaction ends. */
export async function lockTimesheet(em: EntityManager, where: object): Promise<Timesheet | null> {
  const timesheet = await em.findOne(Timesheet, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (timesheet) await em.populate(timesheet, timesheetRelations);
  return timesheet;
}

/** A deleted person's hours stay, for payroll and for the law (29 CFR 516.5). */
export const retainHoursOfErased: ErasePerson = async (em, { userId }) => {
  const timesheets = await em.count(Timesheet, { user: userId });
  return timesheets > 0 ? { timesheets: unchanged(timesheets) } : {};
};
