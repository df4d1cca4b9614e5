import type { Client } from 'pg';
import { readMigrations } from '../../platform/database/migrations-table.js';
import { createMarker, markUnfinished } from '../../platform/database/restore-lock.js';
import { BackupError, type Manifest, quoted } from './backup.js';

/**
 * Makes sure that a restore overwrites nothing: the database has no organization, in any schema, and no migration that the backup
 * does not have. With `replace`, removes every table, function and type of the product first. From then on, no gateway starts until
 * the restore has finished.
 */
export async function requireEmptyDatabase(client: Client, manifest: Manifest, replace: boolean): Promise<void> {
  if (replace) return removeEverything(client);
  await requireNoOrganizations(client);
  await requireNoNewerMigrations(client, manifest);
  await markUnfinished(client);
}

async function requireNoOrganizations(client: Client): Promise<void> {
  const { rows } = await client.query<{ schema: string }>(
    `select schemaname as schema from pg_tables where tablename = 'organizations'`,
  );
  for (const { schema } of rows) {
    const { rowCount } = await client.query(`select from ${quoted(schema, 'organizations')} limit 1`);
    if (rowCount === 0) continue;
    throw new BackupError(
      'The database contains organizations, and a restore needs an empty one. Create another database, or use --replace, which deletes everything in this one. Nothing was changed.',
    );
  }
}

/** They have changed the tables, and the restored list of migrations would lack them: they would run again. */
async function requireNoNewerMigrations(client: Client, { schemas }: Manifest): Promise<void> {
  for (const { name, migrations } of schemas) {
    const present = await readMigrations(async (sql) => (await client.query(sql)).rows, name);
    const newer = present.find((migration) => !migrations.includes(migration));
    if (!newer) continue;
    throw new BackupError(
      `The database has the migration ${newer}, which is newer than the backup. Create an empty database, or use --replace, which deletes everything in this one. Nothing was changed.`,
    );
  }
}

/**
 * What the owner and the roles that it may act as own, except for extensions. All names are read before the first is removed:
 * afterwards, the name of something that was removed with its dependents is a number.
 */
async function removeEverything(client: Client): Promise<void> {
  await client.query(`
    begin;
    set local statement_timeout = 0;
    do $remove$
    declare
      found record;
    begin
      for found in
        select 1 as place, 'schema' as kind, quote_ident(nspname) as name from pg_namespace
        where nspname not like 'pg\\_%' and nspname not in ('public', 'information_schema') and pg_has_role(nspowner, 'usage')
          and exists (select from pg_class where relnamespace = pg_namespace.oid and relname in ('mikro_orm_migrations', 'version'))
        union all
        select 2, case relkind when 'v' then 'view' else 'table' end, oid::regclass::text from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and not relispartition
          and pg_has_role(relowner, 'usage') and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
        union all
        select 3, 'routine', oid::regprocedure::text from pg_proc
        where pronamespace = 'public'::regnamespace and pg_has_role(proowner, 'usage')
          and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
        union all
        select 4, 'type', oid::regtype::text from pg_type
        where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'c') and pg_has_role(typowner, 'usage')
          and not exists (select from pg_depend where objid = pg_type.oid and deptype in ('e', 'i'))
        union all
        select 5, 'sequence', oid::regclass::text from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'S' and pg_has_role(relowner, 'usage')
        order by place
      loop
        execute format('drop %s if exists %s cascade', found.kind, found.name);
      end loop;
    end $remove$;
    ${createMarker};
    commit`);
}
