import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pino from 'pino';
import { type App, createApp } from '../src/app.composition.js';
import { backUp, restoreBackup } from '../src/backup.composition.js';
import { verifyAudit } from '../src/features/audit/index.js';
import { features } from '../src/features.composition.js';
import { withOwnerOfEachCell } from '../src/platform/cells/cell-administration.service.js';
import type { Config } from '../src/platform/config/config.types.js';
import { parseConfig } from '../src/platform/config/environment.settings.js';
import { addCells, connectDivided, type DividedDatabase, moveBetween, queryCell } from './harness/cells.js';
import { type TestDatabase, testDatabase } from './harness/database.js';

let database: TestDatabase;
let divided: DividedDatabase;
let dataDir: string;
let config: Config;
let app: App;

beforeAll(async () => {
  database = await testDatabase(features);
  await addCells(database, features, ['cell_a', 'cell_b']);
  divided = await connectDivided(database, features);
  dataDir = await mkdtemp(path.join(tmpdir(), 'timetrack-test-cells-'));
  config = parseConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.application.url,
  });
  app = await createApp({ config, orm: divided.orm, cells: divided.directory, logger: pino({ level: 'silent' }) });
});
afterAll(async () => {
  await app?.close();
  await divided?.close();
  await database?.close();
  await rm(dataDir, { recursive: true, force: true });
});

interface Owner {
  readonly organizationId: string;
  readonly email: string;
  readonly cookie: string;
}

const password = 'correct horse';

async function send(method: 'GET' | 'POST' | 'DELETE', url: string, cookie = '', body?: object, headers: object = {}) {
  const response = await app.http.inject({
    method,
    url,
    headers: { cookie, ...headers },
    ...(body && { payload: body }),
  });
  return { status: response.statusCode, body: response.json<Record<string, never>>(), cookies: response.cookies };
}

async function register(name: string, email = `${name}@example.com`): Promise<Owner> {
  const person = { firstName: 'Ada', lastName: 'Marsh', email, password, orgName: name };
  const { status, body, cookies } = await send('POST', '/api/auth/register', '', person);
  expect({ status, body }).toMatchObject({ status: 201 });
  const [cookie] = cookies;
  const { organization } = body.user as unknown as { organization: { id: string } };
  return { organizationId: organization.id, email, cookie: `${cookie?.name}=${cookie?.value}` };
}

const signIn = (email: string) => send('POST', '/api/auth/login', '', { email, password });
const clockIn = (cookie: string, key: string) =>
  send('POST', '/api/timesheets/clock-in', cookie, {}, { 'idempotency-key': key });
const clockOut = (cookie: string) => send('POST', '/api/timesheets/clock-out', cookie, {});

async function cellsWith(organizationId: string): Promise<string[]> {
  const found: string[] = [];
  for (const cell of ['public', 'cell_a', 'cell_b']) {
    const rows = await queryCell(database.url, cell, 'select from organizations where id = $1', [organizationId]);
    if (rows.length > 0) found.push(cell);
  }
  return found;
}

async function cellOf(organizationId: string): Promise<string> {
  const [cell = '', ...others] = await cellsWith(organizationId);
  expect(others).toEqual([]);
  return cell;
}

test('new organizations go to the cells in turn, and people work in theirs', async () => {
  const owners = [await register('north'), await register('east'), await register('south')];
  const cells = await Promise.all(owners.map(({ organizationId }) => cellOf(organizationId)));
  expect(cells.toSorted()).toEqual(['cell_a', 'cell_b', 'public']);
  for (const { cookie, email, organizationId } of owners) {
    expect(await send('GET', '/api/auth/me', cookie)).toMatchObject({ status: 200, body: { user: { email } } });
    expect(await clockIn(cookie, `in-${email}`)).toMatchObject({ status: 201 });
    expect(await clockOut(cookie)).toMatchObject({ status: 200 });
    const [sheets] = await queryCell(
      database.url,
      await cellOf(organizationId),
      'select count(*)::int from timesheets',
    );
    expect(sheets).toEqual({ count: 1 });
  }
});

