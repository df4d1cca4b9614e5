import { Client } from 'pg';
import type { Cell } from '../../src/platform/database/cells.js';
import { administratorUrl, type CitusRun } from './citus-database.js';

/** A schema on a server, as the administrator reaches it. */
export interface Place {
  readonly database: string;
  readonly schema: string;
  readonly port: number;
}

export const placeOf = ({ coordinator }: CitusRun, database: string, { name, node }: Cell): Place => ({
  ...{ database, schema: name, port: node?.port ?? coordinator },
});

/** Everything that a test could have changed in a schema without giving it back: tables, triggers, constraints, functions. */
const selectDefinitions = `
  select array_agg(line order by line) as definitions from (
    select concat_ws(' ', relname, relkind, relrowsecurity, relforcerowsecurity) as line
    from pg_class where relnamespace = $1::regnamespace
    union all
    select concat_ws(' ', relname, attname, atttypid, attnotnull, attgenerated, attisdropped)
    from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace = $1::regnamespace and relkind = 'r' and attnum > 0
    union all
    select concat_ws(' ', relname, tgname, tgenabled, tgtype, proname)
    from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid where relnamespace = $1::regnamespace
    union all
    select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint where connamespace = $1::regnamespace
    union all
    select concat_ws(' ', oid::regprocedure, md5(prosrc), proconfig, proowner) from pg_proc where pronamespace = $1::regnamespace
    union all
    select concat_ws(' ', relname, polname, pg_get_expr(polqual, polrelid))
    from pg_policy join pg_class on pg_class.oid = polrelid where relnamespace = $1::regnamespace
  ) definitions`;

/** One line for each definition of the schema. */
export function definitionsOf(place: Place): Promise<ReadonlySet<string>> {
  return asAdministrator(place, async (client) => {
    const { rows } = await client.query<{ definitions: string[] }>(selectDefinitions, [place.schema]);
    return new Set(rows[0]?.definitions);
  });
}

/** A stored table, and its triggers that `session_replication_role` does not turn off. */
interface StoredTable {
  readonly name: string;
  readonly triggers: readonly string[];
}

/** The tables of the schema that have rows of their own: shards, and those that are not distributed. */
const selectTables = `
  select class.oid::regclass::text as name,
    array(select tgname::text from pg_trigger where tgrelid = class.oid and tgenabled = 'A') as triggers
  from pg_class class
  where class.relnamespace = $1::regnamespace and class.relkind = 'r' and class.relname !~ '^mikro_orm_migrations|^cells$'
    and not exists (select from pg_dist_partition where logicalrelid = class.oid)`;

/** Deletes past Citus: a truncation of every table takes many times longer. Migrations insert no other rows than their own names. */
export function deleteRows(place: Place): Promise<void> {
  return asAdministrator(place, async (client) => {
    await client.query('set session_replication_role = replica');
    const { rows } = await client.query<StoredTable>(selectTables, [place.schema]);
    const filled = await filledTables(client, rows);
    const deletions = filled.flatMap(({ name, triggers }) => [
      ...triggers.map((trigger) => `alter table ${name} disable trigger ${trigger}`),
      `delete from ${name}`,
      ...triggers.map((trigger) => `alter table ${name} enable always trigger ${trigger}`),
    ]);
    await client.query(deletions.join(';'));
  });
}

/** Each server has a queue of jobs, which its cells share. */
export async function deleteJobs({ coordinator, workers }: CitusRun, database: string): Promise<void> {
  for (const port of [coordinator, ...workers]) {
    await asAdministrator({ database, schema: 'pgboss', port }, (client) =>
      client.query('delete from pgboss.job; delete from pgboss.schedule'),
    );
  }
}

async function filledTables(client: Client, tables: readonly StoredTable[]): Promise<StoredTable[]> {
  const statement = tables.map(({ name }) => `select '${name}' as name where exists (select from ${name})`);
  const { rows } = await client.query<{ name: string }>(statement.join(' union all '));
  const names = new Set(rows.map(({ name }) => name));
  return tables.filter(({ name }) => names.has(name));
}

export async function asAdministrator<T>(
  { port, database, schema }: Place,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: administratorUrl(port, database, schema) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
