import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import type { Period } from '../../organization/index.js';
import type { PlannedShift } from './warning.rules.js';

interface Row {
  readonly user_id: string;
  readonly id: string;
  readonly title: string;
  readonly start_ms: number;
  readonly end_ms: number;
  readonly planned_break_minutes: number;
}

const columns = `assigned.user_id, id, title, planned_break_minutes,
  (extract(epoch from start_at) * 1000)::float8 as start_ms, (extract(epoch from end_at) * 1000)::float8 as end_ms`;

// The constraint schedules_not_too_long limits schedules to 768 hours, so skip earlier starts.
const plannedWithin = `
  select ${columns} from schedules
  join schedule_assignees assigned
    on assigned.organization_id = schedules.organization_id and assigned.schedule_id = schedules.id
  where schedules.organization_id = :organization and status <> 'CANCELED' and assigned.user_id = any(?::uuid[])
    and start_at < ?::timestamptz and start_at >= ?::timestamptz - interval '768 hours' and end_at > ?::timestamptz
  order by start_at, id`;

/** The shifts of these people in the period by person, earliest first. Includes drafts. */
export async function readPlannedShifts(
  em: EntityManager,
  { from, to }: Period,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PlannedShift[]>> {
  const rows = await tenantSql(em).query<Row>(plannedWithin, [arrayLiteral(userIds), to, from, from]);
  return groupByPerson(rows, userIds);
}

interface Around {
  readonly span: Period;
  readonly complete: Period;
}

/** Each shift by the index of its start, and the few of more than a day by theirs. Then their people, in one scan. */
const plannedAround = `
  with selected as materialized (
    select id, title, planned_break_minutes, start_at, end_at from schedules
    where organization_id = :organization and status <> 'CANCELED' and (
      (start_at >= ? and start_at < ?)
      or (start_at >= ?::timestamptz - interval '24 hours' and start_at < ? and end_at > ? and end_at <= ?)
      or (start_at >= ?::timestamptz - interval '768 hours' and start_at < ? and end_at > ? and end_at <= ?
        and end_at - start_at > interval '24 hours')
    )
  ), links as (
    select schedule_id, user_id from schedule_assignees
    where organization_id = :organization and schedule_id = any(array(select id from selected))
      and user_id = any(?::uuid[])
  )
  select ${columns} from selected join links assigned on assigned.schedule_id = selected.id
  order by start_at, id`;

/** The shifts in the span that do not overlap the `complete` period within it. */
export async function readPlannedShiftsAround(
  em: EntityManager,
  { span: { from, to }, complete }: Around,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PlannedShift[]>> {
  const before = [from, complete.from, from, complete.from];
  const values = [complete.to, to, ...before, ...before, arrayLiteral(userIds)];
  return groupByPerson(await tenantSql(em).query<Row>(plannedAround, values), userIds);
}

function groupByPerson(rows: readonly Row[], userIds: readonly string[]): ReadonlyMap<string, readonly PlannedShift[]> {
  const shifts = new Map<string, PlannedShift[]>(userIds.map((id) => [id, []]));
  for (const { user_id, id, title, start_ms, end_ms, planned_break_minutes } of rows) {
    const times = { startAt: new Date(start_ms), endAt: new Date(end_ms), plannedBreakMinutes: planned_break_minutes };
    shifts.get(user_id)?.push({ id, title, ...times });
  }
  return shifts;
}