test('an address signs in to its organization, wherever that is', async () => {
  for (const name of ['west', 'lake', 'hill']) {
    const { email, organizationId } = await register(name);
    expect(await signIn(email)).toMatchObject({
      status: 200,
      body: { user: { organization: { id: organizationId } } },
    });
  }
});

test('an address that another cell holds is taken, even for people who register at once', async () => {
  const { email } = await register('first');
  const person = { firstName: 'Ada', lastName: 'Marsh', password };
  const again = await send('POST', '/api/auth/register', '', { ...person, email, orgName: 'Second' });
  expect(again).toMatchObject({ status: 409 });
  const rush = { ...person, email: 'rush@example.com' };
  const both = await Promise.all(
    ['One', 'Two', 'Three', 'Four'].map((orgName) => send('POST', '/api/auth/register', '', { ...rush, orgName })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
});

test('requests that meet a cell while it changes its node are repeated where it is now', async () => {
  const { cookie, organizationId, email } = await register('wanderer');
  const cell = await cellOf(organizationId);
  const statement = (text: string) => queryCell(database.url, cell, text);
  await statement('create sequence entrances');
  await statement('alter sequence entrances owner to timetrack');
  await statement(`create or replace function cell_is_here() returns boolean language sql security definer
    set search_path to ${cell} as $$ select nextval('entrances') > 1 $$`);
  const moves = () => statement(`select setval('entrances', 1, false)`);
  try {
    await moves();
    expect(await send('GET', '/api/auth/me', cookie)).toMatchObject({ status: 200, body: { user: { email } } });
    await moves();
    expect(await clockIn(cookie, 'wandering')).toMatchObject({ status: 201 });
    await moves();
    expect(await signIn(email)).toMatchObject({ status: 200 });
  } finally {
    await statement('create or replace function cell_is_here() returns boolean language sql stable return true');
    await statement('drop sequence entrances');
  }
});

test('a moved organization keeps its sessions, its data and its answers, and is in one cell alone', async () => {
  const { organizationId, cookie, email } = await register('mover');
  const first = await clockIn(cookie, 'before-the-move');
  await clockOut(cookie);
  const from = await cellOf(organizationId);
  const to = from === 'cell_a' ? 'cell_b' : 'cell_a';
  const changes = await send('GET', '/api/timesheets/changes', cookie);
  const { lockedMs } = await moveBetween(database.application.ownerUrl, organizationId, from, to);
  expect(lockedMs).toBeGreaterThan(0);
  expect(await cellsWith(organizationId)).toEqual([to]);
  for (const table of ['users', 'timesheets', 'audit_entries', 'sessions', 'timesheet_counts', 'timesheet_changes']) {
    const rows = await queryCell(database.url, from, `select from ${table} where organization_id = $1`, [
      organizationId,
    ]);
    expect({ table, left: rows.length }).toEqual({ table, left: 0 });
  }
  expect(await send('GET', '/api/auth/me', cookie)).toMatchObject({ status: 200, body: { user: { email } } });
  expect(await send('GET', '/api/timesheets/changes', cookie)).toMatchObject({
    status: changes.status,
    body: changes.body,
  });
  const replayed = await clockIn(cookie, 'before-the-move');
  expect({ status: replayed.status, body: replayed.body }).toEqual({ status: first.status, body: first.body });
  expect(await clockIn(cookie, 'after-the-move')).toMatchObject({ status: 201 });
  expect(await signIn(email)).toMatchObject({ status: 200 });
});

test('punches during a move are stored once, in the new cell', async () => {
  const { organizationId, cookie } = await register('busy');
  const from = await cellOf(organizationId);
  const to = from === 'cell_a' ? 'cell_b' : 'cell_a';
  let isMoving = true;
  const move = moveBetween(database.application.ownerUrl, organizationId, from, to).finally(() => {
    isMoving = false;
  });
  let [acknowledged, afterwards] = [0, 3];
  while (isMoving || afterwards-- > 0) {
    const punched = await clockIn(cookie, `busy-${acknowledged}`);
    if (punched.status === 503) continue;
    expect(punched.status).toBe(201);
    acknowledged += 1;
    while ((await clockOut(cookie)).status === 503) expect(isMoving).toBe(true);
  }
  await move;
  const [sheets] = await queryCell(
    database.url,
    to,
    'select count(*)::int from timesheets where organization_id = $1',
    [organizationId],
  );
  expect(sheets).toEqual({ count: acknowledged });
  const [counted] = await queryCell(
    database.url,
    to,
    `select coalesce(sum(timesheets), 0)::int as count from (
       select timesheets from timesheet_counts where organization_id = $1 and day <> '-infinity'
       union all select timesheets from timesheet_count_changes where organization_id = $1) counts`,
    [organizationId],
  );
  expect(counted).toEqual({ count: acknowledged });
});

test('a move that was interrupted after its decision is completed by running it again', async () => {
  const { organizationId, cookie } = await register('stopped');
  const from = await cellOf(organizationId);
  const to = from === 'cell_a' ? 'cell_b' : 'cell_a';
  const { ownerUrl } = database.application;
  await moveBetween(ownerUrl, organizationId, from, to);
  // As if it had stopped before the directory was changed.
  await queryCell(database.url, 'public', 'update organization_cells set cell = $2 where organization = $1', [
    organizationId,
    from,
  ]);
  await divided.directory.renew();
  expect(await send('GET', '/api/auth/me', cookie)).toMatchObject({ status: 401 });
  await moveBetween(ownerUrl, organizationId, from, to);
  await divided.directory.renew();
  expect(await send('GET', '/api/auth/me', cookie)).toMatchObject({ status: 200 });
  expect(await cellsWith(organizationId)).toEqual([to]);
});

test('the audit logs of all cells are verified', async () => {
  await app.platform.securityEvents.settle();
  const { ownerUrl } = database.application;
  const before = await withOwnerOfEachCell(ownerUrl, (cells) => verifyAudit(cells, config));
  expect(before.flaws).toEqual([]);
  const { organizationId } = await register('audited');
  const cell = await cellOf(organizationId);
  const after = await withOwnerOfEachCell(ownerUrl, (cells) => verifyAudit(cells, config));
  expect(after.organizations).toBe(before.organizations + 1);
  await queryCell(database.url, cell, "update audit_heads set hash = '\\x00' where organization_id = $1", [
    organizationId,
  ]);
  const changed = await withOwnerOfEachCell(ownerUrl, (cells) => verifyAudit(cells, config));
  expect(changed.flaws).toMatchObject([{ organizationId }]);
  await queryCell(
    database.url,
    cell,
    `update audit_heads head set hash = entry.hash from audit_entries entry
     where entry.organization_id = head.organization_id and entry.position = head.position and head.organization_id = $1`,
    [organizationId],
  );
});

test('a backup has every cell, and a restore creates them', async () => {
  const name = `cells_${randomUUID().replaceAll('-', '')}`;
  await queryCell(database.url, 'public', `create database ${name} owner timetrack`);
  const elsewhere = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const { url, ownerUrl } = database.application;
  try {
    const { file } = await backUp({ config, addresses: { url, ownerUrl }, features, key: null }, dataDir);
    const addresses = { url: elsewhere(url), ownerUrl: elsewhere(ownerUrl) };
    const restored = await mkdtemp(path.join(dataDir, 'restored-'));
    const { isIntact } = await restoreBackup(
      { config: { ...config, dataDir: restored }, addresses, features, key: null, logger: pino({ level: 'silent' }) },
      { file, replace: false },
    );
    expect(isIntact).toBe(true);
    for (const cell of ['public', 'cell_a', 'cell_b']) {
      const count = 'select count(*)::int from audit_entries';
      expect(await queryCell(elsewhere(database.url), cell, count)).toEqual(await queryCell(database.url, cell, count));
    }
    const cells = 'select organization, cell from organization_cells order by 1';
    expect(await queryCell(elsewhere(database.url), 'public', cells)).toEqual(
      await queryCell(database.url, 'public', cells),
    );
  } finally {
    await queryCell(database.url, 'public', `drop database ${name} with (force)`);
  }
});
