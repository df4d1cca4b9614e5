import { reachSetting, tenantSetting } from '../scope.js';
import { systemFunctions } from '../system-functions.js';
import { type ReachRule, reachTables, tablesForEveryReach } from './reach-tables.js';
import { globalTables, restrictedTables, tenantGrants } from './table-grants.js';

/**
 * Puts row-level security on every table of a tenant, and gives the application's role only what it needs. Runs as
 * the owner after the migrations, in their transaction. Changes nothing, and takes no locks, if nothing is missing.
 *
 * Three roles (ADR 0005): the owner owns the tables. The application's role sees the rows of the organization that the
 * transaction names. The system role, which cannot log in, owns the functions that may see every organization; the owner
 * inherits from it, so that migrations and dumps see every row.
 *
 * The policy `reach` hides from a restricted manager the rows of people who are not in reach (ADR 0114). It is for reading:
 * updates and deletes read the rows that they change. Fails for a table about which nothing is decided.
 */
export function rowLevelSecurityStatements(applicationRole: string): string {
  return `
    do $policies$
    declare
      application constant text := ${literal(applicationRole)};
      system constant text := current_user || '_system';
      own_schema constant text := current_schema();
      -- The types of extensions are in the schema public, in which nobody but the owner creates anything.
      path constant text := concat_ws(', ', quote_ident(own_schema), case when own_schema <> 'public' then 'public' end);
      -- A subquery is evaluated once for each statement. Citus plans none in the policy of a distributed table.
      is_distributed boolean := false;
      condition text :=
        '%I = (select nullif(current_setting(${literal(tenantSetting).replaceAll("'", "''")}, true), '''')::uuid)';
      grants jsonb := ${literal(JSON.stringify(grantsByTable()))};
      reach jsonb := ${literal(JSON.stringify(reachConditions(false)))};
      found record;
      wanted text[];
    begin
      if to_regclass('pg_catalog.pg_dist_schema') is not null then
        execute 'select exists (select from pg_dist_schema where schemaid = $1::regnamespace)' into is_distributed using own_schema;
      end if;
      if is_distributed then
        condition := replace(replace(condition, '(select ', ''), '::uuid)', '::uuid');
        reach := ${literal(JSON.stringify(reachConditions(true)))};
      end if;
      if not (has_schema_privilege(application, own_schema, 'usage') and has_schema_privilege(system, own_schema, 'usage')) then
        execute format('grant usage on schema %I to %I, %I', own_schema, application, system);
      end if;
      if has_schema_privilege(application, own_schema, 'create') then
        execute format('revoke create on schema %I from public, %I', own_schema, application);
      end if;
      if has_database_privilege(application, current_database(), 'temporary') and exists (
        select from pg_database where datname = current_database() and pg_has_role(datdba, 'usage')
      ) then
        execute format('revoke temporary on database %I from public, %I', current_database(), application);
      end if;
      for found in
        select class.oid, class.relname as name, class.relrowsecurity and class.relforcerowsecurity as is_forced,
          case when class.relname = 'organizations' then 'id' else 'organization_id' end as key,
          class.relname = 'organizations' or exists (
            select from pg_attribute
            where attrelid = class.oid and attname = 'organization_id' and not attisdropped
          ) as is_tenant
        from pg_class class
        where class.relnamespace = own_schema::regnamespace and class.relkind in ('r', 'p')
      loop
        if found.is_tenant then
          if not found.is_forced then
            execute format('alter table %I.%I enable row level security, force row level security', own_schema, found.name);
          end if;
          if not exists (select from pg_policy where polrelid = found.oid and polname = 'tenant') then
            execute format('create policy tenant on %I.%I using (' || condition || ') with check (' || condition || ')',
              own_schema, found.name, found.key, found.key);
          end if;
          if not reach ? found.name then
            raise exception 'the table % is neither in reachTables nor in tablesForEveryReach', found.name;
          end if;
          if reach ->> found.name <> '' and not exists (select from pg_policy where polrelid = found.oid and polname = 'reach') then
            execute format('create policy reach on %I.%I as restrictive for select to %I using (%s)',
              own_schema, found.name, application, reach ->> found.name);
          end if;
          if not exists (
            select from pg_policy
            where polrelid = found.oid and polname = 'system' and polroles = array[system::regrole::oid]
          ) then
            execute format('drop policy if exists system on %I.%I', own_schema, found.name);
            execute format('create policy system on %I.%I to %I using (true) with check (true)', own_schema, found.name, system);
          end if;
        end if;
        if not has_table_privilege(system, found.oid, 'select')
          or not has_table_privilege(system, found.oid, 'insert')
          or not has_table_privilege(system, found.oid, 'update')
          or not has_table_privilege(system, found.oid, 'delete') then
          execute format('grant select, insert, update, delete on %I.%I to %I', own_schema, found.name, system);
        end if;
        wanted := array(select jsonb_array_elements_text(coalesce(
          grants -> found.name, case when found.is_tenant then grants -> '' else '[]'::jsonb end)) order by 1);
        if wanted <> array(
          select lower(privilege) from unnest(array['DELETE', 'INSERT', 'REFERENCES', 'SELECT', 'TRIGGER', 'TRUNCATE', 'UPDATE']) privilege
          where has_table_privilege(application, found.oid, privilege) order by 1
        ) then
          execute format('revoke all on %I.%I from public, %I', own_schema, found.name, application);
          if cardinality(wanted) > 0 then
            execute format('grant %s on %I.%I to %I', array_to_string(wanted, ', '), own_schema, found.name, application);
          end if;
        end if;
      end loop;
      for found in
        select proc.oid::regprocedure::text as signature, proc.prorettype = 'trigger'::regtype as is_trigger,
          proc.prosecdef and proc.proowner = system::regrole and proc.proconfig is not null as is_wrapped
        from pg_proc proc
        where proc.pronamespace = own_schema::regnamespace and proc.proname = any (${literal(`{${Object.keys(systemFunctions).join(',')}}`)}::text[])
      loop
        if not found.is_wrapped then
          -- A new owner must be allowed to create functions in the schema.
          execute format('grant create on schema %I to %I', own_schema, system);
          execute format('alter function %s security definer set search_path to %s, pg_temp', found.signature, path);
          execute format('alter function %s owner to %I', found.signature, system);
          execute format('revoke create on schema %I from %I', own_schema, system);
        end if;
        if has_function_privilege('public', found.signature, 'execute') then
          execute format('revoke execute on function %s from public', found.signature);
        end if;
        if not found.is_trigger and not has_function_privilege(application, found.signature, 'execute') then
          execute format('grant execute on function %s to %I', found.signature, application);
        end if;
      end loop;
      for found in
        select oid, relname as name from pg_class where relnamespace = own_schema::regnamespace and relkind = 'S'
      loop
        continue when has_sequence_privilege(application, found.oid, 'usage');
        execute format('grant usage on sequence %I.%I to %I', own_schema, found.name, application);
      end loop;
    end $policies$`;
}

