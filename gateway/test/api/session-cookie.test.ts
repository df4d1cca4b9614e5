import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ env: { PUBLIC_URL: 'https://time.example.com' } });
});
afterAll(() => gateway.close());

const name = '__Host-timetrack_session';
const formerName = 'timetrack_session';

async function signIn({ email }: Actor, headers = {}) {
  const payload = { email, password: 'correct horse' };
  const response = await gateway.inject({ method: 'POST', url: '/api/auth/login', headers, payload });
  return { response, token: response.cookies.find((cookie) => cookie.name === name)?.value ?? '' };
}

async function me(...cookies: readonly (readonly [string, string])[]) {
  const cookie = cookies.map(([key, value]) => `${key}=${value}`).join('; ');
  return gateway.inject({ method: 'GET', url: '/api/auth/me', headers: { cookie } });
}

/** A session of the version before the prefix, which the harness stores like one. */
async function anOldSession(): Promise<readonly [Actor, string]> {
  const actor = await createActor(gateway, 'WORKER');
  return [actor, actor.headers.cookie.split('=')[1] ?? ''];
}

describe('under https, the cookie of a session', () => {
  test('has the prefix __Host- and the attributes that it requires', async () => {
    const { response } = await signIn(await createActor(gateway, 'WORKER'));
    const cookie = response.cookies.find((given) => given.name === name);
    expect(cookie).toMatchObject({ path: '/', httpOnly: true, secure: true, sameSite: 'Lax' });
    expect(cookie).not.toHaveProperty('domain');
  });

  test('is not accepted under the former name, which a subdomain could set', async () => {
    const { token } = await signIn(await createActor(gateway, 'WORKER'));
    expect((await me([name, token])).statusCode).toBe(200);
    expect((await me([formerName, token])).statusCode).toBe(401);
  });

  test('takes precedence over one with the former name', async () => {
    const actor = await createActor(gateway, 'WORKER');
    const { token } = await signIn(actor);
    const [, planted] = await anOldSession();
    expect((await me([formerName, planted], [name, token])).json().user.id).toBe(actor.userId);
  });
});

describe('a session from before the prefix', () => {
  test('continues, and its cookie gets the prefix', async () => {
    const [, token] = await anOldSession();
    const response = await me([formerName, token]);
    expect(response.statusCode).toBe(200);
    expect(response.cookies.map((cookie) => [cookie.name, cookie.value])).toEqual([
      [name, token],
      [formerName, ''],
    ]);
    expect((await me([name, token])).cookies).toEqual([]);
  });

  test('continues in requests that were sent at the same time', async () => {
    const [, token] = await anOldSession();
    const responses = await Promise.all([me([formerName, token]), me([formerName, token]), me([formerName, token])]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  test('is refused under the former name once the browser has sent the new one', async () => {
    const [, token] = await anOldSession();
    await me([formerName, token]);
    await me([name, token]);
    expect((await me([formerName, token])).statusCode).toBe(401);
  });

  test('stores the response of a command under its Idempotency-Key while its cookie is renamed', async () => {
    const [, token] = await anOldSession();
    const clockIn = () =>
      gateway.inject({
        method: 'POST',
        url: '/api/timesheets/clock-in',
        headers: { cookie: `${formerName}=${token}`, 'idempotency-key': 'punch-1' },
        payload: {},
      });
    const [first, again] = [await clockIn(), await clockIn()];
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.headers['idempotent-replayed']).toBe('true');
  });

  test('loses both cookies when its user signs out', async () => {
    const [, token] = await anOldSession();
    const headers = { cookie: `${formerName}=${token}` };
    const response = await gateway.inject({ method: 'POST', url: '/api/auth/logout', headers });
    expect(response.cookies.map((cookie) => [cookie.name, cookie.value])).toEqual([
      [formerName, ''],
      [name, ''],
    ]);
  });
});
