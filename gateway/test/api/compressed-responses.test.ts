import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get as request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { compressResponses } from '../../src/platform/http/compression/compressed-responses.js';
import { handleFailures } from '../../src/platform/http/failures/problem.js';
import { type Actor, createActor, startGateway, type TestGateway } from '../harness/index.js';

const jsonOf = (length: number) => JSON.stringify({ notes: 'Grüße, '.repeat(length / 7) });
const sizes = { medium: 5000, large: 50_000, huge: 500_000 } as const;
type Size = keyof typeof sizes;

let http: FastifyInstance;
beforeAll(async () => {
  http = Fastify();
  handleFailures(http);
  http.decorateRequest('caller', {
    getter: () => ({ viewer: null, session: null, request: { publicUrl: 'http://localhost:80' } }) as never,
  });
  compressResponses(http);
  const json = 'application/json; charset=utf-8';
  http.get('/json/:size', (request, reply) =>
    reply.header('content-type', json).send(jsonOf(sizes[(request.params as { size: Size }).size])),
  );
  http.get('/small', (_request, reply) => reply.header('content-type', json).send(jsonOf(700)));
  http.get('/image', (_request, reply) => reply.header('content-type', 'image/png').send(Readable.from(['pixels'])));
  http.get('/csv', (_request, reply) =>
    reply.header('content-type', 'text/csv').send(Readable.from(['a,b\n', '1,2\n'])),
  );
  http.get('/broken', (_request, reply) => {
    const content = new Readable({ read: () => content.destroy(new Error('the database is gone')) });
    return reply.header('content-type', 'text/csv').send(content);
  });
  http.get('/cut', (_request, reply) => reply.header('content-type', 'text/csv').send(Readable.from(rowsAndFailure())));
  await http.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => http.close());

const get = (url: string, headers: Readonly<Record<string, string>>) => http.inject({ url, headers });
const decompress = { br: brotliDecompressSync, gzip: gunzipSync } as const;

function* rowsAndFailure() {
  // More than the compressor and the sockets hold.
  for (let row = 0; row < 100; row += 1) yield `${randomBytes(50_000).toString('hex')}\n`;
  throw new Error('the database is gone');
}

describe('a response of the APIs', () => {
  test.each(Object.keys(sizes) as Size[])('is compressed as the client accepts it (%s)', async (size) => {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
    ] as const) {
      const { headers, rawPayload } = await get(`/json/${size}`, { 'accept-encoding': accepted });
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(headers['content-length']).toBe(String(rawPayload.length));
      expect(rawPayload.length).toBeLessThan(sizes[size] / 5);
      expect(decompress[encoding](rawPayload).toString()).toBe(jsonOf(sizes[size]));
    }
  });

  test.each([{}, { 'accept-encoding': 'identity' }, { 'accept-encoding': 'br;q=0' }])(
    'is not compressed for a client that does not accept it (%j)',
    async (accepted) => {
      const { headers, body } = await get('/json/medium', accepted as Record<string, string>);
      expect(headers).not.toHaveProperty('content-encoding');
      expect(headers.vary).toBe('accept-encoding');
      expect(body).toBe(jsonOf(sizes.medium));
    },
  );

  test.each(['/small', '/image'])('is not compressed when that gains nothing (%s)', async (url) => {
    const { headers } = await get(url, { 'accept-encoding': 'br' });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  test.each(['same-site', 'cross-site'])(
    'does not show its compressed length to a page of another site (%s)',
    async (site) => {
      const { headers } = await get('/json/medium', { 'accept-encoding': 'br', 'sec-fetch-site': site });
      expect(headers).not.toHaveProperty('content-encoding');
      const own = await get('/json/medium', { 'accept-encoding': 'br', 'sec-fetch-site': 'same-origin' });
      expect(own.headers['content-encoding']).toBe('br');
    },
  );

  test('has the same headers for HEAD', async () => {
    const accepted = { 'accept-encoding': 'br' };
    const { headers } = await get('/json/medium', accepted);
    const head = await http.inject({ method: 'HEAD', url: '/json/medium', headers: accepted });
    expect(head.body).toBe('');
    expect({ ...head.headers, date: '' }).toEqual({ ...headers, date: '' });
  });

  test('is compressed while it is written', async () => {
    const { headers, rawPayload } = await get('/csv', { 'accept-encoding': 'gzip' });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(rawPayload).toString()).toBe('a,b\n1,2\n');
  });

  test.each(['br', 'gzip', 'identity'])('is reported as a failure if it cannot be read (%s)', async (encoding) => {
    const response = await get('/broken', { 'accept-encoding': encoding });
    expect(response.statusCode).toBe(500);
    expect(response.headers).not.toHaveProperty('content-encoding');
    expect(response.json()).toMatchObject({ code: 'INTERNAL' });
  });
});

test.each(['br', 'gzip', 'identity'])(
  'a response ends the connection if it fails after its start (%s)',
  async (encoding) => {
    const { port } = http.server.address() as AddressInfo;
    const sent = request({ port, path: '/cut', headers: { 'accept-encoding': encoding } });
    const [response] = await once(sent, 'response');
    expect(response.statusCode).toBe(200);
    await expect(text(response)).rejects.toThrow('aborted');
  },
);

describe('a replayed response', () => {
  let gateway: TestGateway;
  let admin: Actor;
  beforeAll(async () => {
    gateway = await startGateway();
    admin = await createActor(gateway, 'ADMIN');
  });
  afterAll(() => gateway.close());

  test('is compressed for the client that asks for it this time', async () => {
    const aliases = Array.from({ length: 25 }, (_, index) => `name${'x'.repeat(80)}${index}: name`);
    const payload = { query: `mutation { jobCreate(input: { name: "Site" }) { job { id ${aliases.join(' ')} } } }` };
    const send = (headers: Readonly<Record<string, string>>) =>
      gateway.inject({
        ...{ method: 'POST', url: '/graphql', payload },
        headers: { ...admin.headers, 'idempotency-key': 'one-site', ...headers },
      });
    const first = await send({});
    expect(first.json()).not.toHaveProperty('errors');
    const replayed = await send({ 'accept-encoding': 'br' });
    expect(replayed.headers).toMatchObject({ 'content-encoding': 'br', 'idempotent-replayed': 'true' });
    expect(brotliDecompressSync(replayed.rawPayload).toString()).toBe(first.body);
  });
});