/** The grants by the name of the table. The empty name means every other table of a tenant. */
function grantsByTable(): Record<string, readonly string[]> {
  const listed = Object.entries({ ...restrictedTables, ...globalTables });
  return { ...Object.fromEntries(listed.map(([name, { grants }]) => [name, grants])), '': tenantGrants };
}

/**
 * The condition of each table's policy; empty for a table that every reach sees. A subquery is evaluated once for each
 * statement, and so is the set of ids in it. Citus plans none.
 */
export function reachConditions(isDistributed: boolean): Record<string, string> {
  const open = Object.keys(tablesForEveryReach).map((name) => [name, ''] as const);
  const walled = Object.entries(reachTables).map(([name, rule]) => [name, conditionOf(rule, isDistributed)] as const);
  return Object.fromEntries([...open, ...walled]);
}

function conditionOf(rule: ReachRule, isDistributed: boolean): string {
  const setting = `current_setting('${reachSetting}', true)`;
  // Compared within the subquery: PostgreSQL expects half of the rows then, and few of them otherwise.
  const unlimited = isDistributed ? `${setting} = '*'` : `(select ${setting} = '*')`;
  if (rule === 'EVERYONE') return unlimited;
  const everyone = 'mayBeNull' in rule ? `${unlimited} or ${rule.person} is null` : unlimited;
  const ids = `string_to_array(nullif(${setting}, '*'), ',')`;
  if (isDistributed) {
    if ('people' in rule) return `${everyone} or ${rule.people} && ${ids}::uuid[]`;
    return `${everyone} or strpos(${setting}, ${rule.person}::text) > 0`;
  }
  const inReach = `array(select unnest(${ids})::uuid)`;
  return `${everyone} or ${'people' in rule ? `${rule.people} && ${inReach}` : `${rule.person} = any (${inReach})`}`;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
