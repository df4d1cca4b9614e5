import { planWeeks } from './board.ts';
import { addPeople, emailOf, signIn } from './organizations.ts';
import { seedTimesheets } from './timesheets.ts';
import type { Seeding, World } from './world.types.ts';

const people = 500;

/** How many people the restricted managers reach, themselves included. */
const reaches = [12, 50, 200];

/** Timesheets, shifts and time off of 500 people, and managers who see some of them only. */
export async function seedReach(seeding: Seeding): Promise<World['reach']> {
  const organization = await seedTimesheets(seeding, 'reach', people);
  // Without triggers, the timesheets were not counted.
  await seeding.sql('select correct_timesheet_counts($1)', [organization.id]);
  const today = Temporal.Now.plainDateISO('America/Denver');
  const sunday = today.subtract({ days: today.dayOfWeek % 7 });
  await planWeeks(seeding, organization.id, sunday.toString());
  const restricted = new Map<number, string>();
  for (const count of reaches) restricted.set(count, await addRestrictedManager(seeding, organization.id, count));
  return {
    ...organization,
    restricted,
    worker: await signIn(seeding.address, emailOf(`worker${people}`, 'reach')),
    week: { startDate: sunday.toString(), endDate: sunday.add({ days: 6 }).toString() },
  };
}

/** Adds a manager who leads a team. Returns the cookie of the manager's session. */
async function addRestrictedManager(seeding: Seeding, organizationId: string, count: number): Promise<string> {
  const { sql, address } = seeding;
  const prefix = `lead-of-${count}-`;
  await addPeople(seeding, { organizationId, prefix, count: 1, role: 'MANAGER', name: 'reach' });
  const email = emailOf(`${prefix}1`, 'reach');
  await sql(
    `with manager as (
       update users set reach = 'TEAMS' where organization_id = $1 and email = $2 returning id
     ), team as (
       insert into teams (organization_id, name) values ($1, 'Team of ' || $3::int) returning id
     ), lead as (
       insert into team_leads (organization_id, team_id, user_id) select $1, team.id, manager.id from team, manager
     )
     insert into team_members (organization_id, team_id, user_id, from_date)
     select $1, team.id, worker.id, '2020-01-01'
     from team, (
       select id from users where organization_id = $1 and role = 'WORKER' order by hashtext(id::text) limit $3::int - 1
     ) worker`,
    [organizationId, email, count],
  );
  return signIn(address, email);
}
