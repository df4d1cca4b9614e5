import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { WebSocket } from 'ws';
import { sessionEnded } from '../../src/features/identity/index.js';
import {
  type Actor,
  createActor,
  expectClose,
  openSocket,
  startGateway,
  type TestGateway,
  type TestSocket,
  WatchedPubSub,
} from '../harness/index.js';

let gateway: TestGateway;
let manager: Actor;
let worker: Actor;

const pubSub = new WatchedPubSub();

beforeAll(async () => {
  gateway = await startGateway({ pubSub });
});
beforeEach(async () => {
  manager = await createActor(gateway, 'MANAGER');
  worker = await createActor(gateway, 'WORKER', manager);
});
afterAll(() => gateway.close());

const query = 'subscription { clockStatusChanged { user { id } state } }';
const clockIn = (who: Actor) =>
  gateway.inject({ method: 'POST', url: '/api/timesheets/clock-in', headers: who.headers });
const open = async (who: Actor | null, headers: Record<string, string> = {}): Promise<TestSocket> =>
  openSocket(await gateway.url(), { ...who?.headers, ...headers });

/** Resolves when the subscription is active. */
async function subscribe(socket: TestSocket, id: string) {
  const listening = pubSub.nextListener();
  socket.send({ type: 'subscribe', id, payload: { query } });
  await listening;
}

/** Resolves when a further subscription is active, which shares the listener of an earlier one. */
async function subscribeToo(socket: TestSocket, id: string, document = query) {
  socket.send({ type: 'subscribe', id, payload: { query: document } });
  // A socket checks one message after the other.
  socket.send({ type: 'subscribe', id: `after ${id}`, payload: { query: '{' } });
  await socket.next('error');
}

async function openSubscription(who: Actor): Promise<TestSocket> {
  const socket = await open(who);
  await socket.init();
  await subscribe(socket, '1');
  return socket;
}

