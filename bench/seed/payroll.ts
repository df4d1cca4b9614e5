import { addPeople, createOrganization } from './organizations.ts';
import type { Seeding, World } from './world.types.ts';

const timesheetsEach = 10;

/** Two weeks of five days for each person: nine hours from 8:00 in Denver, with a lunch of half an hour. */
export async function seedPayroll(seeding: Seeding): Promise<World['payroll']> {
  const { sql, size } = seeding;
  const organization = await createOrganization(seeding, 'payroll');
  const { id } = organization;
  const people = size.payrollPeople;
  await addPeople(seeding, { organizationId: id, prefix: 'worker', count: people, role: 'WORKER', name: 'payroll' });
  await sql(
    `insert into timesheets (organization_id, id, user_id, clock_in_at, clock_out_at, approved_at, approved_by_id)
     select $1, uuidv7(), person.id, morning, morning + interval '9 hours', morning + interval '1 day', manager.id
     from generate_series(0, $2::int - 1) n,
       (select id from users where organization_id = $1 and role = 'WORKER') person,
       (select id from users where organization_id = $1 and role = 'MANAGER') manager,
       lateral (select timestamptz '2026-11-02 15:00:00Z' + (n + n / 5 * 2) * interval '1 day' as morning) day`,
    [id, timesheetsEach],
  );
  await sql(
    `insert into breaks (organization_id, id, timesheet_id, user_id, type, start_at, end_at)
     select organization_id, uuidv7(), id, user_id, 'UNPAID', clock_in_at + interval '4 hours',
       clock_in_at + interval '4.5 hours'
     from timesheets where organization_id = $1`,
    [id],
  );
  return {
    ...organization,
    people,
    startDate: '2026-11-01',
    endDate: '2026-11-14',
    from: '2026-11-01T06:00:00.000Z',
    to: '2026-11-15T07:00:00.000Z',
  };
}
