import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import { createActor, startGateway, type TestGateway } from '../harness/index.js';

const url = '/graphql/schema.graphql';

describe('the text of the schema', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway({ env: { API_DOCS: 'public' } });
  });
  afterAll(() => gateway.close());

  test('is the schema that the gateway serves', async () => {
    const response = await gateway.inject({ url });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/graphql; charset=utf-8');
    const schema = buildSchema(response.body);
    expect(schema.getQueryType()?.getFields()).toHaveProperty('viewer');
  });

  test('is compressed, and sent once to a client that keeps it', async () => {
    const first = await gateway.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(first.headers['content-encoding']).toBe('br');
    expect(String(brotliDecompressSync(first.rawPayload))).toContain('type Query');

    const again = await gateway.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect((await gateway.inject({ url, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
  });
});

test('in production, sessions and API keys may read the schema, others may not', async () => {
  const gateway = await startGateway({ env: { NODE_ENV: 'production' } });
  const worker = await createActor(gateway, 'WORKER');
  const owner = await createActor(gateway, 'OWNER');
  const { body } = await gateway.rest(owner, 'POST', '/api/api-keys', { name: 'Sync', scopes: ['timesheets:read'] });
  const statusFor = async (headers: Record<string, string>) => (await gateway.inject({ url, headers })).statusCode;

  expect(await statusFor({})).toBe(401);
  expect(await statusFor({ authorization: 'Bearer tt_unknown' })).toBe(401);
  expect(await statusFor(worker.headers)).toBe(200);
  expect(await statusFor({ authorization: `Bearer ${body.secret}` })).toBe(200);
  await gateway.close();
});

test('API_DOCS=off hides the schema from everyone', async () => {
  const gateway = await startGateway({ env: { API_DOCS: 'off' } });
  const owner = await createActor(gateway, 'OWNER');
  expect((await gateway.inject({ url, headers: owner.headers })).statusCode).toBe(404);
  await gateway.close();
});
