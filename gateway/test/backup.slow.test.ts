import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import { Client } from 'pg';
import { backUp } from '../src/composition/backup.js';
import { features } from '../src/composition/features.js';
import { seedDemo } from '../src/demo/seed-demo.js';
import { type ArchiveEntry, readArchive, writeArchive } from '../src/operations/backup/archive.js';
import { createBackupKey } from '../src/operations/backup/backup-key.js';
import { listTables } from '../src/operations/backup/dump.js';
import { verifyBackup } from '../src/operations/backup/verify-backup.js';
import { Backups } from './harness/backups.js';
import { applicationOf } from './harness/database.js';
import { startUseCases, type TestUseCases } from './harness/index.js';

let source: TestUseCases;
let backups: Backups;
let folder: string;
let keys: Awaited<ReturnType<typeof createBackupKey>>;
/** An encrypted backup, and the same without encryption. */
let sealed: string;
let open: string;

beforeAll(async () => {
  source = await startUseCases();
  backups = await Backups.of(source);
  folder = backups.folder;
  await seedDemo({ ...source.platform, orm: applicationOf(source.orm), secrets: source.platform.secrets });
  await mkdir(path.join(source.config.dataDir, 'audit-heads'));
  keys = await createBackupKey();
  sealed = (await backups.backUp(keys.recipient)).file;
  open = (await backups.backUp(null)).file;
});
afterEach(() => backups.dropDatabases());
afterAll(async () => {
  await source.close();
  await backups.close();
});

