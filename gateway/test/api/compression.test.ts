import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { handleFailures } from '../../src/platform/http/failures/problem.presenter.js';
import { compressText } from '../../src/platform/http/web/compression.plugin.js';

let http: FastifyInstance;
let source: Readable;
beforeAll(async () => {
  http = Fastify();
  handleFailures(http);
  compressText(http);
  http.get('/', (_request, reply) => {
    reply.headers({
      'content-type': 'text/plain; charset=utf-8',
      'content-length': 1000,
      'cache-control': 'public, max-age=31536000, immutable',
      etag: '"1"',
    });
    reply.send(source);
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => http.close());

const read = (encoding: string) => http.inject({ url: '/', headers: { 'accept-encoding': encoding } });

describe('a text response', () => {
  test('arrives complete', async () => {
    source = Readable.from(['a'.repeat(500), 'b'.repeat(500)]);
    const response = await read('gzip');
    expect(response.headers).not.toHaveProperty('content-length');
    expect(gunzipSync(response.rawPayload).toString()).toBe('a'.repeat(500) + 'b'.repeat(500));
  });

  test.each(['gzip', 'br', 'identity'])(
    'is reported as a failure and not cached if it cannot be read (%s)',
    async (encoding) => {
      source = new Readable({ read: () => source.destroy(new Error('the disk is broken')) });
      const response = await read(encoding);
      expect(response.statusCode).toBe(500);
      expect(response.json()).toMatchObject({ code: 'INTERNAL' });
      expect(response.headers).toMatchObject({ 'cache-control': 'no-store' });
      for (const name of ['content-encoding', 'etag']) expect(response.headers).not.toHaveProperty(name);
    },
  );

  test.each(['gzip', 'br', 'identity'])('is no longer read after the client disconnects (%s)', async (encoding) => {
    source = new PassThrough();
    const { port } = http.server.address() as AddressInfo;
    const clientRequest = request({ port, host: '127.0.0.1', headers: { 'accept-encoding': encoding } }).end();
    clientRequest.on('error', () => undefined);
    const closed = once(source, 'close').catch(() => undefined);
    await once(http.server, 'request');
    clientRequest.destroy();
    await closed;
    expect(source.destroyed).toBe(true);
  });
});
