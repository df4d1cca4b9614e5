import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { InjectOptions } from 'fastify';
import { type App, createApp } from '../../src/composition/app.js';
import {
  type Actor,
  addressesOf,
  citusRun,
  connectBeside,
  createActor,
  createTestLogger,
  DatabaseProxy,
  openSocket,
  startGateway,
  storedTable,
  type TestGateway,
} from '../harness/index.js';

/** Reaches the database directly, to arrange and to observe. */
let here: TestGateway;
let proxy: DatabaseProxy;
/** Reaches the database through the proxy. */
let app: App;
let close: () => Promise<void>;
let worker: Actor;
const log = createTestLogger();
/** The first statement of each connection to a node of Citus reads where everything is. */
const patienceMs = citusRun ? 5000 : 1000;

beforeAll(async () => {
  here = await startGateway();
  proxy = await DatabaseProxy.start([here.databaseUrl, addressesOf(here.orm).url]);
  const { close: disconnect, ...connected } = await connectBeside(here.orm, {
    through: (url) => proxy.through(url),
    patience: { connectionTimeoutMillis: patienceMs, query_timeout: patienceMs },
    ...{ poolSize: 3, logger: log.logger },
  });
  const database = { queueUrl: proxy.through(addressesOf(here.orm).ownerUrl) };
  app = await createApp({ config: here.config, ...connected, database, logger: log.logger });
  close = async () => {
    await app.close();
    await disconnect();
  };
});
afterEach(async () => {
  await proxy.restore();
  // Remaining connections may still be read-only or waiting.
  proxy.cut();
});
afterAll(async () => {
  await close?.();
  await proxy?.refuse();
  await here?.close();
});

type Request = InjectOptions;

async function send(request: Request, sender: Actor | null = null) {
  const headers = { ...request.headers, ...sender?.headers };
  const response = await app.http.inject({ ...request, headers });
  const body = response.body ? response.json() : null;
  const { code, message } = body?.errors?.[0] ? { ...body.errors[0], ...body.errors[0].extensions } : (body ?? {});
  return { status: response.statusCode, code, message, retryAfter: response.headers['retry-after'], body };
}

const away = { status: 503, code: 'SERVICE_UNAVAILABLE', retryAfter: expect.stringMatching(/^[1-9]/) };

const [begin, commit] = [/begin/, /commit/];

const graphql = (query: string) => ({ method: 'POST', url: '/graphql', payload: { query } }) as const;
const clockIn = (key?: string) =>
  ({
    method: 'POST',
    url: '/api/timesheets/clock-in',
    headers: key ? { 'idempotency-key': key } : {},
    payload: {},
  }) as const;

const requests: [string, Request][] = [
  ['a look-up of the session', { url: '/api/auth/me' }],
  ['a read', { url: '/api/timesheets' }],
  ['a command', clockIn()],
  ['a command with a key', clockIn(randomUUID())],
  ['a sign-in', { method: 'POST', url: '/api/auth/login', payload: { email: 'a@example.com', password: 'secret' } }],
  ['an invitation', { url: '/api/invitations/ABCDEFGHJK/verify' }],
  ['a query', graphql('{ viewer { timesheets(first: 1) { nodes { id } } } }')],
  ['a mutation', graphql('mutation { timesheetBreakEnd { timesheet { id } } }')],
  [
    'a sign-in by GraphQL',
    graphql('mutation { sessionStart(input: { email: "a@example.com", password: "secret" }) { user { id } } }'),
  ],
];

describe('without its database, the gateway', () => {
  beforeAll(async () => {
    worker = await createActor(here, 'WORKER');
  });

  test.each(requests)('answers %s with 503 and Retry-After, and recovers at once', async (_name, request) => {
    await proxy.refuse();
    expect(await send(request, worker)).toMatchObject(away);
    await proxy.restore();
    expect((await send(request, worker)).status).toBeLessThan(500);
  });

  // PostgreSQL is starting, has too many connections, ends, and no longer knows the password or the database.
  test.each(['57P03', '53300', '57P01', '28P01', '3D000'])(
    'answers with 503 while PostgreSQL rejects connections with %s',
    async (state) => {
      proxy.reject(state);
      for (const [, request] of requests) expect(await send(request, worker)).toMatchObject(away);
    },
  );

  test('answers an upload with 503', async () => {
    const payload = '--x\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\n\r\nx\r\n--x--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    await proxy.refuse();
    const upload = { method: 'POST', url: '/api/timesheets/upload-images', headers, payload } as const;
    expect(await send(upload, worker)).toMatchObject(away);
  });

  test('is alive and not ready', async () => {
    await proxy.refuse();
    expect((await send({ url: '/healthz' })).status).toBe(200);
    expect((await send({ url: '/readyz' })).status).toBe(503);
    await proxy.restore();
    expect((await send({ url: '/readyz' })).status).toBe(200);
  });

  test('asks sockets to connect again, and does not end their sessions', async () => {
    const url = await app.http.listen({ port: 0, host: '127.0.0.1' });
    const manager = await createActor(here, 'MANAGER');
    const colleague = await createActor(here, 'WORKER', manager);
    const socket = await openSocket(url, manager.headers);
    await socket.init();
    const query = 'subscription { clockStatusChanged { user { id } state } }';
    socket.send({ type: 'subscribe', id: '1', payload: { query } });
    socket.send({ type: 'ping' });
    await socket.next('pong');
    let isSubscribed = false;
    const event = socket.next('next').then(() => {
      isSubscribed = true;
    });

    while (!isSubscribed) {
      await send(clockIn(), colleague);
      await send({ ...clockIn(), url: '/api/timesheets/clock-out' }, colleague);
    }
    await event;
    await proxy.refuse();
    const change = { userId: colleague.userId, state: 'OUT', since: new Date().toISOString() };
    app.platform.pubSub.publish(`clock-status:${manager.organizationId}`, change);
    expect((await socket.closed).code).toBe(1013);
  });
});

