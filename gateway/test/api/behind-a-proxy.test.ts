import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createActor, startGateway, type TestGateway } from '../harness/index.js';

const opened = new Map<string, Promise<TestGateway>>();
let first: TestGateway;
beforeAll(async () => {
  first = await startGateway();
});
afterAll(async () => {
  for (const gateway of opened.values()) await (await gateway).close();
  await first.close();
});

/** One gateway for each configuration. */
function aGateway(env: NodeJS.ProcessEnv): Promise<TestGateway> {
  const key = JSON.stringify(env);
  const gateway =
    opened.get(key) ?? startGateway({ beside: first, env: { ALLOWED_HOSTS: 'time.example.com', ...env } });
  opened.set(key, gateway);
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
  test.each(['1', '127.0.0.1', '127.0.0.0/8'])('the session cookie is Secure (TRUST_PROXY=%s)', async (proxy) => {
    const response = await signIn(await aGateway({ TRUST_PROXY: proxy }), forwarded);
    expect(String(response.headers['set-cookie'])).toMatch(/HttpOnly; Secure; SameSite=Lax/);
    expect(response.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  test("pages on the proxy's host count as our own", async () => {
    const gateway = await aGateway({ TRUST_PROXY: '1' });
    const { headers } = await createActor(gateway, 'WORKER');
    const cookie = `__Host-${headers.cookie}`;
    const write = (origin: string) =>
      gateway.inject({
        method: 'POST',
        url: '/api/timesheets/clock-in',
        headers: { cookie, ...forwarded, origin },
      });
    expect((await write('https://evil.example')).statusCode).toBe(403);
    expect((await write('https://time.example.com')).statusCode).toBe(201);
  });
});

describe('the address of a caller behind a trusted proxy', () => {
  test.each([
    ['1', '203.0.113.9', '203.0.113.9'],
    ['1', '203.0.113.9:4711', '203.0.113.9'],
    ['1', '[2001:db8::9]:4711', '2001:db8::9'],
    ['1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['1', '<script>alert(1)</script>', '127.0.0.1'],
    ['1', 'unknown', '127.0.0.1'],
    ['1', '999.1.1.1', '127.0.0.1'],
    ['2', 'garbage, 203.0.113.9', '203.0.113.9'],
    ['2', '198.51.100.1, garbage, 203.0.113.9', '203.0.113.9'],
    ['127.0.0.0/8, 10.0.0.0/8', "'; drop table users --, 10.1.2.3", '10.1.2.3'],
    ['127.0.0.0/8, 10.0.0.0/8', '203.0.113.9, 10.1.2.3', '203.0.113.9'],
  ])('is an IP address (TRUST_PROXY=%s, X-Forwarded-For: %s)', async (proxies, header, address) => {
    const gateway = await aGateway({ TRUST_PROXY: proxies });
    const userAgent = randomUUID();
    await signIn(gateway, { 'x-forwarded-for': header, 'user-agent': userAgent });
    const [row] = await gateway.orm.em
      .getConnection()
      .execute<{ address: string }[]>('select address from sessions where user_agent = ?', [userAgent]);
    expect(row?.address).toBe(address);
  });

  test.each(['javascript', 'https; preload', 'http,gopher'])('ignores the scheme %s', async (scheme) => {
    const gateway = await aGateway({ TRUST_PROXY: '1' });
    const response = await signIn(gateway, { ...forwarded, 'x-forwarded-proto': scheme });
    expect(response.statusCode).toBe(200);
    expect(String(response.headers['set-cookie'])).not.toContain('Secure');
  });

  test('rejects a forwarded host that is invalid or not served', async () => {
    const gateway = await aGateway({ TRUST_PROXY: '1' });
    for (const host of ['evil.example', 'time.example.com/x', "a; script-src 'unsafe-inline'"]) {
      expect((await signIn(gateway, { ...forwarded, 'x-forwarded-host': host })).statusCode).toBe(400);
    }
  });
});

describe('without a trusted proxy', () => {
  test('the headers of a proxy are ignored', async () => {
    const response = await signIn(await aGateway({}), forwarded);
    expect(String(response.headers['set-cookie'])).not.toContain('Secure');
    expect(response.headers).not.toHaveProperty('strict-transport-security');
  });

  test('an https PUBLIC_URL makes the cookie Secure', async () => {
    const response = await signIn(await aGateway({ PUBLIC_URL: 'https://time.example.com' }), {});
    expect(String(response.headers['set-cookie'])).toContain('Secure');
  });
});
