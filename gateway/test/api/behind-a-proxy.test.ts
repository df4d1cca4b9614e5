import { afterAll, describe, expect, test } from '@jest/globals';
import { createActor, startGateway, type TestGateway } from '../harness/index.js';

const opened: TestGateway[] = [];
afterAll(async () => {
  for (const gateway of opened) await gateway.close();
});

async function aGateway(env: NodeJS.ProcessEnv): Promise<TestGateway> {
  const gateway = await startGateway({ env });
  opened.push(gateway);
  return gateway;
}

const forwarded = {
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'time.example.com',
  'x-forwarded-for': '203.0.113.9',
};

async function signIn(gateway: TestGateway, headers: Record<string, string>) {
  const { email } = await createActor(gateway, 'OWNER');
  const payload = { email, password: 'correct horse' };
  return gateway.inject({ method: 'POST', url: '/api/auth/login', headers, payload });
}

describe('behind a trusted proxy', () => {
  test.each(['1', '127.0.0.1', 'true'])('the session cookie is Secure (TRUST_PROXY=%s)', async (proxy) => {
    const response = await signIn(await aGateway({ TRUST_PROXY: proxy }), forwarded);
    expect(response.headers['set-cookie']).toMatch(/HttpOnly; Secure; SameSite=Lax/);
    expect(response.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  test("pages on the proxy's host count as our own", async () => {
    const gateway = await aGateway({ TRUST_PROXY: '1' });
    const { headers } = await createActor(gateway, 'WORKER');
    const write = (origin: string) =>
      gateway.inject({
        method: 'POST',
        url: '/api/timesheets/clock-in',
        headers: { ...headers, ...forwarded, origin },
      });
    expect((await write('https://evil.example')).statusCode).toBe(403);
    expect((await write('https://time.example.com')).statusCode).toBe(201);
  });
});

describe('without a trusted proxy', () => {
  test('the headers of a proxy are ignored', async () => {
    const response = await signIn(await aGateway({}), forwarded);
    expect(response.headers['set-cookie']).not.toContain('Secure');
    expect(response.headers).not.toHaveProperty('strict-transport-security');
  });

  test('an https PUBLIC_URL makes the cookie Secure', async () => {
    const response = await signIn(await aGateway({ PUBLIC_URL: 'https://time.example.com' }), {});
    expect(response.headers['set-cookie']).toContain('Secure');
  });
});