/** A digest of every row of each table, and the protections of the tables. */
function describeDatabase(name: string) {
  return backups.inDatabase(name, async (client) => {
    const digests: Record<string, string> = {};
    for (const { schema, name: table } of await listTables(client)) {
      const { rows } = await client.query(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(row::text), '' order by row::text collate "C")), '') as digest
         from ${schema}.${table} row`,
      );
      digests[`${schema}.${table}`] = rows[0].digest;
    }
    const { rows: protections } = await client.query(`
      select class.oid::regclass::text as name, relforcerowsecurity,
        array(select conname || pg_get_constraintdef(oid) from pg_constraint where conrelid = class.oid order by 1) as constraints,
        array(select tgname || tgenabled::text from pg_trigger where tgrelid = class.oid and not tgisinternal order by 1) as triggers
      from pg_class class where relkind in ('r', 'p') and relnamespace::regnamespace::text in ('public', 'pgboss') order by 1`);
    const { rows: sequences } = await client.query(
      'select schemaname, sequencename, last_value from pg_sequences order by 1, 2',
    );
    return { digests, protections, sequences };
  });
}

async function listFiles(dataDir: string): Promise<string[]> {
  const found = await readdir(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
}

describe('a restored backup', () => {
  test('has every row, file, protection and sequence of the original, and an intact audit log', async () => {
    const there = await backups.elsewhere();
    const { lines, isIntact } = await there.restore(sealed, keys.identity);
    expect(isIntact).toBe(true);
    const [original, restored] = [await describeDatabase(backups.sourceName), await describeDatabase(there.name)];
    const [entries] = original.digests['public.audit_entries']?.split(' ') ?? [];
    expect(Number(entries)).toBeGreaterThan(10);
    expect(lines.at(-1)).toMatch(`The audit log is intact (${entries} entries`);
    expect(restored.digests).toEqual(original.digests);
    expect(restored.protections).toEqual(original.protections);
    expect(restored.sequences).toEqual(original.sequences);
    const files = await listFiles(source.config.dataDir);
    expect(files.length).toBeGreaterThan(20);
    expect(await listFiles(there.dataDir)).toEqual(files);
  });

  test('is only put into a database without organizations, unless that is to be replaced', async () => {
    const there = await backups.elsewhere();
    await there.restore(open, null);
    await expect(there.restore(open, null)).rejects.toThrow('The database contains organizations');
    await backups.inDatabase(there.name, (client) => client.query(`update organizations set name = 'Changed'`));
    expect((await there.restore(open, null, { replace: true })).isIntact).toBe(true);
    const [original, restored] = [await describeDatabase(backups.sourceName), await describeDatabase(there.name)];
    expect(restored.digests).toEqual(original.digests);
  });

  test('gets the migrations that are newer than it', async () => {
    const there = await backups.elsewhere();
    const migrations = ['notes', 'remarks'].map((table) => ({
      name: `0900-${table}`,
      class: class extends Migration {
        override up(): void {
          this.addSql(`create table ${table} (id uuid not null primary key)`);
        }
      },
    }));
    const later = features.map((feature) => (feature.name === 'saved-reports' ? { ...feature, migrations } : feature));
    const { lines } = await there.restore(open, null, { known: later });
    expect(lines).toContain('Ran 2 migrations that are newer than it.');
    const { file } = await backups.backUp(null, there.dataDir, there.name);
    await expect((await backups.elsewhere()).restore(file, null)).rejects.toThrow(
      'A newer version of TimeTrack has made this backup: it has the migration 0900-notes.',
    );
  });

  test('is refused if it is from before the baseline', async () => {
    const old = await backups.elsewhere();
    await old.restore(open, null);
    await backups.inDatabase(old.name, (client) =>
      client.query(`update mikro_orm_migrations set name = '0001-organizations' where name like '0001-%'`),
    );
    const { file } = await backups.backUp(null, old.dataDir, old.name);
    const there = await backups.elsewhere();
    await expect(there.restore(file, null)).rejects.toThrow(
      'The backup is from before the first release, and this version cannot restore it: keep the version that has made it, or start with an empty database.',
    );
    expect(await backups.inDatabase(there.name, async (client) => (await listTables(client)).length)).toBe(0);
  });

  test('sets heads of the audit log aside that were signed after it, and names what is lost', async () => {
    const there = await backups.elsewhere();
    const { rows } = await backups.inDatabase(backups.sourceName, (client) =>
      client.query('select organization_id as id, position::int, encode(hash, $1) as hash from audit_entries', ['hex']),
    );
    const headOf = (position: number, hash: string) =>
      `${JSON.stringify({ organizationId: rows[0].id, position, hash, at: '2026-11-17T19:00:00.000Z', key: 'k', signature: 's' })}\n`;
    const heads = path.join(there.dataDir, 'audit-heads');
    await mkdir(heads);
    const kept = headOf(rows[0].position, rows[0].hash);
    await writeFile(path.join(heads, '2026-11-17.jsonl'), kept + headOf(4711, '00'.repeat(32)));
    const { lines, isIntact } = await there.restore(open, null);
    expect(isIntact).toBe(true);
    expect(lines.join()).toContain(`organization ${rows[0].id} had at least 4711 entries`);
    expect(await readFile(path.join(heads, '2026-11-17.jsonl'), 'utf8')).toBe(kept);
    expect(await readdir(`${heads}-after-backup`)).toHaveLength(1);
  });
});

describe('a backup', () => {
  test('lists the files that are removed in the meantime, and contains the rest', async () => {
    const photos = path.join(source.config.dataDir, 'files/photos');
    const [organization = ''] = await readdir(photos);
    const [photo = ''] = await readdir(path.join(photos, organization));
    const content = await readFile(path.join(photos, organization, photo));
    await rm(path.join(photos, organization, photo));
    const { manifest } = await backups.backUp(null, path.join(folder, 'one-less.tar'));
    await writeFile(path.join(photos, organization, photo), content);
    expect(manifest.files.missing).toEqual([`photos/${organization}/${photo}`]);
  });

  test('leaves no file if it fails', async () => {
    const target = path.join(folder, 'failed');
    await mkdir(target);
    const broken = features.map((feature) => ({
      ...feature,
      files: feature.files?.map((each) => ({ ...each, select: 'select 1 / 0' })) ?? [],
    }));
    const parts = {
      config: source.config,
      addresses: backups.addressesOf(backups.sourceName),
      features: broken,
      key: null,
    };
    await expect(backUp(parts, target)).rejects.toThrow('division by zero');
    expect(await readdir(target)).toEqual([]);
  });

  test('never replaces a file', async () => {
    await expect(backups.backUp(null, open)).rejects.toThrow('exists already');
  });
});

describe('a restore changes nothing', () => {
  const wrong = 'BACKUP_KEY does not open this backup';

  test.each([
    ['without the key', () => [sealed, null], 'The backup is encrypted: set BACKUP_KEY'],
    ['with the key that only encrypts', () => [sealed, keys.recipient], 'This BACKUP_KEY can only create backups'],
    ['with another key', async () => [sealed, (await createBackupKey()).identity], wrong],
    ['from a truncated encrypted file', async () => [await changed(sealed, cut), keys.identity], 'damaged'],
    ['from a changed encrypted file', async () => [await changed(sealed, flip), keys.identity], 'damaged'],
    ['from a truncated file', async () => [await changed(open, cut), null], 'incomplete'],
    ['from a file without its last entries', async () => [await changed(open, cutAtEntry), null], 'incomplete'],
    ['from a changed file', async () => [await changed(open, flip), null], 'damaged'],
    ['from another file', async () => [await changed(open, (file) => writeFile(file, 'hello')), null], 'incomplete'],
    ['from a missing file', () => ['/nowhere.tar', null], 'cannot be read'],
  ] as [string, () => Promise<[string, string | null]> | [string, string | null], string][])(
    '%s',
    async (_name, given, message) => {
      const [file, key] = await given();
      await expect(verifyBackup(file, key)).rejects.toThrow(message);
    },
  );

  test('while a gateway is connected', async () => {
    const there = await backups.elsewhere();
    const client = new Client({
      connectionString: backups.urlOf('APPLICATION', there.name),
      application_name: 'timetrack',
    });
    await client.connect();
    await expect(there.restore(open, null)).rejects.toThrow(
      'Gateways or commands are connected to the database (1 connections)',
    );
    await client.end();
  });

  test.each([
    ['a file that no row names', 'files/photos/evil.js'],
    ['a file of the web pages', 'files/web/evil.js'],
    ['a file outside of the storage', 'files/../evil.js'],
    ['signed heads outside of their folder', 'audit-heads/../evil.jsonl/000001'],
    ['an entry of another kind', 'evil.js'],
  ])('from a backup with %s', async (_what, name) => {
    const there = await backups.elsewhere();
    const forged = await forge((entries) => [{ name, content: Buffer.from('evil') }, ...entries]);
    await expect(there.restore(forged, null)).rejects.toThrow(
      `The backup contains ${JSON.stringify(name)}, which none of its rows names. Nothing was changed.`,
    );
    expect(await readdir(there.dataDir)).toEqual([]);
  });

  test.each([
    ['schemas', 0, { name: `public"; drop table users; --` }],
    ['schemas', 0, { name: 'pg_catalog' }],
    ['tables', 3, { name: 'users\n' }],
    ['tables', 3, { columns: ['x'.repeat(64)] }],
    ['sequences', 0, { schema: '' }],
  ] as const)('from a backup with an invalid name among the %s of its header', async (list, index, change) => {
    const forged = await forge((entries) =>
      entries.map((entry) => (entry.name === 'manifest.json' ? withChange(entry, list, index, change) : entry)),
    );
    await expect(verifyBackup(forged, null)).rejects.toThrow('manifest.json in');
  });

  /** A complete backup with other entries. */
  async function forge(change: (entries: ArchiveEntry[]) => ArchiveEntry[]): Promise<string> {
    const entries: ArchiveEntry[] = [];
    for await (const entry of readArchive(open, null)) entries.push(entry);
    const file = path.join(folder, `${randomUUID()}.tar`);
    await writeArchive({ file, key: null, createdAt: new Date() }, async (add) => {
      for (const entry of change(entries)) await add(entry);
    });
    return file;
  }

  function withChange({ name, content }: ArchiveEntry, list: string, index: number, change: object): ArchiveEntry {
    const header = JSON.parse(content.toString());
    Object.assign(header[list][index], change);
    return { name, content: Buffer.from(JSON.stringify(header)) };
  }

  async function changed(file: string, change: (copy: string) => Promise<void>): Promise<string> {
    const copy = path.join(folder, randomUUID());
    await writeFile(copy, await readFile(file));
    await change(copy);
    return copy;
  }

  const cut = (file: string) => truncate(file, 100_000);

  /** At the header of the checksums, so that tar finds nothing wrong. */
  async function cutAtEntry(file: string): Promise<void> {
    await truncate(file, (await readFile(file)).lastIndexOf('checksums.sha256'));
  }

  /** In the content of the first entry, behind its header: what fills the last block of an entry has no checksum. */
  async function flip(file: string): Promise<void> {
    const content = await readFile(file);
    content[520] = (content[520] ?? 0) ^ 1;
    await writeFile(file, content);
  }
});
