import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { failureOf } from '../../src/platform/http/failures/problem.js';
import { type Actor, createActor, hideTable, startGateway, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;
let worker: Actor;

beforeAll(async () => {
  gateway = await startGateway({ env: { MAX_BODY_KIB: '16' } });
  worker = await createActor(gateway, 'WORKER');
});
afterAll(() => gateway.close());

const json = { 'content-type': 'application/json' };

function clockIn(payload: string, headers: Record<string, string> = json) {
  return gateway.inject({
    method: 'POST',
    url: '/api/timesheets/clock-in',
    headers: { ...worker.headers, ...headers },
    payload,
  });
}

describe('a REST failure', () => {
  test('is a problem with a message, a code and the id of the request in the log', async () => {
    const response = await gateway.inject('/api/auth/me');
    expect(response.statusCode).toBe(401);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(response.json()).toEqual({
      type: 'about:blank',
      title: 'Not signed in',
      status: 401,
      detail: 'Please sign in',
      message: 'Please sign in',
      code: 'UNAUTHENTICATED',
      requestId: response.headers['x-request-id'],
    });
  });

  test.each([
    ['truncated JSON', '{"lat": 1,', json, 400, 'BAD_USER_INPUT'],
    ['bytes that are not text', '{"lat": "\xff"}', json, 400, 'BAD_USER_INPUT'],
    ['a list instead of an object', '[1]', json, 400, 'BAD_USER_INPUT'],
    ['a member that would reach into prototypes', '{"__proto__": {"role": "OWNER"}}', json, 400, 'BAD_USER_INPUT'],
    [
      'a type other than JSON',
      'lat=1',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['a body without a type', 'lat=1', { 'content-type': 'nonsense' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a body that is too large', JSON.stringify({ notes: 'x'.repeat(17 * 1024) }), json, 413, 'PAYLOAD_TOO_LARGE'],
  ])('is reported as %s', async (_what, payload, headers, status, code) => {
    const response = await clockIn(payload, headers);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ status, code, requestId: response.headers['x-request-id'] });
  });

  test('treats an empty body as absent, whatever its Content-Type', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'nonsense']) {
      const somebody = await createActor(gateway, 'WORKER');
      const response = await clockIn('', { ...somebody.headers, 'content-type': type, 'content-length': '0' });
      expect(response.statusCode).toBe(201);
    }
  });

  test('reads the input of a write from the body only', async () => {
    const owner = await createActor(gateway, 'OWNER');
    const request = { method: 'POST', url: '/api/jobs?name=Query', headers: owner.headers } as const;
    const made = await gateway.inject({ ...request, payload: { name: 'Body' } });
    expect(made.json()).toMatchObject({ name: 'Body' });
    const nameless = await gateway.inject(request);
    expect(nameless.json()).toMatchObject({ status: 400, fields: { name: expect.any(String) } });
  });

  test.each(['gzip', 'br', 'GZIP', 'identity, gzip'])('rejects a body with Content-Encoding %s', async (encoding) => {
    const headers = { ...json, 'content-encoding': encoding };
    const rest = await clockIn('{}', headers);
    expect(rest.statusCode).toBe(415);
    expect(rest.headers['accept-encoding']).toBe('identity');
    const message = 'Compressed bodies are not supported. Send the body without Content-Encoding.';
    expect(rest.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE', message });
    const graphql = await gateway.inject({ method: 'POST', url: '/graphql', headers, payload: '{}' });
    expect(graphql.statusCode).toBe(415);
    expect(graphql.json().errors).toMatchObject([{ message, extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } }]);
  });

  test('accepts the encoding identity, and any encoding without a body', async () => {
    for (const [payload, encoding] of [
      ['{}', 'identity'],
      ['', 'gzip'],
    ] as const) {
      const somebody = await createActor(gateway, 'WORKER');
      const response = await clockIn(payload, { ...json, ...somebody.headers, 'content-encoding': encoding });
      expect(response.statusCode).toBe(201);
    }
  });

  test.each([
    ['GET', '/api/nothing-here'],
    ['POST', '/api/nothing-here'],
    ['PATCH', '/api/timesheets/clock-in/now'],
    ['GET', '/api'],
    ['POST', '/nothing-here'],
    ['GET', '/api/%ff'],
    ['GET', '/..%2f..%2fpackage.json'],
    ['GET', '/modules/mf-timeclock/..%2f..%2f..%2fpackage.json'],
    ['GET', '/modules/mf-timeclock/%00'],
  ] as const)('reports %s %s as not found, whatever is sent', async (method, url) => {
    const response = await gateway.inject({ method, url, headers: { 'content-type': 'text/plain' }, payload: 'x' });
    expect([400, 404]).toContain(response.statusCode);
    expect(response.headers['content-type']).toContain('problem+json');
  });

  test('checks the caller before the input', async () => {
    const url = '/api/users';
    const payload = '{"broken';
    const unauthenticated = await gateway.inject({ method: 'POST', url, headers: json, payload });
    expect(unauthenticated.statusCode).toBe(401);
    const { headers } = worker;
    const somebody = await gateway.inject({ method: 'POST', url, headers: { ...headers, ...json }, payload });
    expect(somebody.statusCode).toBe(403);
  });

  test('treats an empty body as absent', async () => {
    const response = await clockIn('');
    expect(response.statusCode).toBe(201);
  });
});

describe('a client that disconnects in the middle of a body', () => {
  test('is reported as the cause', () => {
    const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET', statusCode: 400 });
    expect(failureOf(aborted)?.kind).toBe('invalid');
  });

  test('is not confused with a failing service', () => {
    expect(failureOf(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }))).toBeNull();
  });
});

describe('an unexpected error', () => {
  test('hides its cause, and is logged under the request id', async () => {
    const logged: unknown[] = [];
    const broken = await startGateway({
      env: { LOG_LEVEL: 'error' },
      logger: (await import('pino')).default(
        { level: 'error' },
        { write: (line: string) => logged.push(JSON.parse(line)) },
      ),
    });
    const owner = await createActor(broken, 'OWNER');
    const show = await hideTable(broken.orm, 'timesheets');
    const rest = await broken.inject({ url: '/api/timesheets', headers: owner.headers });
    expect(rest.statusCode).toBe(500);
    expect(rest.json()).toMatchObject({ code: 'INTERNAL', message: expect.stringContaining('our side') });
    const graphql = await broken.inject({
      method: 'POST',
      url: '/graphql',
      headers: owner.headers,
      payload: { query: '{ viewer { timesheets { totalCount edges { cursor } } } }' },
    });
    expect(graphql.json().errors).toEqual([
      expect.objectContaining({ extensions: { code: 'INTERNAL', requestId: graphql.headers['x-request-id'] } }),
    ]);
    expect(`${rest.body}${graphql.body}`).not.toMatch(/select |relation |does not exist/i);
    for (const response of [rest, graphql]) {
      expect(JSON.stringify(logged)).toContain(String(response.headers['x-request-id']));
    }
    await show();
    await broken.close();
  });
});
