import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type Actor,
  createActor,
  createKey,
  expectClose,
  openSocket,
  startGateway,
  type TestGateway,
  type TestKey,
  type TestSocket,
  WatchedPubSub,
} from '../harness/index.js';

let gateway: TestGateway;
let owner: Actor;
let worker: Actor;
let key: TestKey;
const pubSub = new WatchedPubSub();

beforeAll(async () => {
  gateway = await startGateway({ pubSub, env: { SOCKETS_PER_SESSION: '3' } });
});
beforeEach(async () => {
  owner = await createActor(gateway, 'OWNER');
  worker = await createActor(gateway, 'WORKER', owner);
  key = await createKey(gateway, owner, ['timesheets:read']);
});
afterAll(() => gateway.close());

const query = `subscription { timesheetChanged { cursor previousCursor
  node { kind at timesheetId timesheet { id notes user { id } } } } }`;

interface Event {
  readonly cursor: string;
  readonly previousCursor: string | null;
  readonly node: { readonly kind: string; readonly timesheetId: string; readonly timesheet: { notes: string } | null };
}

const punch = (who: Actor, which: 'in' | 'out') => gateway.rest(who, 'POST', `/api/timesheets/clock-${which}`, {});
const open = async ({ headers }: { readonly headers: object }) =>
  openSocket(await gateway.url(), headers as Record<string, string>);

async function next(socket: TestSocket): Promise<Event> {
  const { payload } = await socket.next('next');
  return (payload as { data: { timesheetChanged: Event } }).data.timesheetChanged;
}

/** Subscribes with the key in the first message, as clients do that cannot set headers. */
async function subscribe(who: TestKey = key): Promise<TestSocket> {
  const socket = await open({ headers: {} });
  await socket.init({ authorization: who.headers.authorization });
  socket.send({ type: 'subscribe', id: '1', payload: { query } });
  return socket;
}

async function feedAfter(cursor: string | null): Promise<Event[]> {
  const document = `query ($after: String) { viewer { timesheetChanges(after: $after, first: 100) { edges { cursor
    node { kind at timesheetId timesheet { id notes user { id } } } } } } }`;
  const { body } = await gateway.graphql(key, document, { after: cursor });
  return body.data.viewer.timesheetChanges.edges;
}

describe('timesheetChanged', () => {
  test('starts with the latest change, and emits each further one with the cursor of the previous one', async () => {
    await punch(worker, 'in');
    const socket = await subscribe();
    const [latest] = await feedAfter(null);
    const first = await next(socket);
    expect(first).toMatchObject({ cursor: latest?.cursor, previousCursor: null });
    await punch(worker, 'out');
    await punch(worker, 'in');
    const [second, third] = [await next(socket), await next(socket)];
    expect([second.previousCursor, third.previousCursor]).toEqual([first.cursor, second.cursor]);
    const entries = [second, third].map(({ previousCursor: _, ...entry }) => entry);
    expect(entries).toEqual(await feedAfter(first.cursor));
    await socket.close();
  });

  test('gives a later subscriber the latest change as well, and the earlier one no repeat', async () => {
    await punch(worker, 'in');
    const [early, header] = [await subscribe(), await open(key)];
    const first = await next(early);
    await header.init();
    header.send({ type: 'subscribe', id: '1', payload: { query } });
    expect(await next(header)).toEqual(first);
    await punch(worker, 'out');
    expect((await next(early)).previousCursor).toBe(first.cursor);
    expect((await next(header)).previousCursor).toBe(first.cursor);
    await Promise.all([early.close(), header.close()]);
  });

  test('lets a client that was away continue without a gap or a repeat', async () => {
    await punch(worker, 'in');
    const before = (await feedAfter(null)).at(-1)?.cursor ?? null;
    await punch(worker, 'out');
    const socket = await subscribe();
    const received: string[] = [];
    let stored = before;
    const store = (cursor: string) => {
      received.push(cursor);
      stored = cursor;
    };
    // The rule that the integrators' page describes.
    const take = async ({ cursor, previousCursor }: Event) => {
      if (cursor === stored) return;
      if (previousCursor === stored) store(cursor);
      else for (const entry of await feedAfter(stored)) store(entry.cursor);
    };
    for (const which of ['in', 'out', 'in'] as const) {
      await punch(worker, which);
      await take(await next(socket));
    }
    while (received.length < 4) await take(await next(socket));
    expect(received).toEqual((await feedAfter(before)).map(({ cursor }) => cursor));
    await socket.close();
  });

  test('emits only changes of the key’s own organization, deletions included', async () => {
    const stranger = await createActor(gateway, 'OWNER');
    const foreign = await subscribe(await createKey(gateway, stranger, ['timesheets:read']));
    const socket = await subscribe();
    await punch(worker, 'in');
    const { node } = await next(socket);
    await gateway.rest(owner, 'DELETE', `/api/timesheets/${node.timesheetId}`);
    const gone = await next(socket);
    expect(gone.node).toMatchObject({ kind: 'DELETE', timesheetId: node.timesheetId, timesheet: null });
    await punch(stranger, 'in');
    const own = await next(foreign);
    expect(own.previousCursor).toBeNull();
    expect(own.node.timesheet).toMatchObject({ user: { id: stranger.userId } });
    await Promise.all([socket.close(), foreign.close()]);
  });

  test('notices changes that no command announced', async () => {
    await punch(worker, 'in');
    const socket = await subscribe();
    const { cursor } = await next(socket);
    await gateway.orm.em
      .getConnection()
      .execute('update timesheets set notes = ? where user_id = ?', ['x', worker.userId]);
    await pubSub.publish(`timesheet-changes:${owner.organizationId}`, null);
    expect(await next(socket)).toMatchObject({ previousCursor: cursor, node: { timesheet: { notes: 'x' } } });
    await socket.close();
  });
});

