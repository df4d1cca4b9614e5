import type { ErasePerson } from '../../platform/database/tenant.js';
import { erased } from '../audit/index.js';
import { CalendarFeed } from './calendar/calendar-feed.entity.js';

const leaveShifts = `
  delete from schedule_assignees using schedules
  where schedule_assignees.organization_id = ? and schedule_assignees.user_id = ?
    and schedules.organization_id = schedule_assignees.organization_id
    and schedules.id = schedule_assignees.schedule_id and schedules.start_at > ?
  returning schedules.id`;

const cancelDeserted = `
  update schedules set status = 'CANCELED', revision = revision + 1, updated_at = ?
  where organization_id = ? and id = any(?::uuid[]) and status <> 'CANCELED'
    and not exists (
      select from schedule_assignees left_over
      where left_over.organization_id = schedules.organization_id and left_over.schedule_id = schedules.id)`;

/**
 * Nobody who is gone is planned with: shifts that have not begun lose the person, and one that nobody is left for is
 * canceled, so that whoever plans sees it. What was worked stays. The calendar's secret address opens nothing more.
 */
export const erasePersonFromSchedules: ErasePerson = async (em, { organizationId, userId, at }) => {
  const left = await em.execute<{ id: string }[]>(leaveShifts, [organizationId, userId, at]);
  const ids = `{${left.map(({ id }) => id).join(',')}}`;
  const deserted = await em.execute<{ affectedRows: number }>(cancelDeserted, [at, organizationId, ids], 'run');
  const calendars = await em.nativeDelete(CalendarFeed, { userId });
  return {
    ...(left.length > 0 && { upcomingSchedules: { before: left.length, after: 0 } }),
    ...(deserted.affectedRows > 0 && { canceledSchedules: deserted.affectedRows }),
    ...(calendars > 0 && { calendarAddress: erased }),
  };
};
