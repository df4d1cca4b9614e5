import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import pino from 'pino';
import { backUp, restoreBackup } from '../src/backup.composition.js';
import { seedDemo } from '../src/demo/demo.seed.js';
import { features } from '../src/features.composition.js';
import { createBackupKey } from '../src/platform/backup/backup-key.adapter.js';
import { listTables } from '../src/platform/backup/snapshot.queries.js';
import { verifyBackup } from '../src/platform/backup/verify-backup.service.js';
import { applicationOf } from './harness/database.js';
import { startUseCases, type TestUseCases } from './harness/index.js';

const logger = pino({ level: 'silent' });

let source: TestUseCases;
let folder: string;
let admin: Client;
let keys: Awaited<ReturnType<typeof createBackupKey>>;
/** An encrypted backup, and the same without encryption. */
let sealed: string;
let open: string;

/** The databases of a test, which are dropped after it. */
const created: string[] = [];

beforeAll(async () => {
  source = await startUseCases();
  folder = await mkdtemp(path.join(tmpdir(), 'timetrack-test-backup-'));
  admin = new Client({ connectionString: process.env.TEST_DATABASE_ADMINISTRATOR_URL as string });
  await admin.connect();
  await seedDemo({ ...source.platform, orm: applicationOf(source.orm), secrets: source.platform.secrets });
  await mkdir(path.join(source.config.dataDir, 'audit-heads'));
  keys = await createBackupKey();
  sealed = (await backUpSource(keys.recipient)).file;
  open = (await backUpSource(null)).file;
});
afterEach(async () => {
  for (const name of created.splice(0)) await admin.query(`drop database if exists ${name} with (force)`);
});
afterAll(async () => {
  await source.close();
  await admin.end();
  await rm(folder, { recursive: true, force: true });
});

const urlOf = (login: 'ADMINISTRATOR' | 'APPLICATION' | 'OWNER', name: string) =>
  Object.assign(new URL(process.env[`TEST_DATABASE_${login}_URL`] as string), { pathname: `/${name}` }).href;

const addressesOf = (name: string) => ({ ownerUrl: urlOf('OWNER', name), url: urlOf('APPLICATION', name) });

const nameOfSource = () => new URL(source.config.databaseUrl as string).pathname.slice(1);

function backUpSource(key: string | null, target = folder) {
  return backUp({ config: source.config, addresses: addressesOf(nameOfSource()), features, key }, target);
}

/** An empty database and an empty data folder. */
async function elsewhere() {
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name} owner timetrack`);
  created.push(name);
  const dataDir = path.join(folder, name);
  await mkdir(dataDir);
  return {
    name,
    dataDir,
    restore: (file: string, key: string | null, { replace = false, known = features } = {}) =>
      restoreBackup(
        { config: { ...source.config, dataDir }, addresses: addressesOf(name), features: known, key, logger },
        { file, replace },
      ),
  };
}

async function inDatabase<T>(name: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: urlOf('ADMINISTRATOR', name) });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** A digest of every row of each table, and the protections of the tables. */
function describeDatabase(name: string) {
  return inDatabase(name, async (client) => {
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
    const there = await elsewhere();
    const { lines, isIntact } = await there.restore(sealed, keys.identity);
    expect(isIntact).toBe(true);
    expect(lines.at(-1)).toMatch(/^The audit log is intact \(\d{3} entries/);
    const [original, restored] = [await describeDatabase(nameOfSource()), await describeDatabase(there.name)];
    expect(restored.digests).toEqual(original.digests);
    expect(restored.protections).toEqual(original.protections);
    expect(restored.sequences).toEqual(original.sequences);
    const files = await listFiles(source.config.dataDir);
    expect(files.length).toBeGreaterThan(20);
    expect(await listFiles(there.dataDir)).toEqual(files);
  });

  test('is only put into a database without organizations, unless that is to be replaced', async () => {
    const there = await elsewhere();
    await there.restore(open, null);
    await expect(there.restore(open, null)).rejects.toThrow('The database contains organizations');
    await inDatabase(there.name, (client) => client.query(`update organizations set name = 'Changed'`));
    expect((await there.restore(open, null, { replace: true })).isIntact).toBe(true);
    const [original, restored] = [await describeDatabase(nameOfSource()), await describeDatabase(there.name)];
    expect(restored.digests).toEqual(original.digests);
  });

  test('gets the migrations that are newer than it', async () => {
    const there = await elsewhere();
    const later = features.map((feature) =>
      feature.name === 'saved-reports' ? { ...feature, migrations: [] } : feature,
    );
    const old = await elsewhere();
    await old.restore(open, null);
    await inDatabase(old.name, (client) =>
      client.query(`drop table saved_reports; delete from mikro_orm_migrations where name like '%saved-reports'`),
    );
    const config = { ...source.config, dataDir: old.dataDir };
    const { file } = await backUp(
      { config, addresses: addressesOf(old.name), features: later, key: null },
      old.dataDir,
    );
    const { lines } = await there.restore(file, null);
    expect(lines).toContain('Ran 2 migrations that are newer than it.');
    await expect(there.restore(open, null, { known: later })).rejects.toThrow(
      'A newer version of TimeTrack has made this backup: it has the migration 0114-saved-reports.',
    );
  });

  test('sets heads of the audit log aside that were signed after it, and names what is lost', async () => {
    const there = await elsewhere();
    const { rows } = await inDatabase(nameOfSource(), (client) =>
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
    const { manifest } = await backUpSource(null, path.join(folder, 'one-less.tar'));
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
    const parts = { config: source.config, addresses: addressesOf(nameOfSource()), features: broken, key: null };
    await expect(backUp(parts, target)).rejects.toThrow('division by zero');
    expect(await readdir(target)).toEqual([]);
  });

  test('never replaces a file', async () => {
    await expect(backUpSource(null, open)).rejects.toThrow('exists already');
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
    const there = await elsewhere();
    const client = new Client({ connectionString: urlOf('APPLICATION', there.name), application_name: 'timetrack' });
    await client.connect();
    await expect(there.restore(open, null)).rejects.toThrow('Gateways are connected to the database (1 connections)');
    await client.end();
  });

  async function changed(file: string, change: (copy: string) => Promise<void>): Promise<string> {
    const copy = path.join(folder, randomUUID());
    await writeFile(copy, await readFile(file));
    await change(copy);
    return copy;
  }

  const cut = (file: string) => truncate(file, 100_000);

  /** At the header of the checksums, so that tar finds nothing wrong. */
  async function cutAtEntry(file: string): Promise<void> {
    await truncate(file, (await readFile(file)).lastIndexOf('checksums/000001'));
  }

  async function flip(file: string): Promise<void> {
    const content = await readFile(file);
    content[100_001] = (content[100_001] ?? 0) ^ 1;
    await writeFile(file, content);
  }
});
