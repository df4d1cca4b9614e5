import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../../platform/auth/viewer.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import type { ErasePerson, PayHistory } from '../../../platform/ports/platform.js';
import { erased, unchanged } from '../../audit/index.js';
import { Timesheet } from './timesheet.entity.js';

/** What the commands that change a timesheet need. */
const timesheetRelations = ['job', 'team', 'approvedBy', 'breaks', 'photos'] as const;

export async function loadTimesheet(em: EntityManager, id: string): Promise<Timesheet> {
  return em.findOneOrFail(Timesheet, id, { populate: timesheetRelations });
}

/** The timesheet that matches the filter, locked until the transaction ends. */
export async function lockTimesheet(em: EntityManager, where: object): Promise<Timesheet | null> {
  const timesheet = await em.findOne(Timesheet, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (timesheet) await em.populate(timesheet, timesheetRelations);
  return timesheet;
}

/** A deleted person's hours stay, for payroll and for the law (29 CFR 516.5). Where exactly they punched is erased. */
export const retainHoursOfErased: ErasePerson = async (em, { organizationId, userId }) => {
  const timesheets = await em.count(Timesheet, { user: userId });
  const located = await tenantSql(em, organizationId).run(eraseCoordinates, [userId]);
  return {
    ...(timesheets > 0 && { timesheets: unchanged(timesheets) }),
    ...(located > 0 && { coordinatesOfPunches: erased }),
  };
};

const eraseCoordinates = `
  update punch_locations set lat = null, lng = null
  where organization_id = :organization and user_id = ? and lat is not null`;

/**
 * Whether the viewer is the only active owner of the organization. An owner who joins at the same moment is either seen
 * here, or joins after the approval.
 */
export async function isOnlyOwner(em: EntityManager, viewer: Viewer): Promise<boolean> {
  if (viewer.role !== 'OWNER') return false;
  const others = await tenantSql(em).query(
    `select from users where organization_id = :organization and role = 'OWNER' and status = 'ACTIVE' and id <> ? limit 1`,
    [viewer.userId],
  );
  return others.length === 0;
}

export const hasTimeBefore: PayHistory['hasPayBefore'] = async (em, organizationId, { startsAt }) => {
  const rows = await tenantSql(em, organizationId).query(
    'select from timesheets where organization_id = :organization and clock_in_at < ? limit 1',
    [startsAt],
  );
  return rows.length > 0;
};

/** SQL for whether the organization requires a location now. PostgreSQL evaluates it once for each statement. */
export const selectLocationRule = '(select require_location_on_clock from organizations where id = :organization)';

const deleteClockOut = `
  delete from punch_locations where organization_id = :organization and timesheet_id = ? and punch = 'OUT'`;
const findClockInOutside = `
  select from punch_locations
  where organization_id = :organization and timesheet_id = ? and punch = 'IN' and is_outside`;

/** A timesheet that is opened again has no clock-out any longer, and so none outside of every place. */
export async function removeClockOutLocation(em: EntityManager, timesheet: Timesheet): Promise<void> {
  const values = [timesheet.id];
  const [, outside = []] = await tenantSql(em).queryAll([
    { text: deleteClockOut, values },
    { text: findClockInOutside, values },
  ]);
  if (outside.length === 0) timesheet.flags = timesheet.flags.filter((flag) => flag !== 'OUTSIDE_PLACE');
}
