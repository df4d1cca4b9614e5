import { addPeople, createOrganization } from './organizations.ts';
import type { Organization, Seeding } from './world.types.ts';

/**
 * Shifts of eight and a half hours with lunch, one a day for each person, up to now. The last two weeks are pending,
 * twenty people are clocked in, and one shift in a hundred has something to look at.
 */
export async function seedTimesheets(seeding: Seeding, name = 'timesheets', people = 200): Promise<Organization> {
  const { sql, size } = seeding;
  const organization = await createOrganization(seeding, name);
  const { id } = organization;
  await addPeople(seeding, { organizationId: id, prefix: 'worker', count: people, role: 'WORKER', name });
  await sql(`insert into jobs (organization_id, name) select $1, 'Job ' || n from generate_series(1, 20) n`, [id]);
  await sql(
    `insert into timesheets (organization_id, id, user_id, job_id, clock_in_at, clock_out_at, approved_at,
       approved_by_id, flags, notes)
     select $1, uuidv7(), person.id, jobs.ids[1 + (number + day) % 20], start_at,
       case when day > 1 or number > 20 then start_at + interval '510 minutes' end,
       case when day > 14 then start_at + interval '1 day' end, case when day > 14 then manager.id end,
       case when (number + day) % 100 = 0 then array['MISSING_LOCATION'] else '{}' end,
       case when (number + day) % 10 = 0 then 'Two pallets were left in the yard.' else '' end
     from (select *, row_number() over (order by id)::int as number from users
           where organization_id = $1 and role = 'WORKER') person,
       (select id from users where organization_id = $1 and role = 'MANAGER') manager,
       (select array_agg(id) as ids from jobs where organization_id = $1) jobs,
       generate_series($2::int, 1, -1) as day,
       lateral (select date_trunc('minute', now()) - day * interval '1 day' + interval '14 hours'
         + number * interval '1 second' as start_at) start
     order by start_at`,
    [id, Math.round(size.timesheets / people)],
  );
  await sql(
    `insert into punch_locations (organization_id, timesheet_id, punch, user_id, lat, lng)
     select organization_id, id, 'IN', user_id, 39.7, -105 from timesheets where organization_id = $1`,
    [id],
  );
  await sql(
    `insert into breaks (organization_id, id, timesheet_id, user_id, type, start_at, end_at)
     select organization_id, uuidv7(), id, user_id, 'UNPAID', clock_in_at + interval '4 hours',
       clock_in_at + interval '4.5 hours'
     from timesheets where organization_id = $1`,
    [id],
  );
  await sql(
    `insert into timesheet_changes (organization_id, position, timesheet_id, kind)
     select organization_id, row_number() over (), id, 'UPSERT'
     from timesheets where organization_id = $1`,
    [id],
  );
  await sql(
    `insert into schedules (organization_id, title, start_at, end_at, status)
     select $1, 'Shift ' || n, start_at, start_at + interval '8 hours', 'PUBLISHED'
     from generate_series(1, 2000) n,
       lateral (select date_trunc('day', now()) + (n % 40 - 20) * interval '1 day' + interval '13 hours' as start_at) s`,
    [id],
  );
  return organization;
}
