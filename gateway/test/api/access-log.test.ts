import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type Actor,
  createActor,
  createTestLogger,
  hideTable,
  startGateway,
  type TestGateway,
  type TestLogger,
} from '../harness/index.js';

let log: TestLogger;
let gateway: TestGateway;
let worker: Actor;

beforeAll(async () => {
  log = createTestLogger();
  gateway = await startGateway({ logger: log.logger });
  worker = await createActor(gateway, 'WORKER');
});
afterAll(() => gateway.close());

/** Sends a real request and returns its line. */
async function lineOf(path: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json', ...init.headers };
  const response = await fetch(`${await gateway.url()}${path}`, { ...init, headers });
  await response.text();
  return log.untilLine({ component: 'access', reqId: response.headers.get('x-request-id') });
}

const post = (body: object, headers = {}) => ({ method: 'POST', body: JSON.stringify(body), headers });

describe('the access log of requests', () => {
  test('writes one line for a REST request, with its route, caller and traffic', async () => {
    const line = await lineOf('/api/timesheets/clock-in', post({}, worker.headers));
    expect(line).toEqual({
      level: 30,
      time: expect.anything(),
      pid: expect.anything(),
      hostname: expect.anything(),
      component: 'access',
      msg: 'request',
      reqId: expect.stringMatching(/^[\da-f-]{36}$/),
      method: 'POST',
      route: '/api/timesheets/clock-in',
      status: 201,
      outcome: 'ok',
      milliseconds: expect.any(Number),
      bytesIn: expect.any(Number),
      bytesOut: expect.any(Number),
      protocol: 'HTTP/1.1',
      address: '127.0.0.1',
      organizationId: worker.organizationId,
      userId: worker.userId,
    });
    expect(Number(line.bytesOut)).toBeGreaterThan(200);
    expect(log.lines.filter(({ reqId, component }) => reqId === line.reqId && component === 'access')).toHaveLength(1);
  });

  test('names the operation of a GraphQL request, and its failure although the status is 200', async () => {
    const query = 'mutation Twice { timesheetClockIn(input: {}) { timesheet { id } } }';
    const line = await lineOf('/graphql', post({ query }, worker.headers));
    expect(line).toMatchObject({
      ...{ route: '/graphql', status: 200, graphql: 'Twice', graphqlKind: 'mutation' },
      ...{ outcome: 'refused', failure: 'timesheet.already-open' },
    });
  });

  test('says why a request was refused', async () => {
    expect(await lineOf('/api/jobs', post({ name: 'Site' }, worker.headers))).toMatchObject({
      ...{ route: '/api/jobs', status: 403, outcome: 'refused', failure: 'role.not-allowed' },
    });
    const unknown = await lineOf('/api/nothing-here');
    expect(unknown).toMatchObject({ status: 404, outcome: 'refused' });
    expect(JSON.stringify(unknown)).not.toContain('nothing-here');
  });

  test('never shows the codes and secrets in an address', async () => {
    const secret = 'k7Qf3xS9mB2vL8pD4wZ6nH1c';
    const paths = [
      ...[`/api/calendar/${secret}.ics`, `/join/${secret}`, `/api/invitations/${secret}/verify`],
      ...[`/?token=${secret}`, `/api/nothing/${secret}`],
    ];
    for (const path of paths) expect(JSON.stringify(await lineOf(path))).not.toContain(secret);
    expect(JSON.stringify(log.lines.filter(({ component }) => component === 'access'))).not.toContain(secret);
  });

  test('says that a page got the response of a request within the process', async () => {
    const { headers } = await gateway.inject({ url: '/api/auth/me', headers: worker.headers });
    const line = await log.untilLine({ component: 'access', reqId: headers['x-request-id'] });
    expect(line).toMatchObject({ level: 20, status: 200, outcome: 'ok' });
  });

  test('writes health checks at the level of debugging', async () => {
    expect(await lineOf('/readyz')).toMatchObject({ level: 20, route: '/readyz' });
  });
});

describe('the access log of what cannot be served', () => {
  /** Sends raw bytes on a connection of their own until it closes, and returns the new lines. */
  async function linesOf(bytes: string): Promise<readonly Record<string, unknown>[]> {
    const before = log.lines.length;
    const socket = connect(Number(new URL(await gateway.url()).port), '127.0.0.1');
    socket.end(bytes);
    socket.resume();
    await once(socket, 'close');
    await lineOf('/readyz');
    return log.lines.slice(before).filter(({ component, level }) => component === 'access' && level === 30);
  }
  const upgrade = 'Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n';

  test('has one line for a request whose client goes away in the middle of the body', async () => {
    const head = `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
    expect(await linesOf(`${head}Content-Length: 100\r\n\r\n{`)).toMatchObject([
      { method: 'POST', route: '/api/auth/login', status: 400, outcome: 'aborted', address: '127.0.0.1' },
    ]);
  });

  test.each([
    ['bytes that are not HTTP', 'this is not HTTP\r\n\r\n', 400],
    ['a socket at another address', `GET /secret HTTP/1.1\r\n${upgrade}\r\n`, 404],
    ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n', 400],
  ])('has one line without a route for %s', async (_what, bytes, status) => {
    const [line, ...others] = await linesOf(bytes);
    expect(line).toMatchObject({ status, outcome: 'refused', address: '127.0.0.1', msg: 'request' });
    expect(line).not.toHaveProperty('route');
    expect(others).toEqual([]);
  });

  test('has one line for a socket whose handshake is invalid', async () => {
    expect(await linesOf(`GET /graphql HTTP/1.1\r\n${upgrade}\r\n`)).toMatchObject([
      { route: '/graphql', protocol: 'websocket', outcome: 'refused', msg: 'socket refused' },
    ]);
  });

  test('has one line for a request with an unknown expectation, which is served', async () => {
    const bytes = 'GET /api/auth/me HTTP/1.1\r\nHost: localhost\r\nExpect: a-miracle\r\nConnection: close\r\n\r\n';
    expect(await linesOf(bytes)).toMatchObject([{ route: '/api/auth/me', status: 401, outcome: 'refused' }]);
  });
});

describe('the access log of sockets', () => {
  test('writes a line when a socket opens and one when it has closed', async () => {
    const socket = await gateway.socket(worker);
    await socket.init();
    await socket.close();
    const opened = await log.until('socket opened');
    const closed = await log.until('socket closed');
    expect(opened).toMatchObject({ protocol: 'websocket', route: '/graphql', userId: worker.userId });
    expect(closed).toMatchObject({ reqId: opened.reqId, code: expect.any(Number), seconds: expect.any(Number) });
  });
});

describe('ACCESS_LOG', () => {
  test.each([
    ['off', []],
    ['errors', [500]],
    ['on', [401, 500]],
  ])('=%s writes the lines with the statuses %j', async (ACCESS_LOG, statuses) => {
    const other = createTestLogger();
    const watched = await startGateway({ logger: other.logger, env: { ACCESS_LOG } });
    const get = async (path: string, headers = {}) =>
      (await fetch(`${await watched.url()}${path}`, { headers })).arrayBuffer();
    await get('/api/auth/me');
    const { headers } = await createActor(watched, 'OWNER');
    const show = await hideTable(watched.orm, 'jobs');
    await get('/api/jobs', headers).finally(show);
    await watched.close();
    const lines = other.lines.filter(({ component, level }) => component === 'access' && level === 30);
    expect(lines.map(({ status }) => status)).toEqual(statuses);
  });
});
