import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import type { RemoveFromShifts } from '../../../platform/ports/platform.js';
import { unchanged } from '../../audit/index.js';
import { periodOfDays, readTimezone } from '../../organization/index.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import { readSchedules, selectByIds } from '../schedules/schedule-rows.queries.js';
import { outcomeOf } from './shift-on-time-off.rules.js';

// In one order, so that simultaneous approvals can't deadlock.
const lockShifts = `
  select schedules.id from schedules
  where organization_id = :organization and status <> 'CANCELED' and start_at < ? and end_at > ? and id in (
    select schedule_id from schedule_assignees where organization_id = :organization and user_id = ?)
  order by id for update`;

const unassign = `
  delete from schedule_assignees
  where organization_id = :organization and user_id = ? and schedule_id = any(?::uuid[])`;

const touch = `
  update schedules set revision = revision + 1, updated_at = ?, people = array_remove(people, ?),
    changed_at = case status when 'PUBLISHED' then ?::timestamptz end
  where organization_id = :organization and id = any(?::uuid[])`;

const cancel = `
  update schedules set status = 'CANCELED', changed_at = null, revision = revision + 1, updated_at = ?
  where organization_id = :organization and id = any(?::uuid[])`;

/** Takes the person off coming shifts. A shift of only this person stays or is canceled; one with people out of reach stays. */
export const removeFromShifts: RemoveFromShifts = async (em, { userId, at, cancelsEmpty, ...days }) => {
  const shifts = await lockShiftsOf(em, userId, days);
  const byOutcome = Map.groupBy(shifts, (shift) => outcomeOf(shift, at));
  const shared = byOutcome.get('REMOVED') ?? [];
  const alone = cancelsEmpty ? (byOutcome.get('ONLY_PERSON') ?? []) : [];
  const sql = tenantSql(em);
  await sql.run(unassign, [userId, idsOf(shared)]);
  await sql.run(touch, [at, userId, at, idsOf(shared)]);
  await sql.run(cancel, [at, idsOf(alone)]);
  return [
    ...shared.map(({ id, assignedUserIds: before }) => ({
      id,
      changes: { assignedUserIds: { before, after: before.filter((each) => each !== userId) } },
    })),
    ...alone.map(({ id, status, assignedUserIds }) => ({
      id,
      changes: { status: { before: status, after: 'CANCELED' }, assignedUserIds: unchanged(assignedUserIds) },
    })),
  ];
};

type Days = Parameters<typeof periodOfDays>[0];

async function lockShiftsOf(em: EntityManager, userId: string, days: Days): Promise<ScheduleView[]> {
  const { from, to } = periodOfDays(days, await readTimezone(em));
  const locked = await tenantSql(em).query<{ id: string }>(lockShifts, [to, from, userId]);
  return readSchedules(em, selectByIds(locked.map(({ id }) => id)));
}

const idsOf = (shifts: readonly ScheduleView[]) => arrayLiteral(shifts.map(({ id }) => id));
