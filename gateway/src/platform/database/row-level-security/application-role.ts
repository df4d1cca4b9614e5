import { StartError } from '../../errors/gateway.js';
import { withClient } from '../with-client.js';
import { loginOf } from './prepare-database.js';

interface Login {
  readonly name: string;
  readonly isPowerful: boolean;
  /** Whether it owns tables, or may become a role that does. */
  readonly isOwner: boolean;
  readonly hasRole: boolean;
}

/**
 * The role that each transaction switches to, for a gateway that does not migrate: `<owner>_app` if its login owns the
 * tables, otherwise undefined. Refuses a login that row-level security would not stop.
 */
export async function findApplicationRole(url: string): Promise<string | undefined> {
  const { name, isPowerful, isOwner, hasRole } = await readLogin(url);
  if (isOwner && hasRole) return `${name}_app`;
  if (!isOwner && !isPowerful) return undefined;
  throw new StartError(
    `The database role ${name} of DATABASE_URL must not be a superuser, bypass row-level security or be a member of the ` +
      'role that owns the tables. Use a plain login, or run "npm run migrate" with the same DATABASE_URL and without DATABASE_OWNER_URL.',
  );
}

function readLogin(url: string): Promise<Login> {
  return withClient(url, 'timetrack', async (client) => {
    const { rows } = await client.query<Login>(`
      select rolname as name, rolsuper or rolbypassrls as "isPowerful",
        exists (
          select from pg_class where relname = 'organizations' and relkind = 'r' and pg_has_role(relowner, 'member')
        ) as "isOwner",
        exists (select from pg_roles where rolname = current_user || '_app' and pg_has_role(oid, 'set')) as "hasRole"
      from pg_roles where rolname = current_user`);
    return rows[0] ?? { name: loginOf(url), isPowerful: true, isOwner: false, hasRole: false };
  });
}
