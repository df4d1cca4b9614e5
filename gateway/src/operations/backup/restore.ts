import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { isOlderThanBaseline } from '../../platform/database/migrations-table.js';
import { queueVersion } from '../../platform/database/prepare-queue.js';
import type { FilesOfTable } from '../../platform/feature.js';
import type { FileStore } from '../../platform/storage/file-store.js';
import { type ArchiveEntry, readArchive } from './archive.js';
import { BackupError, type BackupTable, fileOfEntry, type Manifest, nameOf, quoted, tableOfPart } from './backup.js';
import { beginLongTransaction, listKeys, listTables, partBytes } from './dump.js';

const decompress = promisify(zstdDecompress);

/** Far more than a part of `partBytes` with one long row. */
const maxPartBytes = 64 * partBytes;

interface RestoreParts {
  readonly file: string;
  readonly key: string | null;
  readonly manifest: Manifest;
  /** As the owner of the tables, which have the migrations of the backup. */
  readonly client: Client;
  readonly files: FileStore;
  readonly filesOfTables: readonly FilesOfTable[];
  /** Whether an entry that is neither rows nor a file belongs to a backup. */
  readonly isExtra: (name: string) => boolean;
  readonly addExtra: (entry: ArchiveEntry) => Promise<void>;
}

/**
 * Refuses a backup that a newer version has made, or one from before the baseline.
 *
 * @param known the names of this version's migrations, in their order
 */
export function requireKnownMigrations({ schemas, queueVersion: queue }: Manifest, known: readonly string[]): void {
  if (schemas.some(({ migrations }) => isOlderThanBaseline(migrations, known))) {
    throw new BackupError(
      'The backup is from before the first release, and this version cannot restore it: keep the version that has made it, or start with an empty database.',
    );
  }
  const unknown = schemas.flatMap(({ migrations }) => migrations).find((name) => !known.includes(name));
  if (!unknown && (queue ?? 0) <= queueVersion) return;
  throw new BackupError(
    `A newer version of TimeTrack has made this backup: it has ${unknown ? `the migration ${unknown}` : 'a newer job queue'}. Restore it with that version. Nothing was changed.`,
  );
}

interface Restored {
  readonly rows: number;
  /** The tables of the backup that are not those of the product. */
  readonly foreignTables: readonly string[];
}

/**
 * Loads the rows in one transaction, as the owner of the tables, who need not be a superuser. Triggers, foreign keys and
 * policies between organizations are off within this transaction, and back before it commits: adding a foreign key checks
 * every row. It stores only files that a row names, after it has checked the names of all, and commits after the last one.
 */
export async function restore({ client, manifest, ...parts }: RestoreParts): Promise<Restored> {
  await beginLongTransaction(client);
  const tables = await findTables(client, manifest);
  const names = [...tables.values()].map(({ schema, name }) => quoted(schema, name));
  const protections = await readProtections(client, names);
  for (const { off } of protections) await client.query(off);
  await client.query(`truncate ${names.join(', ')}`);
  const loaded = new Map([...tables.keys()].map((name) => [name, 0]));
  const others: string[] = [];
  for await (const entry of readArchive(parts.file, parts.key)) {
    const name = tableOfPart(entry.name);
    const table = tables.get(name ?? '');
    if (name && table) loaded.set(name, (loaded.get(name) ?? 0) + (await load(client, table, entry.content)));
    else if (!name) others.push(entry.name);
  }
  requireEveryRow(manifest, loaded);
  await requireKnownNames(others, { client, manifest, ...parts });
  await storeFiles(parts);
  await restoreSequences(client, manifest);
  for (const { on } of protections) await client.query(on);
  await client.query('commit');
  // Without statistics, the first requests would use slow plans.
  await client.query('set statement_timeout = 0');
  for (const name of names) await client.query(`analyze ${name}`);
  return {
    rows: loaded.values().reduce((sum, rows) => sum + rows, 0),
    foreignTables: manifest.tables.map(nameOf).filter((name) => !tables.has(name)),
  };
}

