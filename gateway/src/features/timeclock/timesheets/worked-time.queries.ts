import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantSql } from '../../../platform/database/tenant-sql.adapter.js';

export interface WorkedTimeFilter {
  readonly organizationId: string;
  readonly from: Date;
  readonly to: Date;
  /** A timesheet or break that is still in progress counts up to this instant. */
  readonly now: Date;
}

/** The seconds worked from `from` to `to`, less unpaid breaks, as the column `seconds` of the table `total`. */
const selectSecondsWorked = (condition: string) => `
  with bounds as (select ?::timestamptz as first, least(?::timestamptz, ?::timestamptz) as last),
  worked as (
    select id, greatest(clock_in_at, first) as start_at, least(coalesce(clock_out_at, last), last) as end_at
    from timesheets, bounds
    where organization_id = :organization ${condition} and clock_in_at < last and (clock_out_at is null or clock_out_at > first)
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
  )`;

const minutesOfPerson = `${selectSecondsWorked('and user_id = ?')} select floor(seconds / 60)::int as minutes from total`;
const hoursOfEveryone = `${selectSecondsWorked('')} select round(seconds / 3600, 4)::float8 as hours from total`;

/** Whole minutes that a person worked from `from` to `to`, less unpaid breaks; truncated to minutes once, at the end. */
export async function sumMinutesWorkedWithin(
  em: EntityManager,
  { userId, organizationId, from, to, now }: WorkedTimeFilter & { readonly userId: string },
): Promise<number> {
  const values = [from, to, now, userId];
  const [row] = await tenantSql(em, organizationId).query<{ minutes: number }>(minutesOfPerson, values);
  return row?.minutes ?? 0;
}

/** Hours that everyone worked from `from` to `to`, less unpaid breaks; rounded to four decimals, a third of a second. */
export async function sumHoursWorkedWithin(
  em: EntityManager,
  { organizationId, from, to, now }: WorkedTimeFilter,
): Promise<number> {
  const values = [from, to, now];
  const [row] = await tenantSql(em, organizationId).query<{ hours: number }>(hoursOfEveryone, values);
  return row?.hours ?? 0;
}
