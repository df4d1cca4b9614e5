import { arrayLiteral, tenantSql } from '../../platform/database/tenant-sql.js';
import type { ErasePerson } from '../../platform/ports/platform.js';
import { erased } from '../audit/index.js';
import { CalendarFeed } from './calendar/calendar-feed.entity.js';

const unassignFutureShifts = `
  delete from schedule_assignees using schedules
  where schedule_assignees.organization_id = :organization and schedule_assignees.user_id = ?
    and schedules.organization_id = schedule_assignees.organization_id
    and schedules.id = schedule_assignees.schedule_id and schedules.start_at > ?
  returning schedules.id`;

const removeFromPeople = `
  update schedules set people = array_remove(people, ?) where organization_id = :organization and id = any(?::uuid[])`;

const cancelUnassigned = `
  update schedules set status = 'CANCELED', changed_at = null, revision = revision + 1, updated_at = ?
  where organization_id = :organization and id = any(?::uuid[]) and status <> 'CANCELED'
    and not exists (
      select from schedule_assignees left_over
      where left_over.organization_id = schedules.organization_id and left_over.schedule_id = schedules.id)`;

/**
 * Unassigns the person from shifts that have not started, cancels those without remaining people so that planners notice
 * them, and deletes the calendar address. Past shifts keep the person.
 */
export const erasePersonFromSchedules: ErasePerson = async (em, { organizationId, userId, at }) => {
  const sql = tenantSql(em, organizationId);
  const unassigned = await sql.query<{ id: string }>(unassignFutureShifts, [userId, at]);
  const ids = arrayLiteral(unassigned.map(({ id }) => id));
  await sql.run(removeFromPeople, [userId, ids]);
  const canceled = await sql.run(cancelUnassigned, [at, ids]);
  const calendars = await em.nativeDelete(CalendarFeed, { userId });
  return {
    ...(unassigned.length > 0 && { upcomingSchedules: { before: unassigned.length, after: 0 } }),
    ...(canceled > 0 && { canceledSchedules: canceled }),
    ...(calendars > 0 && { calendarAddress: erased }),
  };
};
