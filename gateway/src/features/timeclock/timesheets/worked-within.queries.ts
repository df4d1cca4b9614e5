import type { EntityManager } from '@mikro-orm/postgresql';

export interface WorkedWithinQuestion {
  readonly organizationId: string;
  readonly userId: string;
  readonly from: Date;
  readonly to: Date;
  /** Until when a timesheet or break counts that still runs. */
  readonly now: Date;
}

const minutesWithin = `
  with asked as (select ?::timestamptz as first, least(?::timestamptz, ?::timestamptz) as last),
  worked as (
    select id, greatest(clock_in_at, first) as start_at, least(coalesce(clock_out_at, last), last) as end_at
    from timesheets, asked
    where organization_id = ? and user_id = ?
      and clock_in_at < last and (clock_out_at is null or clock_out_at > first)
  ),
  paused as (
    select greatest(breaks.start_at, worked.start_at) as start_at,
           least(coalesce(breaks.end_at, worked.end_at), worked.end_at) as end_at
    from worked join breaks on breaks.organization_id = ? and breaks.timesheet_id = worked.id
    where breaks.type = 'UNPAID'
  )
  select floor(extract(epoch from
    coalesce((select sum(end_at - start_at) from worked), '0')
    - coalesce((select sum(end_at - start_at) from paused where end_at > start_at), '0')
  ) / 60)::int as minutes`;

/** Whole minutes that somebody worked from `from` until `to`, less unpaid breaks; cut to the minute once, at the end. */
export async function minutesWorkedWithin(em: EntityManager, question: WorkedWithinQuestion): Promise<number> {
  const { organizationId, userId, from, to, now } = question;
  const values = [from, to, now, organizationId, userId, organizationId];
  const [row] = await em.execute<{ minutes: number }[]>(minutesWithin, values);
  return row?.minutes ?? 0;
}
