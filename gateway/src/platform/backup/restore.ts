import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { isOlderThanBaseline } from '../database/migrations-table.js';
import { queueVersion } from '../database/prepare-queue.js';
import type { FileStore } from '../storage/file-store.js';
import { type ArchiveEntry, readArchive } from './archive.js';
import { BackupError, type BackupTable, type Header, type Manifest, quoted, tableOfPart } from './backup.js';
import { beginLongTransaction, listTables } from './dump.js';
import { decompress, type Verified } from './verify-backup.js';

interface RestoreParts {
  readonly file: string;
  readonly key: string | null;
  readonly verified: Verified;
  /** As the owner of the tables, which have the migrations of the backup. */
  readonly client: Client;
  readonly files: FileStore;
  /** Takes the entries that are neither rows nor files. */
  readonly addExtra: (entry: ArchiveEntry) => Promise<void>;
}

/**
 * Refuses a backup that a newer version has made, or one from before the baseline.
 *
 * @param known the names of this version's migrations, in their order
 */
export function requireKnownMigrations({ schemas, queueVersion: queue }: Header, known: readonly string[]): void {
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

/** Loads the rows in one transaction, which commits after every file is stored. */
export async function restore(parts: RestoreParts): Promise<Restored> {
  const { client, verified, files } = parts;
  const { header, manifest } = verified;
  await beginLongTransaction(client);
  const loader = await Loader.begin(client, header.tables);
  for await (const entry of readArchive(parts.file, parts.key)) {
    if (tableOfPart(entry.name)) await loader.add(entry);
    else if (entry.name.startsWith('files/'))
      await files.put(entry.name.slice('files/'.length), entry.content, contentType);
    else await parts.addExtra(entry);
  }
  await loader.finish(manifest);
  await client.query('commit');
  const { foreignTables } = loader;
  const tables = header.tables.filter(({ schema, name }) => !foreignTables.includes(`${schema}.${name}`));
  await analyze(client, tables);
  return { rows: loader.countRows(), foreignTables };
}

/** The gateway takes the type of a file from its row. */
const contentType = 'application/octet-stream';

/** Without statistics, the first requests would use slow plans. */
async function analyze(client: Client, tables: readonly BackupTable[]): Promise<void> {
  await client.query('set statement_timeout = 0');
  for (const { schema, name } of tables) await client.query(`analyze "${schema}"."${name}"`);
}

/**
 * Loads rows into tables in one transaction, as their owner, who need not be a superuser. Triggers, foreign keys and policies
 * between organizations are off within this transaction, and back before it commits: adding a foreign key checks every row.
 */
class Loader {
  private table = '';
  private stream: (Writable & { readonly rowCount: number }) | undefined;
  private readonly rows = new Map<string, number>();

  private constructor(
    private readonly client: Client,
    private readonly tables: ReadonlyMap<string, BackupTable>,
    private readonly putBack: readonly string[],
    /** Tables that the owner has created next to those of the product. No migration creates them again. */
    readonly foreignTables: readonly string[],
  ) {}

  /** Empties the tables. The transaction has begun: see `beginLongTransaction`. */
  static async begin(client: Client, tables: readonly BackupTable[]): Promise<Loader> {
    const present = new Map((await listTables(client)).map((table) => [nameOf(table), table]));
    const loaded = tables.filter((table) => present.has(nameOf(table)));
    for (const table of loaded) {
      const columns = new Set(present.get(nameOf(table))?.columns);
      const lost = table.columns.find((column) => !columns.has(column));
      if (lost)
        throw new BackupError(`The database has no column ${nameOf(table)}.${lost}, which the backup contains.`);
    }
    const names = loaded.map(({ schema, name }) => quoted(schema, name));
    const undo = await readProtections(client, names);
    for (const { off } of undo) await client.query(off);
    await client.query(`truncate ${names.join(', ')}`);
    return new Loader(
      client,
      new Map(loaded.map((table) => [nameOf(table), table])),
      undo.map(({ on }) => on),
      tables.map(nameOf).filter((name) => !present.has(name)),
    );
  }

  /** Loads a part of a table. The parts of a table follow each other. */
  async add(entry: ArchiveEntry): Promise<void> {
    const table = tableOfPart(entry.name);
    if (!table) throw new BackupError(`${entry.name} holds no rows`);
    if (this.foreignTables.includes(nameOf(table))) return;
    const stream = nameOf(table) === this.table && this.stream ? this.stream : await this.open(nameOf(table));
    if (!stream.write(await decompress(entry))) await Promise.race([once(stream, 'drain'), finished(stream)]);
  }

  async finish({ tables, sequences }: Manifest): Promise<void> {
    await this.close();
    for (const table of tables.filter((each) => !this.foreignTables.includes(nameOf(each)))) {
      const loaded = this.rows.get(nameOf(table)) ?? 0;
      if (loaded !== table.rows) {
        throw new BackupError(
          `${loaded} rows of ${nameOf(table)} were loaded instead of ${table.rows}. Nothing was changed.`,
        );
      }
    }
    for (const { schema, name, value, isCalled } of sequences) {
      await this.client.query('select setval(to_regclass($1), $2, $3) where to_regclass($1) is not null', [
        quoted(schema, name),
        value,
        isCalled,
      ]);
    }
    for (const statement of this.putBack) await this.client.query(statement);
  }

  countRows(): number {
    return this.rows.values().reduce((sum, rows) => sum + rows, 0);
  }

  private async open(name: string) {
    await this.close();
    const table = this.tables.get(name);
    if (!table) throw new BackupError(`The header of the backup does not list the table ${name}.`);
    const columns = table.columns.map((column) => quoted(column)).join(', ');
    const stream = this.client.query(copyFrom(`copy ${quoted(table.schema, table.name)} (${columns}) from stdin`));
    // The next write reports it. Without a listener, a restore that fails for another reason would end the process.
    stream.on('error', () => undefined);
    this.table = name;
    this.stream = stream;
    return stream;
  }

  private async close(): Promise<void> {
    const { stream } = this;
    this.stream = undefined;
    if (!stream) return;
    stream.end();
    await finished(stream);
    this.rows.set(this.table, stream.rowCount);
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

const nameOf = ({ schema, name }: { readonly schema: string; readonly name: string }) => `${schema}.${name}`;
