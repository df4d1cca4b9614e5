import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Client } from 'pg';
import { verifyAudit } from '../src/features/audit/index.js';
import { listCells, withOwnerOfEachCell } from '../src/platform/cells/cell-administration.service.js';
import { removeLeftovers } from '../src/platform/cells/organization-departure.service.js';
import type { MoveParts } from '../src/platform/cells/organization-mover.service.js';
import { moveBetween, queryCell } from './harness/cells.js';
import { DividedGateway, password, type Registered } from './harness/divided-gateway.js';

const newPassword = 'battery staple';

let gateway: DividedGateway;

beforeAll(async () => {
  gateway = await DividedGateway.start();
});
afterAll(() => gateway?.close());

interface Moving extends Registered {
  readonly from: string;
  readonly to: string;
}

async function register(name: string): Promise<Moving> {
  const registered = await gateway.register(name);
  const from = await gateway.cellOf(registered.organizationId);
  return { ...registered, from, to: from === 'cell_a' ? 'cell_b' : 'cell_a' };
}

function move({ organizationId, from, to }: Moving, replace?: (parts: MoveParts) => MoveParts) {
  return moveBetween(gateway.database.application.ownerUrl, organizationId, from, to, replace);
}

/** A connection that is lost before a statement, as when the command is killed. */
function lostBefore(client: Client, isLast: (text: string) => boolean): Client {
  return new Proxy(client, {
    get(target, property) {
      const value = Reflect.get(target, property);
      if (property !== 'query') return typeof value === 'function' ? value.bind(target) : value;
      return (text: string, values?: unknown[]) =>
        isLast(text) ? Promise.reject(new Error('the command was killed')) : target.query(text, values);
    },
  });
}

/** Loses the connection to one cell before a statement. */
function losing(cell: 'source' | 'target', isLast: (text: string) => boolean) {
  return (parts: MoveParts): MoveParts => ({
    ...parts,
    [cell]: { ...parts[cell], client: lostBefore(parts[cell].client, isLast) },
  });
}

/** Removes what is left of a move, as `npm run cells -- move` to the cell in which the organization is already. */
function cleanUp(organizationId: string, home: string): Promise<string[]> {
  return withOwnerOfEachCell(gateway.database.application.ownerUrl, async (cells) => {
    const own = cells.find(({ name }) => name === home);
    if (!own) throw new Error(`there is no cell ${home}`);
    return removeLeftovers(
      organizationId,
      own,
      cells.filter((cell) => cell !== own),
    );
  });
}

const verifyLogs = () =>
  withOwnerOfEachCell(gateway.database.application.ownerUrl, (cells) => verifyAudit(cells, gateway.config));

test('a copy that was abandoned lets nobody in, and neither counts nor fails a verification', async () => {
  const moving = await register('abandoned');
  const { organizationId, email, cookie, from } = moving;
  const flawed = move(moving, (parts) => ({
    ...parts,
    verifyAudit: async (...given) => ({ ...(await parts.verifyAudit(...given)), flaw: 'changed' }),
  }));
  await expect(flawed).rejects.toThrow('The audit log of the copy is not intact');
  expect(await gateway.cellsWith(organizationId)).toHaveLength(2);
  const passwords = { currentPassword: password, newPassword };
  expect(await gateway.send('POST', '/api/auth/password', cookie, passwords)).toMatchObject({ status: 204 });
  expect(await gateway.signIn(email)).toMatchObject({ status: 401 });
  expect(await gateway.signIn(email, newPassword)).toMatchObject({ status: 200 });
  const copied = await queryCell(
    gateway.database.url,
    moving.to,
    'select email, password_hash, holds_email from users where organization_id = $1',
    [organizationId],
  );
  expect(copied).toEqual([
    { email: expect.stringMatching(/@moving\.invalid$/), password_hash: '!', holds_email: false },
  ]);

  const { ownerUrl } = gateway.database.application;
  const counted = async () => (await listCells(ownerUrl)).reduce((sum, { organizations }) => sum + organizations, 0);
  const organizations = await counted();
  await queryCell(gateway.database.url, moving.to, "update audit_heads set hash = '\\x00' where organization_id = $1", [
    organizationId,
  ]);
  expect((await verifyLogs()).flaws).toEqual([]);
  expect(await cleanUp(organizationId, from)).toEqual([moving.to]);
  expect(await gateway.cellsWith(organizationId)).toEqual([from]);
  expect(await counted()).toBe(organizations);
  expect(await gateway.signIn(email, newPassword)).toMatchObject({ status: 200 });
});

test('an abandoned move is tried again, with what has changed since', async () => {
  const moving = await register('again');
  await gateway.clockIn(moving.cookie, 'first');
  const killed = move(
    moving,
    losing('target', (text) => text.includes('correct_timesheet_counts')),
  );
  await expect(killed).rejects.toThrow('the command was killed');
  await gateway.clockOut(moving.cookie);
  const passwords = { currentPassword: password, newPassword };
  await gateway.send('POST', '/api/auth/password', moving.cookie, passwords);
  await move(moving);
  expect(await gateway.signIn(moving.email)).toMatchObject({ status: 401 });
  expect(await gateway.signIn(moving.email, newPassword)).toMatchObject({ status: 200 });
  expect(await gateway.cellsWith(moving.organizationId)).toEqual([moving.to]);
  expect((await verifyLogs()).flaws).toEqual([]);
});

