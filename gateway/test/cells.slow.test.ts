import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pino from 'pino';
import { backUp, restoreBackup } from '../src/composition/backup.js';
import { features } from '../src/composition/features.js';
import { verifyAudit } from '../src/features/audit/index.js';
import { listCells, openCell, withOwnerOfEachCell } from '../src/operations/cells/cell-administration.js';
import { newId } from '../src/platform/database/ids.js';
import { addCells, queryCell } from './harness/cells.js';
import { DividedGateway, password } from './harness/divided-gateway.js';

let gateway: DividedGateway;

beforeAll(async () => {
  gateway = await DividedGateway.start();
});
afterAll(() => gateway?.close());

test('new organizations go to the cells in turn, and people work in theirs', async () => {
  const owners = [await gateway.register('north'), await gateway.register('east'), await gateway.register('south')];
  const cells = await Promise.all(owners.map(({ organizationId }) => gateway.cellOf(organizationId)));
  expect(cells.toSorted()).toEqual(['cell_a', 'cell_b', 'public']);
  for (const { cookie, email, organizationId } of owners) {
    expect(await gateway.send('GET', '/api/auth/me', cookie)).toMatchObject({ status: 200, body: { user: { email } } });
    expect(await gateway.clockIn(cookie, `in-${email}`)).toMatchObject({ status: 201 });
    expect(await gateway.clockOut(cookie)).toMatchObject({ status: 200 });
    const [sheets] = await queryCell(
      gateway.database.url,
      await gateway.cellOf(organizationId),
      'select count(*)::int from timesheets',
    );
    expect(sheets).toEqual({ count: 1 });
  }
});

test('reports have the hours of every cell, although they read from a replica', async () => {
  const owners = [await gateway.register('oak'), await gateway.register('elm'), await gateway.register('ash')];
  const cells = await Promise.all(owners.map(({ organizationId }) => gateway.cellOf(organizationId)));
  expect(cells.toSorted()).toEqual(['cell_a', 'cell_b', 'public']);
  const today = Temporal.Now.plainDateISO();
  const dates = `startDate=${today.subtract({ days: 1 })}&endDate=${today.add({ days: 1 })}`;
  for (const { cookie } of owners) {
    await gateway.clockIn(cookie, 'reported');
    await gateway.clockOut(cookie);
    const report = await gateway.send('GET', `/api/reports?type=TIMES_BY_EMPLOYEE&${dates}`, cookie);
    expect(report).toMatchObject({ status: 200, body: { rows: [{}] } });
  }
});

test('new organizations do not go to a closed cell, and one cell stays open', async () => {
  const { ownerUrl } = gateway.database.application;
  await openCell(ownerUrl, 'public', false);
  await openCell(ownerUrl, 'cell_a', false);
  try {
    await expect(openCell(ownerUrl, 'cell_b', false)).rejects.toThrow('No other cell is open');
    await expect(openCell(ownerUrl, 'cell_c', true)).rejects.toThrow('There is no cell cell_c.');
    expect((await listCells(ownerUrl)).map(({ isOpen }) => isOpen)).toEqual([false, false, true]);
    for (const name of ['one', 'two']) {
      const { organizationId } = await gateway.register(name);
      expect(await gateway.cellOf(organizationId)).toBe('cell_b');
    }
  } finally {
    await openCell(ownerUrl, 'public', true);
    await openCell(ownerUrl, 'cell_a', true);
  }
});

test('new organizations go to a new cell once every gateway knows it', async () => {
  const execute = (statement: string) => queryCell(gateway.database.url, 'public', statement);
  const place = async () => {
    const id = newId();
    await gateway.divided.directory.assign(id);
    return (await gateway.divided.directory.cellOf(id)).name;
  };
  await execute(`insert into cells (name) values ('a_new_cell')`);
  try {
    expect(await place()).not.toBe('a_new_cell');
    await execute(`update cells set added_at = now() - interval '1 minute' where name = 'a_new_cell'`);
    expect(await place()).toBe('a_new_cell');
  } finally {
    await execute(`delete from organization_cells where cell = 'a_new_cell'`);
    await execute(`delete from cells where name = 'a_new_cell'`);
  }
});

test.each([
  ['primary', 'primary is a word of SQL. Choose another name: cell_primary.'],
  ['pgboss', 'The schema pgboss has tables of another program. Choose another name.'],
  ['pg_cell', 'The name of a cell has up to 30 lower-case letters'],
])('a cell cannot have the name %s, which statements could not use', async (name, message) => {
  await expect(addCells(gateway.database, features, [name])).rejects.toThrow(message);
  expect((await listCells(gateway.database.application.ownerUrl)).map((cell) => cell.name)).not.toContain(name);
});

