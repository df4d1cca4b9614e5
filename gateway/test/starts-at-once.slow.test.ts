import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { GatewayProcess, runProgram } from './harness/index.js';

let admin: Client;
let folder: string;
let name: string;
let started: GatewayProcess[];

beforeAll(async () => {
  admin = new Client({ connectionString: process.env.TEST_DATABASE_ADMINISTRATOR_URL as string });
  await admin.connect();
  folder = await mkdtemp(path.join(tmpdir(), 'timetrack-test-starts-'));
});
afterAll(async () => {
  await admin.end();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  started = [];
  name = `starts_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name} owner timetrack`);
});
afterEach(async () => {
  await Promise.all(started.map((gateway) => gateway.kill('SIGKILL')));
  await admin.query(`drop database ${name} with (force)`);
  await admin.query(`drop role if exists ${name}_queue`);
});

const urlOf = (login: 'ADMINISTRATOR' | 'APPLICATION' | 'OWNER') =>
  Object.assign(new URL(process.env[`TEST_DATABASE_${login}_URL`] as string), { pathname: `/${name}` }).href;

function gateway(env: NodeJS.ProcessEnv = {}): GatewayProcess {
  const process = GatewayProcess.start({
    DATABASE_URL: urlOf('APPLICATION'),
    DATA_DIR: path.join(folder, randomUUID()),
    ...env,
  });
  started.push(process);
  return process;
}

/** Does what `npm run migrate` does. */
const migrate = (...args: readonly string[]) => migrateWith({}, ...args);
const migrateWith = (env: NodeJS.ProcessEnv, ...args: readonly string[]) =>
  runProgram('migrate', { DATABASE_URL: urlOf('APPLICATION'), DATABASE_OWNER_URL: urlOf('OWNER'), ...env }, ...args);

/** Creates a login without privileges for jobs. */
async function createQueueLogin(): Promise<{ DATABASE_QUEUE_URL: string }> {
  await admin.query(`create role ${name}_queue login password 'queue'`);
  const url = Object.assign(new URL(urlOf('OWNER')), { username: `${name}_queue`, password: 'queue' });
  return { DATABASE_QUEUE_URL: url.href };
}

test('gateways and migrations that start at once on an empty database wait for each other, and all succeed', async () => {
  const holder = new Client({ connectionString: urlOf('ADMINISTRATOR') });
  await holder.connect();
  await holder.query('begin; select pg_advisory_xact_lock(7316240501)');
  const both = [0, 1].map(() => gateway({ DATABASE_OWNER_URL: urlOf('OWNER'), DEMO: '1' }));
  const migrating = migrate();
  await Promise.all(both.map((each) => each.line(/another gateway or command migrates the database: waiting for it/)));
  await holder.query('rollback');
  await Promise.all(both.map((each) => each.address()));
  expect(await migrating).toMatchObject({ code: 0, errors: '' });
  expect(both.filter(({ output }) => output.includes('Created the demo organization'))).toHaveLength(1);
  const { rows } = await holder.query('select count(*)::int as organizations from organizations');
  expect(rows).toEqual([{ organizations: 1 }]);
  await holder.end();
});

test('a gateway with MIGRATE_ON_START=0 needs no owner, and is not ready until the database is migrated', async () => {
  const missing = /The database lacks \d+ migrations \(0001-[^ ]+ …\) of this version/;
  expect(await migrate('--check')).toMatchObject({ code: 1, errors: expect.stringMatching(missing) });
  const queue = await createQueueLogin();
  const waiting = gateway({ MIGRATE_ON_START: '0', ...queue });
  const { port } = JSON.parse(await waiting.line(missing)) as { port: number };
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  expect((await get('/healthz')).status).toBe(200);
  const refused = await get('/readyz');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
  let isStarted = false;
  const failedProbes: unknown[] = [];
  const probing = (async () => {
    while (!isStarted) {
      const status = await get('/healthz').then((response) => response.status, String);
      if (status !== 200) failedProbes.push(status);
    }
  })();
  expect(await migrateWith(queue)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Migrated the database: \d+ changes/m),
  });
  const address = await waiting.address();
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  isStarted = true;
  await probing;
  expect(failedProbes).toEqual([]);
  expect(await migrate('--check')).toEqual({
    code: 0,
    output: 'The database has every migration of this version.\n',
    errors: '',
  });
  expect(await waiting.kill('SIGTERM')).toBe(0);
  const { code, errors } = await gateway({ MIGRATE_ON_START: '0' }).end();
  expect({ code, errors }).toEqual({ code: 1, errors: expect.stringContaining('set DATABASE_QUEUE_URL to the login') });
});

test('a database from before the baseline is refused with one sentence that says what to do', async () => {
  const owner = new Client({ connectionString: urlOf('OWNER') });
  await owner.connect();
  await owner.query(`
    create table mikro_orm_migrations (id serial primary key, name text, executed_at timestamptz default now());
    insert into mikro_orm_migrations (name) values ('0001-organizations'), ('0002-users-and-sessions');
    grant select on mikro_orm_migrations to public`);
  await owner.end();
  const refusal =
    'The database is from before the first release, and no migration leads from it to this version: delete its data folder (DATA_DIR), or set DATABASE_URL to an empty database.\n';
  expect(await migrate()).toEqual({ code: 1, output: '', errors: refusal });
  expect(await migrate('--check')).toEqual({ code: 1, output: '', errors: refusal });
  const asOwner = { DATABASE_OWNER_URL: urlOf('OWNER') };
  for (const env of [asOwner, { ...asOwner, MIGRATE_ON_START: '0' }]) {
    const { code, errors } = await gateway(env).end();
    expect({ code, errors }).toEqual({ code: 1, errors: refusal });
  }
});
