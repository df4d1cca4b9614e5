import { addPeople, createOrganization } from './organizations.ts';
import type { Seeding, World } from './world.types.ts';

const people = 500;

/** Seven shifts a week for each of 500 people, and some time off. */
export async function seedBoard(seeding: Seeding): Promise<World['board']> {
  const { sql } = seeding;
  const organization = await createOrganization(seeding, 'board');
  const { id } = organization;
  await addPeople(seeding, { organizationId: id, prefix: 'worker', count: people, role: 'WORKER', name: 'board' });
  await sql(`insert into jobs (organization_id, name) select $1, 'Job ' || n from generate_series(1, 20) n`, [id]);
  await planWeeks(seeding, id, '2026-07-12');
  return { ...organization, from: '2026-07-12T06:00:00.000Z', to: '2026-07-19T06:00:00.000Z' };
}

/** A shift a day for each worker, from 60 days before a Sunday to 30 days after it, and time off in the week of the Sunday. */
export async function planWeeks({ sql }: Pick<Seeding, 'sql'>, id: string, sunday: string): Promise<void> {
  await sql(
    `with workers as (
       select id, row_number() over (order by id)::int as n from users where organization_id = $1 and role = 'WORKER'
     ), work as (
       select array_agg(id) as ids from jobs where organization_id = $1
     ), made as (
       insert into schedules (organization_id, title, notes, start_at, end_at, job_id, people, status)
       select $1, n::text, case when n % 5 = 0 then 'Bring the long ladder.' end, start_at, start_at + interval '8 hours',
         ids[1 + n % 20], array[workers.id], case when n % 50 = 0 then 'DRAFT' else 'PUBLISHED' end
       from workers, work, generate_series(-60, 30) as day,
         lateral (select $2::date + day + time '13:00' + n * interval '1 second' as start_at) t
       returning id, title
     )
     insert into schedule_assignees (organization_id, schedule_id, user_id)
     select $1, made.id, workers.id from made join workers on workers.n = made.title::int`,
    [id, sunday],
  );
  await sql(
    `insert into pto_requests (organization_id, user_id, policy_id, start_date, end_date, hours, status, created_at,
       decided_at, decided_by_id)
     select $1, person.id, policy.id, $2::date + 1, $2::date + 2, 16, 'APPROVED', now(), now(), manager.id
     from (select id from users where organization_id = $1 and role = 'WORKER' order by id limit 20) person,
       (select id from pto_policies where organization_id = $1 limit 1) policy,
       (select id from users where organization_id = $1 and role = 'MANAGER') manager`,
    [id, sunday],
  );
}
