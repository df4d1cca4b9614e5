import { fetchOnce } from '../measure/connection.ts';
import type { Organization, Seeding } from './world.types.ts';

const password = 'a long enough passphrase';

/** Registers an organization as its owner does, and adds people who sign in with the same password. */
export async function createOrganization({ address, sql }: Seeding, name: string): Promise<Organization> {
  const owner = { firstName: 'Olivia', lastName: 'Owner', email: emailOf('owner', name), password };
  const registered = await fetchOnce(address, {
    method: 'POST',
    path: '/api/auth/register',
    cookie: 'none=1',
    body: { ...owner, orgName: `Bench ${name}` },
  });
  if (registered.status !== 201) throw new Error(`the registration returned ${registered.status}: ${registered.body}`);
  const { id } = JSON.parse(registered.body).user.organization;
  await sql("update organizations set timezone = 'America/Denver' where id = $1", [id]);
  await addPeople({ sql }, { organizationId: id, prefix: 'manager', count: 1, role: 'MANAGER', name });
  return {
    id,
    owner: await signIn(address, owner.email),
    manager: await signIn(address, emailOf('manager1', name)),
  };
}

interface People {
  readonly organizationId: string;
  readonly prefix: string;
  readonly count: number;
  readonly role: string;
  readonly name: string;
}

export async function addPeople({ sql }: Pick<Seeding, 'sql'>, people: People): Promise<void> {
  const { organizationId, prefix, count, role, name } = people;
  await sql(
    `insert into users (organization_id, first_name, last_name, staff_number, email, password_hash, role, created_at,
       email_confirmed_at, holds_email)
     select $1, initcap($2), 'No. ' || lpad(n::text, 5, '0'),
       (select 100 + count(*) from users where organization_id = $1) + n, $2 || n || '@' || $5 || '.example',
       (select password_hash from users where organization_id = $1 and role = 'OWNER'), $4, now(), now(), true
     from generate_series(1, $3::int) n`,
    [organizationId, prefix, count, role, name],
  );
}

export const emailOf = (person: string, organization: string) => `${person}@${organization}.example`;

/** The cookie of a new session. */
export async function signIn(address: string, email: string, secret = password): Promise<string> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: secret }),
  });
  const [cookie] = response.headers.getSetCookie().filter((one) => one.includes('timetrack_session='));
  if (!response.ok || !cookie) throw new Error(`signing in as ${email} returned ${response.status}`);
  return cookie.split(';')[0] ?? '';
}
