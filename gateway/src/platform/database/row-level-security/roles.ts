import type { EntityManager } from '@mikro-orm/postgresql';
import { StartError } from '../../errors/gateway.js';

/** Executes SQL as the owner, in the transaction of the migrations. */
type Execute = <Row>(statement: string) => Promise<Row[]>;

interface Login {
  readonly isPowerful: boolean;
  readonly isOwner: boolean;
}

/**
 * Finds or creates the roles next to the owner, and returns the role of the application: the login of DATABASE_URL if it
 * is not the owner's, otherwise `<owner>_app`, to which the gateway switches in each transaction.
 */
export async function ensureRoles(em: EntityManager, applicationLogin: string | null): Promise<string> {
  const execute: Execute = (statement) => em.execute(statement) as Promise<never>;
  const [owner] = await execute<{ name: string }>('select current_user as name');
  const name = owner?.name ?? '';
  await ensureRole(execute, name, `${name}_system`, 'inherit true, set true');
  if (applicationLogin === null || applicationLogin === name) {
    await ensureRole(execute, name, `${name}_app`, 'inherit false, set true');
    return `${name}_app`;
  }
  await rejectPowerfulLogin(execute, applicationLogin);
  return applicationLogin;
}

/** Two gateways of one cluster may create a role at the same time. */
async function ensureRole(execute: Execute, owner: string, role: string, options: string): Promise<void> {
  const statements = [`create role "${role}" nologin`, `grant "${role}" to "${owner}" with ${options}`];
  await execute(`
    do $roles$
    begin
      if not exists (select from pg_roles where rolname = '${role}') then
        begin
          ${statements[0]};
        exception when duplicate_object or unique_violation then null;
        end;
      end if;
      if not pg_has_role('${role}', 'set') then
        ${statements[1]};
      end if;
    end $roles$`).catch((cause: Error & { code?: string }) => {
    if (cause.code !== '42501') throw cause;
    throw new StartError(
      `The database role ${owner} of the migrations must not create roles. Run this once as an administrator of PostgreSQL: ${statements.join('; ')};`,
      { cause },
    );
  });
}

/** A login that PostgreSQL exempts from row-level security would see every organization. */
async function rejectPowerfulLogin(execute: Execute, login: string): Promise<void> {
  const [found] = await execute<Login>(`
    select rolsuper or rolbypassrls or rolcreaterole as "isPowerful", pg_has_role(oid, current_user::regrole, 'member') as "isOwner"
    from pg_roles where rolname = '${login.replaceAll("'", "''")}'`);
  if (!found) throw new StartError(`The database has no role ${login}, which DATABASE_URL names. Create it.`);
  if (!found.isPowerful && !found.isOwner) return;
  throw new StartError(
    `The database role ${login} of DATABASE_URL must not be a superuser, bypass row-level security, create roles or be a ` +
      'member of the role of DATABASE_OWNER_URL. Use a plain login.',
  );
}
