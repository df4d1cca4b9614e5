import { addPeople, createOrganization } from './organizations.ts';
import type { Seeding, World } from './world.types.ts';

const people = 500;

/** Seven shifts a week for each of 500 people, from two months ago to a month ahead, and some time off. */
export async function seedBoard(seeding: Seeding): Promise<World['board']> {
  const { sql } = seeding;
  const organization = await createOrganization(seeding, 'board');
  const { id } = organization;
  await addPeople(seeding, { organizationId: id, prefix: 'worker', count: people, role: 'WORKER', name: 'board' });
  await sql(`insert into jobs (organization_id, name) select $1, 'Job ' || n from generate_series(1, 20) n`, [id]);
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
         lateral (select timestamptz '2026-07-12 13:00Z' + day * interval '1 day' + n * interval '1 second' as start_at) t
       returning id, title
     )
     insert into schedule_assignees (organization_id, schedule_id, user_id)
     select $1, made.id, workers.id from made join workers on workers.n = made.title::int`,
    [id],
  );
  await sql(
    `insert into pto_requests (organization_id, user_id, policy_id, start_date, end_date, hours, status, created_at,
       decided_at, decided_by_id)
     select $1, person.id, policy.id, '2026-07-13', '2026-07-14', 16, 'APPROVED', now(), now(), manager.id
     from (select id from users where organization_id = $1 and role = 'WORKER' order by id limit 20) person,
       (select id from pto_policies where organization_id = $1 limit 1) policy,
       (select id from users where organization_id = $1 and role = 'MANAGER') manager`,
    [id],
  );
  return { ...organization, from: '2026-07-12T06:00:00.000Z', to: '2026-07-19T06:00:00.000Z' };
}
