import type { MikroORM } from '@mikro-orm/postgresql';

const kept = `select day, sum(timesheets)::int as timesheets, sum(unapproved)::int as unapproved, sum(pending)::int as pending`;

/** The days whose stored counts differ from their timesheets, in one snapshot. */
export async function findCountDifferences(orm: MikroORM, organizationId: string): Promise<unknown[]> {
  return orm.em.fork().execute(
    `with counted as (
       select (clock_in_at at time zone 'UTC')::date as day, count(*)::int as timesheets,
         count(*) filter (where approved_at is null)::int as unapproved,
         count(*) filter (where approved_at is null and clock_out_at is not null)::int as pending
       from timesheets where organization_id = $1 group by rollup (1)
     ), kept as (
       ${kept} from (
         select * from timesheet_counts
         union all
         select organization_id, day, timesheets, unapproved, pending from timesheet_count_changes
         union all
         select organization_id, '-infinity', timesheets, unapproved, pending from timesheet_count_changes
       ) as parts
       where organization_id = $1 group by day
     )
     select * from counted full join kept on kept.day = coalesce(counted.day, '-infinity')
     where (coalesce(counted.timesheets, 0), coalesce(counted.unapproved, 0), coalesce(counted.pending, 0))
       <> (coalesce(kept.timesheets, 0), coalesce(kept.unapproved, 0), coalesce(kept.pending, 0))`.replaceAll(
      '$1',
      '?::uuid',
    ),
    [organizationId, organizationId],
  );
}