describe('when the connection is lost', () => {
  test.each(['BEFORE', 'AFTER'] as const)('%s a commit, a repeated request finds out what happened', async (cut) => {
    const person = await createActor(here, 'WORKER');
    const key = randomUUID();
    proxy.cutAt(commit, cut);
    expect(await send(clockIn(key), person)).toMatchObject(away);
    const again = await send(clockIn(key), person);
    expect(again.status).toBe(201);
    const { body: timesheets } = await send({ url: '/api/timesheets' }, person);
    expect(timesheets).toEqual([expect.objectContaining({ id: again.body.id })]);
  });

  test('a command without a key says that its outcome is unknown', async () => {
    const person = await createActor(here, 'WORKER');
    // On Citus, the look-up of the session commits, too.
    await send({ url: '/api/timesheets' }, person);
    proxy.cutAt(commit, 'AFTER');
    const { message } = await send(clockIn(), person);
    expect(message).toMatch(/to make sure that it is/);
  });

  test('in the middle of a transaction, nothing is changed', async () => {
    const person = await createActor(here, 'WORKER');
    proxy.cutAt(begin, 'AFTER');
    const lost = await send(clockIn(randomUUID()), person);
    expect(lost).toMatchObject({ ...away, message: expect.stringContaining('Nothing was changed') });
    expect((await send({ url: '/api/timesheets/active' }, person)).body).toBeNull();
  });

  test('because an administrator ended it, the next request has another one', async () => {
    const person = await createActor(here, 'WORKER');
    await send({ url: '/api/timesheets' }, person);
    const [{ count } = { count: 0 }] = await here.orm.em.fork().execute<[{ count: number }]>(
      `select count(pg_terminate_backend(pid))::int as count from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and application_name = 'timetrack'`,
    );
    expect(count).toBeGreaterThan(0);
    expect([200, 503]).toContain((await send({ url: '/api/timesheets' }, person)).status);
    expect((await send({ url: '/api/timesheets' }, person)).status).toBe(200);
  });
});

describe('a database that does not answer', () => {
  test('costs a request as long as an answer may take, and no connection of the pool', async () => {
    const person = await createActor(here, 'WORKER');
    await send({ url: '/api/timesheets' }, person);
    proxy.freeze();
    const waiting = [1, 2, 3].map(() => send({ url: '/api/timesheets' }, person));
    expect((await send({ url: '/readyz' })).status).toBe(503);
    for (const response of await Promise.all(waiting)) expect(response).toMatchObject(away);
    await proxy.restore();
    expect((await send({ url: '/api/timesheets' }, person)).status).toBe(200);
  });
});

describe('a database that refuses changes', () => {
  const administrate = (sql: string) => here.orm.em.fork().execute(sql);

  test('because it is a standby, makes commands fail with 503 and leaves the pool', async () => {
    const person = await createActor(here, 'WORKER');
    const [{ name } = { name: '' }] = await here.orm.em
      .fork()
      .execute<[{ name: string }]>('select current_database() as name');
    await administrate(`alter database ${name} set default_transaction_read_only = on`);
    proxy.cut();
    expect(await send(clockIn(), person)).toMatchObject(away);
    await administrate(`begin read write; alter database ${name} reset default_transaction_read_only; commit`);
    expect((await send(clockIn(), person)).status).toBe(201);
  });

  test('because its disk is full, makes commands fail with 503', async () => {
    const person = await createActor(here, 'WORKER');
    const timesheets = await storedTable(here.orm, 'timesheets');
    await administrate(`
      create function refuse_rows() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create trigger refuse_rows before insert on ${timesheets} for each row execute function refuse_rows()`);
    expect(await send(clockIn(randomUUID()), person)).toMatchObject(away);
    await administrate('drop function refuse_rows cascade');
    expect((await send(clockIn(), person)).status).toBe(201);
  });
});

test('no request of these tests was answered with an unexpected error', () => {
  expect(log.lines.filter(({ level, msg }) => Number(level) >= 50 && /failed unexpectedly/.test(String(msg)))).toEqual(
    [],
  );
});
