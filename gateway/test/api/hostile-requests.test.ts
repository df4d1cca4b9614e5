import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;
let owner: Actor;

beforeAll(async () => {
  gateway = await startGateway();
  owner = await createActor(gateway, 'OWNER');
});
afterAll(() => gateway.close());

const nested = (levels: number, open: string, close: string, inside = '1') =>
  open.repeat(levels) + inside + close.repeat(levels);

const post = (url: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  gateway.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...owner.headers, ...headers },
    payload,
  });

const deep: readonly (readonly [string, string])[] = [
  ['lists', nested(200_000, '[', ']')],
  ['objects', nested(100_000, '{"a":', '}')],
  ['an unknown member', `{"name":"Site","x":${nested(100_000, '[', ']')}}`],
  ['an unfinished list', '['.repeat(400_000)],
  ['a variable', `{"query":"query($x: Int){__typename}","variables":{"x":${nested(100_000, '{"a":', '}')}}}`],
];

describe('a body that nests deeply', () => {
  test.each(deep)('is bad input, with or without an idempotency key: %s', async (_what, body) => {
    for (const url of ['/api/jobs', '/graphql']) {
      for (const headers of [{}, { 'idempotency-key': 'deep' }] as Record<string, string>[]) {
        expect((await post(url, body, headers)).statusCode).toBe(400);
      }
    }
  });

  test.each(['text/plain', 'application/json'])('is bad input in a form too, as %s', async (type) => {
    const part = (name: string, text: string) =>
      `--edge\r\nContent-Disposition: form-data; name="${name}"\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`;
    const operations = `{"query":"{__typename}","variables":{"x":${nested(50_000, '[', ']')}}}`;
    const headers = { 'content-type': 'multipart/form-data; boundary=edge', 'apollo-require-preflight': '1' };
    const body = `${part('operations', operations)}${part('map', '{}')}--edge--\r\n`;
    expect((await post('/graphql', body, headers)).statusCode).toBe(400);
  });

  test('is accepted up to what forms of the product need', async () => {
    const nestedMember = `{"name":"Site","x":${nested(90, '[', ']')}}`;
    expect((await post('/api/jobs', nestedMember)).json().fields).toEqual({ x: 'This operation has no such member' });
    expect((await post('/api/jobs', `{"name":"[[[ {{{ \\" [[["}`)).statusCode).toBe(201);
    expect((await post('/api/jobs', JSON.stringify({ name: '['.repeat(150) }))).statusCode).toBe(201);
  });
});

test('a list of invalid entries gets a short answer', async () => {
  const breaks = Array.from({ length: 50_000 }, () => 0);
  const response = await post('/api/timesheets', JSON.stringify({ breaks }));
  expect(response.statusCode).toBe(400);
  expect(response.body.length).toBeLessThan(20_000);
});

describe('a hostile request', () => {
  const long = 'a'.repeat(8000);
  test.each([
    ['GET', '/api/%zz'],
    ['GET', '/%00'],
    ['GET', '/%c0%ae%c0%ae/etc/passwd'],
    ['GET', '/..%2f..%2f..%2fetc/passwd'],
    ['GET', '/modules/mf-admin/..%2f..%2fpackage.json'],
    ['GET', `/api/users/${long}`],
    ['GET', `/api/timesheets?${'a=1&'.repeat(2000)}`],
    ['GET', `/api/timesheets?cursor=${long}&cursor=${long}`],
    ['GET', '/api/timesheets?__proto__=1&constructor=1&toString=1&limit[__proto__]=1'],
    ['GET', '/api/timesheets?limit=%00&cursor=%ff%fe'],
    ['GET', '/api/reports?type=__proto__&startDate=constructor&endDate=toString'],
    ['GET', `/graphql?query=${'%7B'.repeat(2500)}`],
    ['GET', '/graphql?query={__typename}&variables=[[[[&extensions={'],
    ['GET', '/graphql?query={__typename}&variables=%22a%22&operationName=__proto__'],
    ['GET', '/graphql?query[]=a&query[]=b'],
    ['TRACE', '/api/users'],
    ['PROPFIND', '/api/users'],
    ['OPTIONS', '/graphql'],
    ['HEAD', '/graphql'],
    ['DELETE', '/api/users/__proto__/permanent'],
  ] as const)("is the sender's fault: %s %.60s", async (method, url) => {
    for (const headers of [{}, owner.headers]) {
      const response = await gateway.inject({
        method: method as never,
        url,
        headers: { ...headers, 'apollo-require-preflight': '1' },
      });
      expect(response.statusCode).toBeLessThan(500);
    }
  });

  test.each([
    '{"__proto__": {"role": "OWNER"}}',
    '{"constructor": {"prototype": {"role": "OWNER"}}}',
    '{"name": {"__proto__": null}}',
    '{"query": {"toString": 1}}',
    '{"query": "{__typename}", "variables": [1]}',
    '{"query": "{__typename}", "operationName": {}}',
    '{"query": "{__typename}", "extensions": {"persistedQuery": {"version": 1, "sha256Hash": "x"}}}',
    'null',
    '1e999',
    '"text"',
    '\ufeff{}',
  ])('has a body that cannot be used: %s', async (body) => {
    for (const url of ['/api/jobs', '/graphql', '/api/auth/login']) {
      expect((await post(url, body)).statusCode).toBeLessThan(500);
    }
  });

  test.each([
    { cookie: `${'a=b;'.repeat(3000)}` },
    { cookie: 'timetrack_session=%E0%A4%A; timetrack_session=\u00ff' },
    { authorization: `Bearer ${long}` },
    { accept: 'text/html,'.repeat(1000) },
    { 'accept-encoding': 'gzip,'.repeat(1000) },
    { 'if-none-match': '"a",'.repeat(2000) },
    { origin: 'null', 'sec-fetch-site': 'nonsense' },
    { range: 'bytes=0-,0-,0-,0-' },
    { 'content-type': 'application/json; charset=utf-7' },
    { 'content-type': `multipart/form-data; boundary=${long}` },
    { 'x-http-method-override': 'DELETE', 'x-original-url': '/api/users' },
  ])('has a strange header: %o', async (headers) => {
    for (const url of ['/remotes.json', '/api/jobs', '/graphql']) {
      expect((await gateway.inject({ url, headers })).statusCode).toBeLessThan(500);
      expect((await post(url, '{}', headers as never)).statusCode).toBeLessThan(500);
    }
  });
});