describe('a subscription', () => {
  test('sends a manager the events of their organization only', async () => {
    const socket = await openSubscription(manager);
    const outsider = await createActor(gateway, 'WORKER');
    await clockIn(outsider);
    await clockIn(worker);
    const message = await socket.next('next');
    expect(message.payload).toEqual({
      data: { clockStatusChanged: { user: { id: worker.userId }, state: 'WORKING' } },
    });
    await socket.close();
  });

  test('is rejected over HTTP with a hint, after authorization', async () => {
    const ask = async (who: Actor | null) => {
      const headers = { accept: 'application/graphql-response+json', ...who?.headers };
      const response = await gateway.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
      const [{ message, extensions }] = response.json().errors;
      return { status: response.statusCode, code: extensions.code, message };
    };
    expect(await ask(null)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect(await ask(worker)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    const message = expect.stringContaining('Subscriptions need a WebSocket');
    expect(await ask(manager)).toMatchObject({ status: 400, code: 'BAD_USER_INPUT', message });
  });

  test('is forbidden for other roles', async () => {
    const socket = await open(worker);
    await socket.init();
    socket.send({ type: 'subscribe', id: '1', payload: { query } });
    const message = await socket.next('next', 'error');
    expect(JSON.stringify(message)).toContain('"FORBIDDEN"');
    await socket.close();
  });

  test.each([
    ['queries', 'query { viewer { me { id } } }'],
    ['mutations', 'mutation { timesheetClockIn(input: {}) { timesheet { id } } }'],
    ['text that is not GraphQL', '{'],
    ['unknown fields', 'subscription { nothing }'],
    [
      'too many aliases',
      `subscription { clockStatusChanged { ${Array.from({ length: 40 }, (_, n) => `a${n}: state`).join(' ')} } }`,
    ],
  ])('is the only operation on a socket: %s are rejected with a code', async (_what, document) => {
    const socket = await open(manager);
    await socket.init();
    socket.send({ type: 'subscribe', id: '1', payload: { query: document } });
    const message = await socket.next('error');
    expect(message.payload).toEqual([
      expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT', requestId: expect.any(String) } }),
    ]);
    await socket.close();
  });

  test('can be completed alone, and then sends nothing more', async () => {
    const socket = await openSubscription(manager);
    await subscribeToo(socket, '2');
    socket.send({ type: 'complete', id: '1' });
    socket.send({ type: 'ping' });
    await socket.next('pong');
    await clockIn(worker);
    expect(await socket.next('next')).toMatchObject({ id: '2' });
    socket.send({ type: 'ping' });
    expect((await socket.next('pong', 'next')).type).toBe('pong');
    await socket.close();
  });

  test.each([
    'subscription { clockStatusChanged @include(if: false) { state } }',
    'subscription { ... @skip(if: true) { clockStatusChanged { state } } }',
    'subscription { ...S @skip(if: true) } fragment S on Subscription { clockStatusChanged { state } }',
    'subscription { ...S } fragment S on Subscription { clockStatusChanged @skip(if: true) { state } }',
  ])('without a field is refused: %s', async (document) => {
    const socket = await open(manager);
    await socket.init();
    socket.send({ type: 'subscribe', id: '1', payload: { query: document } });
    const { payload } = await socket.next('error', 'next');
    expect(payload).toEqual([
      expect.objectContaining({ message: 'A subscription can have @skip and @include within its field only.' }),
    ]);
    await socket.close();
  });

  test('is limited to twenty on a socket', async () => {
    const socket = await open(manager);
    await socket.init();
    for (let id = 1; id <= 21; id += 1) socket.send({ type: 'subscribe', id: String(id), payload: { query } });
    expect(await socket.next('error')).toMatchObject({ id: '21' });
    await socket.close();
  });
});

describe('a socket', () => {
  test('is closed without a session', async () => {
    const socket = await open(null);
    socket.send({ type: 'connection_init' });
    expect(await socket.closed).toEqual({ code: 4401, reason: 'Please sign in' });
  });

  test.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    'is rejected when a page of another site opens it: %o',
    async (headers) => {
      const url = (await gateway.url()).replace('http', 'ws');
      const socket = new WebSocket(`${url}/graphql`, 'graphql-transport-ws', {
        headers: { ...manager.headers, ...headers },
      });
      const [, response] = await once(socket, 'unexpected-response');
      expect(response.statusCode).toBe(403);
      expect(response.headers['x-request-id']).toEqual(expect.any(String));
    },
  );

  test('opens from our own page', async () => {
    const socket = await open(manager, { origin: await gateway.url() });
    await socket.init();
    await socket.close();
  });

  test('is rejected at an address other than /graphql', async () => {
    const url = (await gateway.url()).replace('http', 'ws');
    const socket = new WebSocket(`${url}/api/auth/me`, 'graphql-transport-ws');
    const [, response] = await once(socket, 'unexpected-response');
    expect(response.statusCode).toBe(404);
  });

  test('closes when its session is signed out', async () => {
    const socket = await openSubscription(manager);
    await gateway.inject({ method: 'POST', url: '/api/auth/logout', headers: manager.headers });
    expect(await socket.closed).toEqual({ code: 4401, reason: 'Session ended' });
  });

  test('closes when its session ends while it opens', async () => {
    const client = new Client({ connectionString: gateway.databaseUrl });
    await client.connect();
    // Unused for so long that authenticating the session also updates it, and waits for the locked row.
    await client.query(`update sessions set last_used_at = now() - interval '1 hour' where id = $1`, [
      manager.sessionId,
    ]);
    await client.query('begin');
    await client.query('delete from sessions where id = $1', [manager.sessionId]);
    const opening = open(manager);
    const waiting = `select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query ~ 'find_session'`;
    // Reads outside the transaction, within which PostgreSQL would return the same snapshot each time.
    while ((await gateway.orm.em.getConnection().execute(waiting)).length === 0);
    await pubSub.publish(sessionEnded, { sessionId: manager.sessionId });
    await client.query('commit');
    await client.end();
    expect(await (await opening).closed).toEqual({ code: 4401, reason: 'Session ended' });
  });

  test('closes when its session expires', async () => {
    const { orm, clock } = gateway;
    const soon = new Date(clock.now().getTime() + 300);
    await orm.em.getConnection().execute('update sessions set expires_at = ? where id = ?', [soon, manager.sessionId]);
    const socket = await open(manager);
    expect(await socket.closed).toEqual({ code: 4401, reason: 'Session ended' });
  });

  test('rejects messages larger than a subscription can be', async () => {
    const socket = await open(manager);
    await socket.init();
    socket.send({ type: 'subscribe', id: '1', payload: { query: `${query} # ${'x'.repeat(70_000)}` } });
    expect((await socket.closed).code).toBe(1009);
  });

  test('is closed when it sends invalid messages', async () => {
    const socket = await open(manager);
    socket.sendText('hello');
    expect((await socket.closed).code).toBe(4400);
  });

  test.each(['next', 'error'])('is closed as a mistake of the client when it sends %s', async (type) => {
    const socket = await open(manager);
    await socket.init();
    socket.send({ type, id: '1', payload: type === 'next' ? {} : [{ message: 'x' }] });
    expect(await socket.closed).toEqual({ code: 4400, reason: `Unexpected message of type ${type} received` });
  });

  test('is closed with a code when the gateway shuts down', async () => {
    const other = await startGateway();
    const person = await createActor(other, 'MANAGER');
    const socket = await openSocket(await other.url(), person.headers);
    await socket.init();
    await Promise.all([other.close(), expectClose(socket, 1001)]);
  });
});
