import { identify, reviewers, type Viewer } from './callers.ts';
import type { Database } from './database.ts';
import type { Route } from './routes.ts';

/** The four numbers by one statement. The organization's calendar is PostgreSQL's: its days have 23 to 25 hours, too. */
const selectFigures = {
  name: 'figures',
  text: `
    with place as (
      select coalesce(timezone, 'America/Denver') as zone from organizations where id = $1
    ), today as (
      select zone, date_trunc('day', $2::timestamptz, zone) as midnight,
        ($2::timestamptz at time zone zone)::date - extract(dow from $2::timestamptz at time zone zone)::int as sunday
      from place
    ), calendar as materialized (
      select midnight, sunday::timestamp at time zone zone as week_start,
        (sunday + 7)::timestamp at time zone zone as week_end
      from today
    ), worked as materialized (
      select id, greatest(clock_in_at, (select midnight from calendar)) as start_at,
        least(coalesce(clock_out_at, $2), $2) as end_at
      from timesheets
      where organization_id = $1 and (clock_out_at is null or clock_out_at > (select midnight from calendar))
        and clock_in_at >= (select midnight - interval '16 hours' from calendar) and clock_in_at < $2
      union all
      select id, greatest(clock_in_at, (select midnight from calendar)) as start_at,
        least(coalesce(clock_out_at, $2), $2) as end_at
      from timesheets
      where organization_id = $1 and (clock_out_at is null or clock_out_at > (select midnight from calendar))
        and clock_in_at < (select midnight - interval '16 hours' from calendar)
        and (clock_out_at is null or clock_out_at - clock_in_at > interval '16 hours')
    ), unpaid as (
      select greatest(pause.start_at, worked.start_at) as start_at,
        least(coalesce(pause.end_at, worked.end_at), worked.end_at) as end_at
      from worked
      cross join lateral (
        select start_at, end_at from breaks
        where organization_id = $1 and timesheet_id = worked.id and type = 'UNPAID'
        -- Otherwise PostgreSQL reads all breaks of the organization for a few timesheets.
        offset 0
      ) pause
    )
    select
      (select count(*)::int from timesheets where organization_id = $1 and clock_out_at is null) as active,
      (select count(*)::int from timesheets
       where organization_id = $1 and clock_out_at is not null and approved_at is null) as pending,
      (select round(extract(epoch from
         coalesce((select sum(end_at - start_at) from worked), '0')
         - coalesce((select sum(end_at - start_at) from unpaid where end_at > start_at), '0')
       )::numeric / 3600, 4)::float8) as hours,
      (select count(*)::int from schedules
       where organization_id = $1 and status = 'PUBLISHED' and end_at > (select week_start from calendar)
         and start_at < (select week_end from calendar)) as schedules`,
};

interface Figures {
  readonly active: number;
  readonly pending: number;
  readonly hours: number;
  readonly schedules: number;
}

export async function readFigures(database: Database, { organization_id }: Viewer) {
  const [figures] = await database.read<Figures>(organization_id, selectFigures, [
    organization_id,
    new Date().toISOString(),
  ]);
  return {
    activeWorkers: figures?.active,
    hoursToday: figures?.hours,
    pendingApprovals: figures?.pending,
    activeSchedules: figures?.schedules,
  };
}

export const dashboardRoutes: Readonly<Record<string, Route>> = {
  'POST /graphql/dashboard': async ({ database, request, body }) => {
    const viewer = await identify(database, request, reviewers);
    JSON.parse(body);
    return { json: JSON.stringify({ data: { viewer: { dashboardStats: await readFigures(database, viewer) } } }) };
  },
};