describe('the socket of a key', () => {
  const ended = { code: 4401, reason: 'API key ended' };

  test('closes immediately when the key is revoked, or its owner is archived', async () => {
    const admin = await createActor(gateway, 'ADMIN', owner);
    const other = await createKey(gateway, admin, ['timesheets:read']);
    const [mine, theirs] = [await subscribe(), await subscribe(other)];
    await gateway.rest(owner, 'DELETE', `/api/api-keys/${key.id}`);
    expect(await mine.closed).toEqual(ended);
    await gateway.rest(owner, 'DELETE', `/api/users/${admin.userId}`);
    expect(await theirs.closed).toEqual(ended);
  });

  test('closes when the key expires', async () => {
    const expiresAt = new Date(gateway.clock.now().getTime() + 300).toISOString();
    const socket = await subscribe(await createKey(gateway, owner, ['timesheets:read'], { expiresAt }));
    expect(await socket.closed).toEqual(ended);
  });

  test.each([
    ['its address', `allowed_addresses = '{203.0.113.0/24}'`],
    ['its rights without an announcement', 'revoked_at = now()'],
  ])('gets no event, and closes, once the key has lost %s', async (_what, change) => {
    await punch(worker, 'in');
    const socket = await subscribe();
    await next(socket);
    await gateway.orm.em.getConnection().execute(`update api_keys set ${change} where id = ?`, [key.id]);
    await punch(worker, 'out');
    const outcome = await Promise.race([socket.closed, socket.next('next')]);
    expect(outcome).toEqual(ended);
  });

  test('is refused for an unknown key, another scope, another address and too many sockets', async () => {
    const unknown = await open({ headers: {} });
    unknown.send({ type: 'connection_init', payload: { authorization: `Bearer tt_${'x'.repeat(43)}` } });
    await expectClose(unknown, 4401);
    const elsewhere = await createKey(gateway, owner, ['timesheets:read'], { allowedAddresses: ['203.0.113.7'] });
    const refused = await open({ headers: {} });
    refused.send({ type: 'connection_init', payload: { authorization: elsewhere.headers.authorization } });
    await expectClose(refused, 4401);
    const payroll = await subscribe(await createKey(gateway, owner, ['payroll:read']));
    expect(JSON.stringify(await payroll.next('error', 'next'))).toContain('"FORBIDDEN"');
    await payroll.close();
    const sockets = [await subscribe(), await subscribe(), await subscribe()];
    const fourth = await open({ headers: {} });
    fourth.send({ type: 'connection_init', payload: { authorization: key.headers.authorization } });
    await expectClose(fourth, 1013);
    await Promise.all(sockets.map((socket) => socket.close()));
  });

  test('is open to people who may review timesheets', async () => {
    const manager = await createActor(gateway, 'MANAGER', owner);
    const socket = await open(manager);
    await socket.init();
    socket.send({ type: 'subscribe', id: '1', payload: { query } });
    await punch(worker, 'in');
    expect((await next(socket)).node.timesheet).toMatchObject({ user: { id: worker.userId } });
    await socket.close();
  });
});
