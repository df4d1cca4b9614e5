import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { rememberedOf } from '../../src/platform/http/security/session-cookie.js';
import { type Actor, createActor, startGateway, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ env: { PUBLIC_URL: 'https://time.example.com' } });
});
afterAll(() => gateway.close());

const name = '__Host-timetrack_session';
const unprefixedName = 'timetrack_session';

async function signIn({ email }: Actor, headers = {}) {
  const payload = { email, password: 'correct horse' };
  const response = await gateway.inject({ method: 'POST', url: '/api/auth/login', headers, payload });
  return { response, token: response.cookies.find((cookie) => cookie.name === name)?.value ?? '' };
}

async function me(...cookies: readonly (readonly [string, string])[]) {
  const cookie = cookies.map(([key, value]) => `${key}=${value}`).join('; ');
  return gateway.inject({ method: 'GET', url: '/api/auth/me', headers: { cookie } });
}

describe('under https, every cookie', () => {
  test('has the prefix __Host- and the attributes that it requires', async () => {
    const { response } = await signIn(await createActor(gateway, 'WORKER'));
    expect(response.cookies.map((cookie) => cookie.name).sort()).toEqual(['__Host-timetrack_device', name]);
    for (const cookie of response.cookies) {
      expect(cookie).toMatchObject({ path: '/', httpOnly: true, secure: true, sameSite: 'Lax' });
      expect(cookie).not.toHaveProperty('domain');
    }
  });

  test('is read by its prefixed name only, whatever a subdomain has set', () => {
    const planted = { timetrack_device: 'planted', timetrack_registration: 'planted' };
    const request = { cookies: { ...planted, '__Host-timetrack_device': 'own' } } as never;
    expect(rememberedOf(request, true)).toEqual({ device: 'own' });
    expect(rememberedOf(request, false)).toEqual({ device: 'planted', registration: 'planted' });
  });
});

describe('under https, the cookie of a session', () => {
  test('is not accepted without the prefix, because a subdomain could set that one', async () => {
    const { token } = await signIn(await createActor(gateway, 'WORKER'));
    expect((await me([name, token])).statusCode).toBe(200);
    expect((await me([unprefixedName, token])).statusCode).toBe(401);
  });

  test('is not replaced by one without the prefix', async () => {
    const actor = await createActor(gateway, 'WORKER');
    const { token } = await signIn(actor);
    const { token: planted } = await signIn(await createActor(gateway, 'WORKER'));
    expect((await me([unprefixedName, planted], [name, token])).json().user.id).toBe(actor.userId);
  });

  test('is removed when its user signs out', async () => {
    const { headers } = await createActor(gateway, 'WORKER');
    const response = await gateway.inject({ method: 'POST', url: '/api/auth/logout', headers });
    expect(response.cookies.map((cookie) => [cookie.name, cookie.value])).toEqual([[name, '']]);
    expect((await gateway.inject({ method: 'GET', url: '/api/auth/me', headers })).statusCode).toBe(401);
  });
});
