import type { Client } from 'pg';
import { readMigrations } from '../database/migrations-table.js';
import { readQueueVersion } from '../database/prepare-queue.js';
import { preventRestore } from '../database/restore-lock.js';
import { type BackupTable, type Header, type Manifest, quoted } from './backup.js';

/** Each start fills them again. */
const notBackedUp = [['pgboss', 'version']] as const;

const ownTables = `
  select space.nspname as schema, class.relname as name, class.oid, class.relkind as kind
  from pg_class class join pg_namespace space on space.oid = class.relnamespace
  where space.nspname not like 'pg\\_%' and space.nspname <> 'information_schema' and pg_has_role(class.relowner, 'usage')`;

/** Makes each value of a row the same text everywhere. */
const textSettings = `
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local lc_monetary = 'C'`;

const withoutTimeouts = `
  set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

/** Begins a transaction that may take hours. The search path is empty, so that PostgreSQL prints names with their schema. */
export async function beginLongTransaction(client: Client, mode = ''): Promise<void> {
  await client.query(`begin ${mode}`);
  await client.query(`${withoutTimeouts}; ${textSettings}; set local search_path = ''`);
}

/**
 * Begins the transaction of a backup. No table can be rewritten or emptied until it ends: it would have no rows for this snapshot.
 * The tables are therefore locked before the first query takes the snapshot. On Citus, the locks would reach every node.
 */
export async function beginSnapshot(client: Client): Promise<void> {
  const { rows } = await client.query<{ isCitus: boolean }>(
    `select to_regclass('pg_catalog.pg_dist_schema') is not null as "isCitus"`,
  );
  const names = rows[0]?.isCitus ? [] : (await listTables(client)).map(({ schema, name }) => quoted(schema, name));
  await beginLongTransaction(client, 'isolation level repeatable read read only');
  if (names.length > 0) await client.query(`lock table ${names.join(', ')} in access share mode`);
  await preventRestore(client);
}

export async function readHeader(client: Client, createdAt: Date): Promise<Header> {
  const { rows } = await client.query<{ name: string }>(
    `select schema as name from (${ownTables}) own where own.name = 'mikro_orm_migrations' order by schema <> 'public', 1`,
  );
  const schemas: Header['schemas'] = [];
  for (const { name } of rows) {
    schemas.push({ name, migrations: await readMigrations(async (sql) => (await client.query(sql)).rows, name) });
  }
  return {
    ...{ format: 'timetrack-backup', formatVersion: 1, createdAt: createdAt.toISOString() },
    ...{ schemas, queueVersion: await readQueueVersion(client), tables: await listTables(client) },
  };
}

/** The tables that the role owns, without partitions, whose rows their table includes. */
export async function listTables(client: Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(`
    select own.schema, own.name, array(
      select attname::text from pg_attribute
      where attrelid = own.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
    ) as columns
    from (${ownTables}) own join pg_class class on class.oid = own.oid
    where own.kind in ('r', 'p') and not class.relispartition order by own.schema <> 'public', 1, 2`);
  return rows.filter(({ schema, name }) => !notBackedUp.some(([home, table]) => home === schema && table === name));
}

/** The sequences, which are not part of a snapshot: they may be ahead of the rows. */
export async function readSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select schema, name from (${ownTables}) own where kind = 'S' order by 1, 2`,
  );
  const sequences: Manifest['sequences'] = [];
  for (const { schema, name } of rows) {
    const found = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quoted(schema, name)}`,
    );
    const [state] = found.rows;
    if (state) sequences.push({ schema, name, ...state });
  }
  return sequences;
}
