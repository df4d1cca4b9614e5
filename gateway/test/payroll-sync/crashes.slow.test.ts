import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { features } from '../../src/composition/features.js';
import { decodeCursor } from '../../src/platform/paging/index.js';
import { type TestDatabase, testDatabase } from '../harness/index.js';
import { installExample } from '../harness/install-example.js';
import { type ClientName, ClientProcess, type ClientSettings } from './client-process.js';
import { RestartableGateway } from './restartable-gateway.js';
import { SimulatedUsers } from './simulated-users.js';

let database: TestDatabase;
let folder: string;
let gateway: RestartableGateway;
let users: SimulatedUsers;
let settings: ClientSettings;
const clients: ClientProcess[] = [];

beforeAll(async () => {
  await installExample('payroll-sync-graphql');
  database = await testDatabase(features);
  folder = await mkdtemp(path.join(tmpdir(), 'timetrack-payroll-sync-'));
  gateway = await RestartableGateway.start({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    API_KEY_CALLS_PER_MINUTE: '1000000',
  });
  users = await SimulatedUsers.create(gateway, 4);
  settings = {
    TIMETRACK_URL: await gateway.address(),
    TIMETRACK_KEY: await users.apiKey(['timesheets:read']),
  };
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.kill()));
  await gateway.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const fileOf = (name: ClientName) => path.join(folder, `${name}.sqlite`);

function start(name: ClientName, ...args: readonly string[]): ClientProcess {
  const settingsOfClient = { ...settings, TIMETRACK_DB: fileOf(name) };
  const client = ClientProcess.start(name, settingsOfClient, ...args);
  clients.push(client);
  return client;
}

/** The client that reads through REST polls. The other one subscribes. */
function startFollowing(name: ClientName): ClientProcess {
  const pace = name === 'payroll-sync' ? ['--every', '0.02'] : [];
  return start(name, 'sync', '--follow', ...pace, '--page-size', '3');
}

/** The change feed according to the database. */
async function readAllChanges() {
  const rows = await database.orm.em
    .fork()
    .execute<{ position: string; kind: string; id: string }[]>(
      'select position, kind, timesheet_id as id from timesheet_changes order by position nulls last',
    );
  return rows.map(({ position, kind, id }) => [Number(position), kind, id]);
}

function readJournal(copy: DatabaseSync) {
  const rows = copy.prepare('select cursor, kind, timesheet_id as id from journal order by number').all();
  return rows.map(({ cursor, kind, id }) => [decodeCursor(String(cursor), 2, 'cursor')[1], kind, id]);
}

/** Each timesheet in one line, according to the database. */
async function listStoredTimesheets(): Promise<string[]> {
  const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const rows = await database.orm.em.fork().execute<{ line: string }[]>(`
    select concat_ws(' ', id, user_id, ${iso('clock_in_at')}, ${iso('clock_out_at')}, ${iso('approved_at')}, nullif(notes, ''),
      (select string_agg(concat(${iso('start_at')}, '/', ${iso('end_at')}), ' ' order by start_at)
       from breaks where timesheet_id = timesheets.id)) as line
    from timesheets order by id`);
  return rows.map(({ line }) => line);
}

interface BreakTimes {
  readonly startAt: string;
  readonly endAt: string | null;
}

/** The same lines, according to the client's copy. */
function listCopiedTimesheets(copy: DatabaseSync): string[] {
  const rows = copy.prepare('select body from timesheets where deleted_at is null order by id').all();
  return rows.map(({ body }) => {
    const { id, user, clockInAt, clockOutAt, approvedAt, notes, breaks } = JSON.parse(String(body));
    const breakTexts = breaks.map(({ startAt, endAt }: BreakTimes) => `${startAt}/${endAt ?? ''}`);
    return [id, user.id, clockInAt, clockOutAt, approvedAt, notes, ...breakTexts].filter(Boolean).join(' ');
  });
}

/** Kills the client several times, and leaves the last one running. */
async function startAfterKills(name: ClientName): Promise<ClientProcess> {
  for (const pages of [1, 2, 5, 3]) {
    const client = startFollowing(name);
    for (let page = 0; page < pages; page += 1) await client.waitForMoreChanges();
    await client.kill();
  }
  const follower = startFollowing(name);
  await follower.waitForMoreChanges();
  return follower;
}

/** The same client process continues when the gateway is back, and is killed in the meantime. */
async function continueAfterCrash(follower: ClientProcess): Promise<void> {
  await follower.waitForMoreChanges();
  await follower.kill();
  expect((await follower.end()).errors).toContain('trying again in');
}

async function expectExactCopy(name: ClientName): Promise<void> {
  expect(await start(name, 'sync').end()).toMatchObject({ code: 0, errors: '' });
  const verdict = await start(name, 'verify').end();
  expect(verdict).toMatchObject({ code: 0, errors: '' });
  expect(verdict.lines.at(-1)).toMatch(/^\d+ timesheets compared, 0 changed in the meantime, 0 differences$/);

  const copy = new DatabaseSync(fileOf(name), { readOnly: true });
  const changes = await readAllChanges();
  expect(readJournal(copy)).toEqual(changes);
  expect(changes.map(([position]) => position)).toEqual(changes.map((_, at) => at + 1));
  expect(changes.filter(([, kind]) => kind === 'DELETE').length).toBeGreaterThan(1);
  expect(listCopiedTimesheets(copy)).toEqual(await listStoredTimesheets());
  copy.close();
}

function readTables(name: ClientName) {
  const copy = new DatabaseSync(fileOf(name), { readOnly: true });
  const journal = copy.prepare('select * from journal order by number').all();
  const bodies = copy.prepare('select body from timesheets where deleted_at is null order by id').all();
  const deletions = copy
    .prepare('select id, deleted_at from timesheets where deleted_at is not null order by id')
    .all();
  copy.close();
  return { journal, deletions, timesheets: bodies.map(({ body }) => JSON.parse(String(body))) };
}

const names = ['payroll-sync', 'payroll-sync-graphql'] as const;

test('the example clients neither miss nor repeat a change while users write and all processes are killed', async () => {
  const done = new AbortController();
  const writing = users.work(done.signal);
  const followers = await Promise.all(names.map(startAfterKills));
  await gateway.crash();
  await Promise.all(followers.map(continueAfterCrash));
  done.abort();
  await writing;

  for (const name of names) await expectExactCopy(name);
  const [rest, graphql] = names.map(readTables);
  // REST returns more fields of a timesheet than the clients read.
  expect(rest).toMatchObject(graphql ?? {});
  expect(rest?.journal).toEqual(graphql?.journal);
});
