import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantSql } from '../../../platform/database/tenant-sql.adapter.js';

interface WorkedTimeFilter {
  readonly organizationId: string;
  readonly from: Date;
  readonly to: Date;
  /** A timesheet or break that is still in progress counts up to this instant. */
  readonly now: Date;
}

const selectHoursWorked = `
  with bounds as (select ?::timestamptz as first, least(?::timestamptz, ?::timestamptz) as last),
  worked as (
    select id, greatest(clock_in_at, first) as start_at, least(coalesce(clock_out_at, last), last) as end_at
    from timesheets, bounds
    where organization_id = :organization and clock_in_at < last and (clock_out_at is null or clock_out_at > first)
  ),
  unpaid as (
    select greatest(breaks.start_at, worked.start_at) as start_at,
           least(coalesce(breaks.end_at, worked.end_at), worked.end_at) as end_at
    from worked join breaks on breaks.organization_id = :organization and breaks.timesheet_id = worked.id
    where breaks.type = 'UNPAID'
  ),
  total as (
    select extract(epoch from
      coalesce((select sum(end_at - start_at) from worked), '0')
      - coalesce((select sum(end_at - start_at) from unpaid where end_at > start_at), '0')
    )::numeric as seconds
  )
  select round(seconds / 3600, 4)::float8 as hours from total`;

/** Hours that everyone clocked from `from` to `to`, less unpaid breaks; rounded to four decimals, a third of a second. */
export async function sumHoursWorkedWithin(
  em: EntityManager,
  { organizationId, from, to, now }: WorkedTimeFilter,
): Promise<number> {
  const values = [from, to, now];
  const [row] = await tenantSql(em, organizationId).query<{ hours: number }>(selectHoursWorked, values);
  return row?.hours ?? 0;
}
