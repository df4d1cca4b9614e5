import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { readMigrations } from '../../platform/database/migrations-table.js';
import { readQueueVersion } from '../../platform/database/prepare-queue.js';
import { preventRestore } from '../../platform/database/restore-lock.js';
import type { FilesOfTable } from '../../platform/feature.js';
import type { FileStore } from '../../platform/storage/file-store.js';
import type { ArchiveEntry } from './archive.js';
import { BackupError, type BackupTable, entryOfFile, type Manifest, partName, quoted } from './backup.js';

const compress = promisify(zstdCompress);

/** Rows that a cursor fetches, and files that are read ahead. */
const fetched = 1000;
const readAhead = 4;

/** Rows are stored in parts of about this many bytes before compression, so that each part fits in memory. */
export const partBytes = 4 * 1024 * 1024;

type Add = (entry: ArchiveEntry) => Promise<void>;

interface DumpParts {
  /** As the owner, in a transaction with the snapshot: see `beginLongTransaction`. */
  readonly client: Client;
  readonly files: FileStore;
  readonly filesOfTables: readonly FilesOfTable[];
  /** Files of the data folder by their name in the backup. */
  readonly extra: AsyncIterable<{ readonly name: string; readonly content: Buffer }>;
  readonly createdAt: Date;
}

/**
 * Writes one snapshot of the database and the files that its rows refer to. Files are stored before their rows and
 * removed after the last row that uses them, so those of the snapshot are still there, except for files that a cleanup
 * removes during the backup.
 */
export async function dump(add: Add, parts: DumpParts): Promise<Manifest> {
  const { client, createdAt } = parts;
  const schemas = await readSchemas(client);
  if (schemas.length === 0) {
    throw new BackupError(
      'The database has no tables of TimeTrack, so there is nothing to back up. Check DATABASE_URL.',
    );
  }
  const tables: Manifest['tables'] = [];
  for (const table of await listTables(client)) {
    tables.push({ ...table, rows: await dumpTable(add, client, table) });
  }
  const sequences = await readSequences(client);
  const files = await dumpFiles(add, parts, schemas);
  for await (const entry of parts.extra) await add(entry);
  const manifest: Manifest = {
    ...{ format: 'timetrack-backup', formatVersion: 1, createdAt: createdAt.toISOString() },
    ...{ schemas, queueVersion: await readQueueVersion(client), tables, sequences, files },
  };
  await add({ name: 'manifest.json', content: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) });
  return manifest;
}

async function dumpTable(add: Add, client: Client, table: BackupTable): Promise<number> {
  const select = `select ${table.columns.map((column) => quoted(column)).join(', ')} from ${quoted(table.schema, table.name)}`;
  let [rows, number] = [0, 0];
  for await (const part of partsOf(client.query(copyTo(`copy (${select}) to stdout`)))) {
    number += 1;
    rows += countRows(part);
    await add({ name: partName(table, number), content: await compress(part) });
  }
  return rows;
}

/** Each row of COPY ends with a line feed, and values contain none: PostgreSQL writes `\n` as two letters. */
const lineFeed = 10;

/** Groups the chunks of a stream into buffers of about `partBytes` with whole rows. */
async function* partsOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let group: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(lineFeed) + 1;
    bytes += chunk.length;
    if (bytes < partBytes || end === 0) {
      group.push(chunk);
      continue;
    }
    yield Buffer.concat([...group, chunk.subarray(0, end)]);
    group = [chunk.subarray(end)];
    bytes = chunk.length - end;
  }
  if (bytes > 0) yield Buffer.concat(group);
}

function countRows(content: Buffer): number {
  let rows = 0;
  for (let at = content.indexOf(lineFeed); at !== -1; at = content.indexOf(lineFeed, at + 1)) rows += 1;
  return rows;
}

async function dumpFiles(add: Add, parts: DumpParts, schemas: Manifest['schemas']): Promise<Manifest['files']> {
  const counted = { count: 0, bytes: 0, missing: [] as string[] };
  const read = async (key: string) => {
    const stream = await parts.files.open(key);
    return { key, content: stream && (await buffer(stream)) };
  };
  const files: AsyncIterable<Awaited<ReturnType<typeof read>>> = Readable.from(listKeys(parts, schemas)).map(read, {
    concurrency: readAhead,
    highWaterMark: readAhead,
  });
  for await (const { key, content } of files) {
    if (content) {
      counted.count += 1;
      counted.bytes += content.length;
      await add({ name: entryOfFile(key), content });
    } else counted.missing.push(key);
  }
  return counted;
}

/** The keys of the files that the rows name. */
export async function* listKeys(
  { client, filesOfTables }: Pick<DumpParts, 'client' | 'filesOfTables'>,
  schemas: Manifest['schemas'],
): AsyncGenerator<string> {
  for (const { name: schema } of schemas) {
    for (const { table, select, ...rest } of filesOfTables) {
      const found = await client.query('select where to_regclass($1) is not null', [quoted(schema, table)]);
      if (found.rowCount === 0) continue;
      await client.query(`set local search_path = ${quoted(schema)}`);
      await client.query(`declare files no scroll cursor for ${select}`);
      for (let rows = ['first'] as never[]; rows.length > 0; ) {
        ({ rows } = await client.query<never>(`fetch ${fetched} from files`));
        yield* keysIn({ table, ...rest }, rows);
      }
      await client.query(`close files; set local search_path = ''`);
    }
  }
}

/** Throws if a file is not in the folder of its table: the product did not write that row. */
function keysIn({ table, folder, keysOf }: Omit<FilesOfTable, 'select'>, rows: readonly never[]): string[] {
  const keys = rows.flatMap(keysOf);
  const foreign = keys.find((key) => !key.startsWith(`${folder}/`));
  if (foreign !== undefined) throw new BackupError(`A row of ${table} names the file ${foreign}.`);
  return keys;
}

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

async function readSchemas(client: Client): Promise<Manifest['schemas']> {
  const { rows } = await client.query<{ name: string }>(
    `select schema as name from (${ownTables}) own where own.name = 'mikro_orm_migrations' order by schema <> 'public', 1`,
  );
  const schemas: Manifest['schemas'] = [];
  for (const { name } of rows) {
    schemas.push({ name, migrations: await readMigrations(async (sql) => (await client.query(sql)).rows, name) });
  }
  return schemas;
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
async function readSequences(client: Client): Promise<Manifest['sequences']> {
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
