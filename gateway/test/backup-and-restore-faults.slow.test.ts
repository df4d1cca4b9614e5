import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Client } from 'pg';
import pino from 'pino';
import { features } from '../src/composition/features.js';
import { seedDemo } from '../src/demo/seed-demo.js';
import { awaitRestore } from '../src/platform/database/restore-lock.js';
import { prepareDatabase } from '../src/platform/database/row-level-security/prepare-database.js';
import { Backups } from './harness/backups.js';
import { applicationOf } from './harness/database.js';
import { GatewayProcess, runProgram, S3Double, startUseCases, type TestUseCases } from './harness/index.js';

const logger = pino({ level: 'silent' });

let source: TestUseCases;
let backups: Backups;
let file: string;

beforeAll(async () => {
  source = await startUseCases();
  backups = await Backups.of(source);
  await seedDemo({ ...source.platform, orm: applicationOf(source.orm), secrets: source.platform.secrets });
  ({ file } = await backups.backUp(null));
});
afterEach(() => backups.dropDatabases());
afterAll(async () => {
  await source.close();
  await backups.close();
});

const countOrganizations = async (client: Client) =>
  (await client.query('select count(*)::int as count from organizations')).rows[0].count;

describe('a restore that fails in between', () => {
  test('reports why, and keeps gateways and commands from the database until it is run again', async () => {
    const there = await backups.elsewhere();
    const store = await S3Double.start();
    const { config: s3 } = store;
    await store.stop();
    await expect(there.restore(file, null, { settings: { s3 } })).rejects.toThrow('ECONNREFUSED');
    const unfinished = 'A restore of this database did not finish. Run it again: npm run restore -- --replace FILE.';
    const { url, ownerUrl } = backups.addressesOf(there.name);
    const env = { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, DATA_DIR: there.dataDir };
    expect(await GatewayProcess.start(env).end()).toEqual({ code: 1, errors: `${unfinished}\n` });
    expect(await runProgram('migrate', env)).toEqual({ code: 1, output: '', errors: `${unfinished}\n` });
    await expect(backups.backUp(null, path.join(backups.folder, 'unfinished.tar'), there.name)).rejects.toThrow(
      unfinished,
    );
    expect((await there.restore(file, null)).isIntact).toBe(true);
    await awaitRestore(url, () => undefined);
    expect(await backups.inDatabase(there.name, countOrganizations)).toBe(1);
  });
});

describe('a restore', () => {
  test('changes nothing in a database with migrations that the backup does not have', async () => {
    const there = await backups.elsewhere();
    await prepareDatabase(backups.addressesOf(there.name), features, logger);
    await backups.inDatabase(there.name, (client) =>
      client.query(`insert into mikro_orm_migrations (name) values ('9999-newer')`),
    );
    await expect(there.restore(file, null)).rejects.toThrow(
      'The database has the migration 9999-newer, which is newer than the backup. Create an empty database, or use --replace',
    );
    await awaitRestore(backups.addressesOf(there.name).url, () => undefined);
    expect((await there.restore(file, null, { replace: true })).isIntact).toBe(true);
  });

  test('leaves out the tables that an operator has created, and names them', async () => {
    await source.orm.em.fork().execute(`
      set role timetrack; create table timesheets_copy as select * from timesheets; reset role`);
    const extra = path.join(backups.folder, 'extra.tar');
    const { manifest } = await backups
      .backUp(null, extra)
      .finally(() => source.orm.em.fork().execute('drop table timesheets_copy'));
    expect(manifest.tables.find(({ name }) => name === 'timesheets_copy')?.rows).toBeGreaterThan(0);
    const there = await backups.elsewhere();
    const { lines, isIntact } = await there.restore(extra, null);
    expect(isIntact).toBe(true);
    expect(lines).toContain('public.timesheets_copy is not a table of TimeTrack: its rows are only in the backup.');
  });
});

describe('a backup', () => {
  test('has the rows of a table that a migration rewrites while it begins', async () => {
    await backups.inDatabase(backups.sourceName, async (client) => {
      await client.query('set role timetrack; create table rewritten as select generate_series(1, 3) as id');
      await client.query('begin; truncate rewritten; insert into rewritten select generate_series(1, 3)');
      const running = backups.backUp(null, path.join(backups.folder, 'rewritten.tar'));
      await waitForBackup(client);
      await client.query('commit');
      const { manifest } = await running.finally(() => client.query('drop table rewritten'));
      expect(manifest.tables).toContainEqual({ schema: 'public', name: 'rewritten', columns: ['id'], rows: 3 });
    });
  });

  test('is refused while a restore fills the database, and of a database without tables', async () => {
    const there = await backups.elsewhere();
    const target = path.join(backups.folder, 'refused.tar');
    await expect(backups.backUp(null, target, there.name)).rejects.toThrow('The database has no tables of TimeTrack');
    await backups.inDatabase(there.name, async (client) => {
      await client.query('begin; select pg_advisory_xact_lock(7316240502)');
      await expect(backups.backUp(null, target, there.name)).rejects.toThrow('A restore fills the database.');
    });
  });

  test('keeps a restore from beginning', async () => {
    const there = await backups.elsewhere();
    await backups.inDatabase(there.name, async (client) => {
      await client.query('begin; select pg_advisory_xact_lock_shared(7316240502)');
      await expect(there.restore(file, null)).rejects.toThrow('Another restore or a backup is running');
    });
  });

  test('into a folder that does not exist is refused before it begins', async () => {
    await expect(backups.backUp(null, path.join(backups.folder, 'nowhere/'))).rejects.toThrow(
      'nowhere/ does not exist. Create it first.',
    );
  });
});

async function waitForBackup(client: Client): Promise<void> {
  const waiting = `select from pg_locks where not granted and relation = 'rewritten'::regclass`;
  while ((await client.query(waiting)).rowCount === 0);
}
