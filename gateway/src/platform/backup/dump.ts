import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { FileStore } from '../storage/file-store.js';
import type { ArchiveWriter } from './archive.js';
import {
  BackupError,
  type BackupTable,
  countRows,
  type FilesOfTable,
  type Header,
  type Manifest,
  partName,
  partsOf,
  quoted,
} from './backup.js';
import { readHeader, readSequences } from './snapshot.js';

const compress = promisify(zstdCompress);

/** Rows that a cursor fetches, and files that are read ahead. */
const fetched = 1000;
const readAhead = 4;

export interface DumpParts {
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
export async function dump(archive: ArchiveWriter, parts: DumpParts): Promise<{ header: Header; manifest: Manifest }> {
  const header = await readHeader(parts.client, parts.createdAt);
  if (header.schemas.length === 0) {
    throw new BackupError(
      'The database has no tables of TimeTrack, so there is nothing to back up. Check DATABASE_URL.',
    );
  }
  await archive.add('header.json', json(header));
  const tables: Manifest['tables'] = [];
  for (const table of header.tables) {
    tables.push({ schema: table.schema, name: table.name, rows: await dumpTable(archive, parts.client, table) });
  }
  const sequences = await readSequences(parts.client);
  const files = await dumpFiles(archive, parts, header);
  for await (const { name, content } of parts.extra) await archive.add(name, content);
  const manifest = { tables, sequences, files };
  await archive.add('manifest.json', json(manifest));
  return { header, manifest };
}

async function dumpTable(
  archive: ArchiveWriter,
  client: Client,
  { schema, name, columns }: BackupTable,
): Promise<number> {
  const select = `select ${columns.map((column) => quoted(column)).join(', ')} from ${quoted(schema, name)}`;
  const stream = client.query(copyTo(`copy (${select}) to stdout`));
  let [rows, number] = [0, 0];
  for await (const part of partsOf(stream)) {
    number += 1;
    rows += countRows(part);
    await archive.add(partName(schema, name, number), await compress(part));
  }
  return rows;
}

async function dumpFiles(archive: ArchiveWriter, parts: DumpParts, { schemas }: Header): Promise<Manifest['files']> {
  const counted = { count: 0, bytes: 0, missing: [] as string[] };
  const read = async (key: string) => ({ key, content: await readFile(parts.files, key) });
  const pending: ReturnType<typeof read>[] = [];
  const writeNext = async () => {
    const next = await pending.shift();
    if (!next) return;
    if (!next.content) return void counted.missing.push(next.key);
    counted.count += 1;
    counted.bytes += next.content.length;
    await archive.add(`files/${next.key}`, next.content);
  };
  for (const { name } of schemas) {
    for await (const key of listKeys(parts, name)) {
      const reading = read(key);
      // Awaited in its turn: another one may fail before.
      reading.catch(() => undefined);
      pending.push(reading);
      if (pending.length >= readAhead) await writeNext();
    }
  }
  while (pending.length > 0) await writeNext();
  return counted;
}

async function* listKeys({ client, filesOfTables }: DumpParts, schema: string): AsyncGenerator<string> {
  for (const { table, select, keysOf } of filesOfTables) {
    const found = await client.query('select where to_regclass($1) is not null', [quoted(schema, table)]);
    if (found.rowCount === 0) continue;
    await client.query(`set local search_path = ${quoted(schema)}`);
    await client.query(`declare files no scroll cursor for ${select}`);
    for (let rows = ['first'] as never[]; rows.length > 0; ) {
      ({ rows } = await client.query<never>(`fetch ${fetched} from files`));
      for (const row of rows) yield* keysOf(row);
    }
    await client.query(`close files; set local search_path = ''`);
  }
}

async function readFile(files: FileStore, key: string): Promise<Buffer | null> {
  const stream = await files.open(key);
  return stream && buffer(stream);
}

const json = (value: object) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