test('two commands never move an organization at the same time', async () => {
  const moving = await register('twice');
  let second: Promise<unknown> | undefined;
  await move(moving, (parts) => ({
    ...parts,
    verifyAudit: async (...given) => {
      second ??= move({ ...moving, to: 'public' }).catch((error: Error) => error.message);
      expect(await second).toBe('Another command is moving this organization.');
      return parts.verifyAudit(...given);
    },
  }));
  expect(second).toBeDefined();
  expect(await gateway.cellsWith(moving.organizationId)).toEqual([moving.to]);
  expect(await gateway.send('GET', '/api/auth/me', moving.cookie)).toMatchObject({ status: 200 });
});

/** Where a command is killed between its decision and the change of the directory. */
const moments: Readonly<Record<string, (parts: MoveParts) => MoveParts>> = {
  'before the target keeps the people': (parts) => {
    let hasDeparted = false;
    const noting = losing('source', (text) => {
      hasDeparted ||= text.includes('insert into departed_organizations');
      return false;
    });
    return losing('target', (text) => hasDeparted && text === 'commit')(noting(parts));
  },
  'before the source loses the people': losing('source', (text) => text.startsWith('delete from sessions')),
  'before the directory changes': (parts) => ({
    ...parts,
    directory: lostBefore(parts.directory, (text) => text.includes('insert into public.organization_cells')),
  }),
};

test.each(Object.keys(moments))('a move that was killed %s is completed by running it again', async (moment) => {
  const moving = await register(`killed-${Object.keys(moments).indexOf(moment)}`);
  const { organizationId, cookie, email, to } = moving;
  const first = await gateway.clockIn(cookie, 'before');
  await expect(move(moving, moments[moment])).rejects.toThrow('the command was killed');

  // Nobody is signed out meanwhile.
  const unavailable = { status: 503, body: { code: 'SERVICE_UNAVAILABLE' } };
  expect(await gateway.send('GET', '/api/auth/me', cookie)).toMatchObject(unavailable);
  expect(await gateway.clockOut(cookie)).toMatchObject(unavailable);
  expect(await gateway.signIn(email)).toMatchObject(unavailable);

  const unfinished = `An earlier move of the organization to ${to} has not ended. Run "npm run cells -- move ${organizationId} ${to}" first.`;
  await expect(move({ ...moving, to: 'public' })).rejects.toThrow(unfinished);
  await expect(cleanUp(organizationId, moving.from)).rejects.toThrow(unfinished);
  await move(moving);
  expect(await gateway.cellsWith(organizationId)).toEqual([to]);
  expect(await gateway.send('GET', '/api/auth/me', cookie)).toMatchObject({ status: 200 });
  const replayed = await gateway.clockIn(cookie, 'before');
  expect({ status: replayed.status, body: replayed.body }).toEqual({ status: first.status, body: first.body });
  expect(await gateway.clockOut(cookie)).toMatchObject({ status: 200 });
  expect(await gateway.signIn(email)).toMatchObject({ status: 200 });
  expect((await verifyLogs()).flaws).toEqual([]);
});

test('a move that was killed while it cleaned up has ended, and what is left can be removed', async () => {
  const moving = await register('unclean');
  const { organizationId, cookie, from, to } = moving;
  const killed = move(
    moving,
    losing('source', (text) => text.startsWith('delete from organizations')),
  );
  await expect(killed).rejects.toThrow('the command was killed');
  expect(await gateway.send('GET', '/api/auth/me', cookie)).toMatchObject({ status: 200 });
  expect(await gateway.cellsWith(organizationId)).toHaveLength(2);
  expect((await verifyLogs()).flaws).toEqual([]);
  expect(await cleanUp(organizationId, to)).toEqual([from]);
  expect(await gateway.cellsWith(organizationId)).toEqual([to]);
  expect(await gateway.clockIn(cookie, 'after')).toMatchObject({ status: 201 });
});

test('a directory that names another cell does not hide a log from its verification', async () => {
  const { organizationId, from, to } = await register('hidden');
  const place = (cell: string) =>
    queryCell(gateway.database.url, 'public', 'update organization_cells set cell = $2 where organization = $1', [
      organizationId,
      cell,
    ]);
  await place(to);
  try {
    expect((await verifyLogs()).flaws).toEqual([
      expect.objectContaining({ organizationId, message: 'has a log, but not in the cell that the directory names' }),
    ]);
  } finally {
    await place(from);
  }
});

test('nothing is removed for an organization that is not there', async () => {
  const { organizationId, to } = await register('absent');
  await expect(cleanUp(organizationId, to)).rejects.toThrow('There is no organization');
});
