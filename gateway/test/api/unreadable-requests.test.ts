import { connect } from 'node:net';
import { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;
let port: number;
let owner: Actor;

beforeAll(async () => {
  gateway = await startGateway({ env: { ALLOWED_HOSTS: 'a, *.example.com' } });
  port = Number(new URL(await gateway.url()).port);
  owner = await createActor(gateway, 'OWNER');
});
afterAll(() => gateway.close());

interface ParsedResponse {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends raw bytes and reads until the gateway closes the connection. */
async function send(bytes: string): Promise<ParsedResponse> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes, 'latin1');
  return parseResponse(await text(socket));
}

function parseResponse(response: string): ParsedResponse {
  const [head = '', body = ''] = response.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
}

const get = (host: string, rest = '') => `GET /api/auth/me HTTP/1.1\r\n${host}${rest}Connection: close\r\n\r\n`;

function expectProblem({ status, head, body }: ParsedResponse, expected: number, code: string): void {
  expect(status).toBe(expected);
  const problem = JSON.parse(body);
  expect(Object.keys(problem).sort()).toEqual(
    ['code', 'detail', 'message', 'requestId', 'status', 'title', 'type'].sort(),
  );
  expect(problem).toMatchObject({ status: expected, code, detail: problem.message });
  expect(head).toContain('content-type: application/problem+json; charset=utf-8');
  expect(head).toContain(`x-request-id: ${problem.requestId}`);
  expect(head).toContain('connection: close');
}

describe('bytes that are not a request', () => {
  const host = 'Host: localhost\r\n';
  const chunked = `POST /api/auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n`;

  test.each([
    ['an invalid request line', 'NONSENSE\r\n\r\n'],
    ['the first bytes of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['another version of HTTP', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a header without a name', get(host, ': x\r\n')],
    ['a broken chunk', `${chunked}\r\nZZ\r\n`],
    ['a length in addition to chunks', `${chunked}Content-Length: 3\r\n\r\n0\r\n\r\n`],
  ])('are rejected as bad input: %s', async (_what, bytes) => {
    expectProblem(await send(bytes), 400, 'BAD_USER_INPUT');
  });

  test.each([
    ['an address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`],
    ['a header', get(host, `Cookie: ${'a'.repeat(20_000)}\r\n`)],
  ])('are rejected as too large: %s', async (_what, bytes) => {
    expectProblem(await send(bytes), 413, 'PAYLOAD_TOO_LARGE');
  });

  /** A connection whose written bytes a test can read. */
  function aConnection() {
    const written: string[] = [];
    const connection = new Duplex({
      read: () => undefined,
      write: (chunk, _encoding, done) => {
        written.push(String(chunk));
        done();
      },
    });
    const closed = new Promise((resolve) => connection.once('close', resolve));
    const fail = async (code: string) => {
      gateway.app.http.server.emit('clientError', Object.assign(new Error('a secret'), { code }), connection);
      await closed;
      return written.join('');
    };
    return { connection, fail };
  }

  test('are rejected as bad input when they arrive too slowly', async () => {
    const response = await aConnection().fail('ERR_HTTP_REQUEST_TIMEOUT');
    expectProblem(parseResponse(response), 400, 'BAD_USER_INPUT');
    expect(response).toContain('The request did not arrive in time');
    expect(response).not.toContain('secret');
  });

  test('do not get a response in the middle of another one', async () => {
    const { connection, fail } = aConnection();
    Object.assign(connection, { _httpMessage: { headersSent: true } });
    expect(await fail('HPE_INVALID_METHOD')).toBe('');
  });

  test('do not get a response after the client has disconnected', async () => {
    expect(await aConnection().fail('ECONNRESET')).toBe('');
  });
});

describe('the Host header', () => {
  test.each([
    ['missing', ''],
    ['empty', 'Host:\r\n'],
    ['twice', 'Host: a\r\nHost: b\r\n'],
    ['with a space', 'Host: a b\r\n'],
    ['with a directive', "Host: a; script-src 'unsafe-inline'\r\n"],
    ['with a path', 'Host: a/b\r\n'],
    ['with user information', 'Host: me@a\r\n'],
    ['with letters outside ASCII', 'Host: \xe4\r\n'],
    ['with an invalid port', 'Host: a:b\r\n'],
  ])('is rejected: %s', async (_what, host) => {
    const response = await send(get(host));
    expectProblem(response, 400, 'BAD_USER_INPUT');
    expect(response.body).toContain('Host header');
  });

  test.each(['a', 'A.example.com:8443', '127.0.0.1', '[::1]:3001'])('is accepted: %s', async (host) => {
    expect((await send(get(`Host: ${host}\r\n`))).status).toBe(401);
  });

  test('is optional before HTTP/1.1, and links still work', async () => {
    for (const first of ['clock-in', 'clock-out', 'clock-in']) {
      await gateway.inject({ method: 'POST', url: `/api/timesheets/${first}`, headers: owner.headers });
    }
    const response = await send(`GET /api/timesheets?limit=1 HTTP/1.0\r\nCookie: ${owner.headers.cookie}\r\n\r\n`);
    expect(response.status).toBe(200);
    expect(response.head).toContain('link: <http://localhost/api/timesheets?limit=1&cursor=');
  });
});

test('responds with HTTP/1.1 to a client that offers another protocol', async () => {
  const upgrade = 'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n';
  const bytes = `GET /api/auth/me HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings, close\r\n${upgrade}\r\n`;
  expect(await send(bytes)).toMatchObject({ status: 401, body: expect.stringContaining('UNAUTHENTICATED') });
});