async function requireKnownNames(names: readonly string[], parts: Omit<RestoreParts, 'files'>): Promise<void> {
  const keys = new Set<string>();
  for await (const key of listKeys(parts, parts.manifest.schemas)) keys.add(key);
  const isKnown = (name: string) =>
    name === 'manifest.json' || parts.isExtra(name) || keys.has(fileOfEntry(name) ?? '');
  const unknown = names.find((name) => !isKnown(name));
  if (unknown === undefined) return;
  throw new BackupError(
    `The backup contains ${JSON.stringify(unknown)}, which none of its rows names. Nothing was changed.`,
  );
}

async function storeFiles({
  file,
  key,
  files,
  isExtra,
  addExtra,
}: Omit<RestoreParts, 'client' | 'manifest'>): Promise<void> {
  for await (const entry of readArchive(file, key)) {
    const fileKey = fileOfEntry(entry.name);
    if (fileKey !== null) await files.put(fileKey, entry.content, contentType);
    else if (isExtra(entry.name)) await addExtra(entry);
  }
}

/** The gateway takes the type of a file from its row. */
const contentType = 'application/octet-stream';

/**
 * The tables of the backup that the database has, by name. It lacks those that the owner has created next to those of the
 * product: no migration creates them again.
 */
async function findTables(client: Client, manifest: Manifest): Promise<ReadonlyMap<string, BackupTable>> {
  const present = new Map((await listTables(client)).map((table) => [nameOf(table), table]));
  const tables = manifest.tables.filter((table) => present.has(nameOf(table)));
  for (const table of tables) {
    const columns = new Set(present.get(nameOf(table))?.columns);
    const lost = table.columns.find((column) => !columns.has(column));
    if (lost) throw new BackupError(`The database has no column ${nameOf(table)}.${lost}, which the backup contains.`);
  }
  return new Map(tables.map((table) => [nameOf(table), table]));
}

/** Loads a part of a table, and returns the number of its rows. */
async function load(client: Client, { schema, name, columns }: BackupTable, part: Buffer): Promise<number> {
  const list = columns.map((column) => quoted(column)).join(', ');
  const content = await decompress(part, { maxOutputLength: maxPartBytes });
  const stream = client.query(copyFrom(`copy ${quoted(schema, name)} (${list}) from stdin`));
  stream.end(content);
  await finished(stream);
  return stream.rowCount;
}

function requireEveryRow({ tables }: Manifest, loaded: ReadonlyMap<string, number>): void {
  for (const table of tables) {
    const rows = loaded.get(nameOf(table));
    if (rows === undefined || rows === table.rows) continue;
    throw new BackupError(
      `${rows} rows of ${nameOf(table)} were loaded instead of ${table.rows}. Nothing was changed.`,
    );
  }
}

async function restoreSequences(client: Client, { sequences }: Manifest): Promise<void> {
  for (const { schema, name, value, isCalled } of sequences) {
    await client.query('select setval(to_regclass($1), $2, $3) where to_regclass($1) is not null', [
      quoted(schema, name),
      value,
      isCalled,
    ]);
  }
}

interface Protection {
  readonly off: string;
  readonly on: string;
}

async function readProtections(client: Client, names: readonly string[]): Promise<Protection[]> {
  const { rows } = await client.query<Protection>(
    `with loaded as (select oid, oid::regclass::text as name, relforcerowsecurity from pg_class where oid = any ($1::regclass[]))
     select format('alter table %s drop constraint %I', loaded.name, conname) as off,
       format('alter table %s add constraint %I %s', loaded.name, conname, pg_get_constraintdef(key.oid)) as on
     from loaded join pg_constraint key on key.conrelid = loaded.oid where key.contype = 'f' and key.conparentid = 0
     union all
     select format('alter table %s disable trigger %I', loaded.name, tgname),
       format('alter table %s enable %s trigger %I', loaded.name,
         case tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, tgname)
     from loaded join pg_trigger on tgrelid = loaded.oid where not tgisinternal and tgenabled <> 'D' and tgparentid = 0
     union all
     select format('alter table %s no force row level security', name), format('alter table %s force row level security', name)
     from loaded where relforcerowsecurity`,
    [names],
  );
  return rows;
}
