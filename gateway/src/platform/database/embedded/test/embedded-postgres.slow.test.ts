import { chmod, mkdir, mkdtemp, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { createTestLogger, type TestLogger } from '../../../../../test/harness/index.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres.js';

const passwordFiles = ['postgres-password', 'postgres-owner-password', 'postgres-application-password'];

let closedFolder: string;
let dataDir: string;
let log: TestLogger;
let started: EmbeddedPostgres[];

beforeEach(async () => {
  // Closed to other users, like a clone in /root. PostgreSQL must work there too.
  closedFolder = await mkdtemp(path.join(tmpdir(), 'timetrack-embedded-'));
  dataDir = path.join(closedFolder, 'data');
  log = createTestLogger();
  started = [];
});
afterEach(async () => {
  await Promise.all(started.map((postgres) => postgres.stop()));
  const home = path.join(dataDir, 'postgres');
  await rm(await realPath(home), { recursive: true, force: true });
  await rm(closedFolder, { recursive: true, force: true });
});

async function start(settings: { fsync?: 'off' } = { fsync: 'off' }): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(dataDir, log.logger, settings);
  started.push(postgres);
  return postgres;
}

async function query<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}

async function realPath(folder: string): Promise<string> {
  return realpath(folder).catch(() => folder);
}

async function postmasterPid(): Promise<number> {
  const text = await readFile(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8');
  return Number.parseInt(text, 10);
}

describe('a first start', () => {
  test('creates a local database with three passwords that only the gateway can read', async () => {
    const { url } = await start();
    const { hostname, port } = new URL(url);
    expect(hostname).toBe('127.0.0.1');
    expect(port).not.toBe('5432');
    for (const name of passwordFiles) expect((await stat(path.join(dataDir, name))).mode & 0o777).toBe(0o600);
    const passwords = await Promise.all(passwordFiles.map((name) => readFile(path.join(dataDir, name), 'utf8')));
    expect(new Set(passwords).size).toBe(3);
    const wrong = url.replace(/:[^:@]+@/, ':guess@');
    await expect(query(wrong, 'select 1')).rejects.toThrow('password authentication failed');
  });

  test('writes commits to disk, and compares text beyond ASCII', async () => {
    const { adminUrl, url } = await start({});
    const showSetting = async (setting: string) =>
      Object.values((await query<object>(adminUrl, `show ${setting}`))[0] ?? {})[0];
    expect(await showSetting('fsync')).toBe('on');
    expect(await showSetting('synchronous_commit')).toBe('on');
    expect(await showSetting('listen_addresses')).toBe('127.0.0.1');
    expect(await query(url, `select lower('ÀÉ') as low`)).toEqual([{ low: 'àé' }]);
  });

  test('gives the product roles that cannot read files on the server', async () => {
    const { url, ownerUrl } = await start();
    await query(ownerUrl, 'create extension citext; create extension btree_gist; create extension pgcrypto');
    for (const login of [url, ownerUrl]) {
      await expect(query(login, `select pg_read_file('/etc/passwd')`)).rejects.toThrow('permission denied');
    }
  });

  test('starts over after it was killed halfway', async () => {
    await mkdir(path.join(dataDir, 'postgres/data.new-1'), { recursive: true });
    await chmod(path.join(dataDir, 'postgres'), 0o777);
    await chmod(closedFolder, 0o755);
    const { url } = await start();
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('a start in an existing data folder', () => {
  test('finds the existing rows', async () => {
    const first = await start();
    await query(first.ownerUrl, 'create table punches as select 42 as id');
    await first.stop();
    const second = await start();
    expect(await query(second.ownerUrl, 'select id from punches')).toEqual([{ id: 42 }]);
  });

  test('ignores the pid file of a dead server if its pid now belongs to another program', async () => {
    const first = await start();
    const pidFile = path.join(dataDir, 'postgres/data/postmaster.pid');
    const lines = (await readFile(pidFile, 'utf8')).split('\n');
    await first.stop();
    await writeFile(pidFile, [process.pid, ...lines.slice(1)].join('\n'), { mode: 0o666 });
    const second = await start();
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('reports a missing password rather than creating one that does not match', async () => {
    const first = await start();
    await first.stop();
    await rm(path.join(dataDir, 'postgres-password'));
    await expect(start()).rejects.toThrow(/^The database password is missing\. Restore .*postgres-password,/);
  });

  test('fails with one sentence if another gateway uses the folder, and does not disturb that gateway', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(
      `Another TimeTrack gateway uses the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );
    expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('a server that is killed while the gateway runs', () => {
  test('is restarted at the same address, with every committed row', async () => {
    const { ownerUrl } = await start();
    await query(ownerUrl, 'create table punches as select 42 as id');
    process.kill(await postmasterPid(), 'SIGKILL');
    await log.until('PostgreSQL is running again');
    expect(await query(ownerUrl, 'select id from punches')).toEqual([{ id: 42 }]);
  });
});
