import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createActor, startGateway, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const send = (url: string, host: string, headers = {}) => gateway.inject({ url, headers: { ...headers, host } });

describe('a page that points its own name at this machine', () => {
  test('reads nothing, signed in or not, over any interface', async () => {
    const { headers } = await createActor(gateway, 'OWNER');
    for (const url of ['/api/users', '/api/auth/me', '/graphql?query={me{id}}', '/api/openapi.json', '/', '/metrics']) {
      const response = await send(url, 'rebound.evil.example:3000', headers);
      expect([url, response.statusCode]).toEqual([url, 400]);
    }
  });

  test('learns what an operator would have to set, and not more of its name than 100 characters', async () => {
    const { body } = await send('/api/auth/me', `${'a'.repeat(60)}.${'b'.repeat(60)}.example`);
    expect(body).toContain('ALLOWED_HOSTS');
    expect(body).toContain('PUBLIC_URL');
    expect(body).not.toContain('b'.repeat(60));
  });

  test('cannot open a socket', async () => {
    const response = await gateway.inject({
      url: '/graphql',
      headers: { host: 'evil.example', upgrade: 'websocket', connection: 'Upgrade' },
    });
    expect(response.statusCode).toBe(400);
  });
});

test('load balancers check the health under any name, and monitoring reads the metrics by address', async () => {
  for (const url of ['/healthz', '/readyz', '/metrics'])
    expect((await send(url, '10.0.3.17:3000')).statusCode).toBe(200);
  for (const url of ['/healthz', '/readyz']) expect((await send(url, 'gateway:3000')).statusCode).toBe(200);
});

test('this machine is served under its own names', async () => {
  for (const host of ['localhost:3000', 'timetrack.localhost', '127.0.0.1:3000', '[::1]:3000']) {
    expect((await send('/api/auth/me', host)).statusCode).toBe(401);
  }
});