test('an address signs in to its organization, wherever that is', async () => {
  for (const name of ['west', 'lake', 'hill']) {
    const { email, organizationId } = await gateway.register(name);
    expect(await gateway.signIn(email)).toMatchObject({
      status: 200,
      body: { user: { organization: { id: organizationId } } },
    });
  }
});

test('an address that another cell holds is taken, even for people who register at once', async () => {
  const { email } = await gateway.register('first');
  const person = { firstName: 'Ada', lastName: 'Marsh', password };
  const again = await gateway.send('POST', '/api/auth/register', '', { ...person, email, orgName: 'Second' });
  expect(again).toMatchObject({ status: 409 });
  const rush = { ...person, email: 'rush@example.com' };
  const both = await Promise.all(
    ['One', 'Two', 'Three', 'Four'].map((orgName) =>
      gateway.send('POST', '/api/auth/register', '', { ...rush, orgName }),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
});

test('requests that meet a cell while it changes its node are repeated where it is now', async () => {
  const { cookie, organizationId, email } = await gateway.register('wanderer');
  const cell = await gateway.cellOf(organizationId);
  const statement = (text: string) => queryCell(gateway.database.url, cell, text);
  await statement('create sequence entrances');
  await statement('alter sequence entrances owner to timetrack');
  await statement(`create or replace function cell_is_here() returns boolean language sql security definer
    set search_path to ${cell} as $$ select nextval('entrances') > 1 $$`);
  const moves = () => statement(`select setval('entrances', 1, false)`);
  try {
    await moves();
    expect(await gateway.send('GET', '/api/auth/me', cookie)).toMatchObject({ status: 200, body: { user: { email } } });
    await moves();
    expect(await gateway.clockIn(cookie, 'wandering')).toMatchObject({ status: 201 });
    await moves();
    expect(await gateway.signIn(email)).toMatchObject({ status: 200 });
  } finally {
    await statement('create or replace function cell_is_here() returns boolean language sql stable return true');
    await statement('drop sequence entrances');
  }
});

test('the audit logs of all cells are verified', async () => {
  await gateway.app.platform.securityEvents.settle();
  const { ownerUrl } = gateway.database.application;
  const before = await withOwnerOfEachCell(ownerUrl, (cells) => verifyAudit(cells, gateway.config));
  expect(before.flaws).toEqual([]);
  const { organizationId } = await gateway.register('audited');
  const cell = await gateway.cellOf(organizationId);
  const after = await withOwnerOfEachCell(ownerUrl, (cells) => verifyAudit(cells, gateway.config));
  expect(after.organizations).toBe(before.organizations + 1);
  await queryCell(gateway.database.url, cell, "update audit_heads set hash = '\\x00' where organization_id = $1", [
    organizationId,
  ]);
  const changed = await withOwnerOfEachCell(ownerUrl, (cells) => verifyAudit(cells, gateway.config));
  expect(changed.flaws).toMatchObject([{ organizationId }]);
  await queryCell(
    gateway.database.url,
    cell,
    `update audit_heads head set hash = entry.hash from audit_entries entry
     where entry.organization_id = head.organization_id and entry.position = head.position and head.organization_id = $1`,
    [organizationId],
  );
});

test('a backup has every cell, and a restore creates them', async () => {
  const name = `cells_${randomUUID().replaceAll('-', '')}`;
  await queryCell(gateway.database.url, 'public', `create database ${name} owner timetrack`);
  const elsewhere = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const { config } = gateway;
  const { url, ownerUrl } = gateway.database.application;
  try {
    const { file } = await backUp({ config, addresses: { url, ownerUrl }, features, key: null }, config.dataDir);
    const addresses = { url: elsewhere(url), ownerUrl: elsewhere(ownerUrl) };
    const restored = await mkdtemp(path.join(config.dataDir, 'restored-'));
    const { isIntact } = await restoreBackup(
      { config: { ...config, dataDir: restored }, addresses, features, key: null, logger: pino({ level: 'silent' }) },
      { file, replace: false },
    );
    expect(isIntact).toBe(true);
    for (const cell of ['public', 'cell_a', 'cell_b']) {
      const count = 'select count(*)::int from audit_entries';
      expect(await queryCell(elsewhere(gateway.database.url), cell, count)).toEqual(
        await queryCell(gateway.database.url, cell, count),
      );
    }
    const cells = 'select organization, cell from organization_cells order by 1';
    expect(await queryCell(elsewhere(gateway.database.url), 'public', cells)).toEqual(
      await queryCell(gateway.database.url, 'public', cells),
    );
  } finally {
    await queryCell(gateway.database.url, 'public', `drop database ${name} with (force)`);
  }
});
