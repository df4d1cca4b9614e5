import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.adapter.js';
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

// The constraint schedules_not_too_long limits schedules to 768 hours, so skip earlier starts.
const plannedWithin = (condition: string) => `
  select assigned.user_id, schedules.id, schedules.title, planned_break_minutes,
    (extract(epoch from start_at) * 1000)::float8 as start_ms, (extract(epoch from end_at) * 1000)::float8 as end_ms
  from schedules
  join schedule_assignees assigned
    on assigned.organization_id = schedules.organization_id and assigned.schedule_id = schedules.id
  where schedules.organization_id = :organization and status <> 'CANCELED' and assigned.user_id = any(?::uuid[])
    and start_at < ?::timestamptz and start_at >= ?::timestamptz - interval '768 hours' and end_at > ?::timestamptz and ${condition}
  order by start_at, schedules.id`;

/** The shifts of these people in the period by person, earliest first. Includes drafts. */
export async function readPlannedShifts(
  em: EntityManager,
  { from, to }: Period,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PlannedShift[]>> {
  const values = [arrayLiteral(userIds), to, from, from];
  const rows = await tenantSql(em).query<Row>(plannedWithin('true'), values);
  return groupByPerson(rows, userIds);
}

interface Around {
  readonly span: Period;
  readonly complete: Period;
}

/** The shifts in the span that do not overlap the `complete` period within it. */
export async function readPlannedShiftsAround(
  em: EntityManager,
  { span: { from, to }, complete }: Around,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PlannedShift[]>> {
  const values = [arrayLiteral(userIds), to, from, from, complete.from, complete.to];
  const rows = await tenantSql(em).query<Row>(plannedWithin('(end_at <= ? or start_at >= ?)'), values);
  return groupByPerson(rows, userIds);
}

function groupByPerson(rows: readonly Row[], userIds: readonly string[]): ReadonlyMap<string, readonly PlannedShift[]> {
  const shifts = new Map<string, PlannedShift[]>(userIds.map((id) => [id, []]));
  for (const { user_id, id, title, start_ms, end_ms, planned_break_minutes } of rows) {
    const times = { startAt: new Date(start_ms), endAt: new Date(end_ms), plannedBreakMinutes: planned_break_minutes };
    shifts.get(user_id)?.push({ id, title, ...times });
  }
  return shifts;
}
