import type { Client } from 'pg';
import { isOlderThanBaseline } from '../database/migrations-table.js';
import { queueVersion } from '../database/prepare-queue.js';
import type { FileStore } from '../storage/file-store.js';
import { type ArchiveEntry, readArchive } from './archive.js';
import { BackupError, type BackupTable, type Header, tableOfPart } from './backup.js';
import { Loader } from './load.js';
import { beginLongTransaction } from './snapshot.js';
import type { Verified } from './verify-backup.js';

export interface RestoreParts {
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

export interface Restored {
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
