import { type TestGateway, startGateway } from '../../../../test/harness/index.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anOrganization } from '../../organization/test/builders.js';
import { aSession, aUser } from './builders.js';

let app: TestGateway;

beforeAll(async () => {
  app = await startGateway({ env: { API_KEY_CALLS_PER_MINUTE: '20' } });
});
afterAll(() => app.close());

type Method = 'GET' | 'POST' | 'DELETE';

async function send(method: Method, url: string, headers: Record<string, string>, payload?: object) {
  const response = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: response.statusCode, headers: response.headers, body: response.body ? response.json() : undefined };
}

async function anAdministrator(organization?: { readonly id: string }) {
  const user = await aUser(app.orm, { role: 'ADMIN', organization: organization ?? (await anOrganization(app.orm)) });
  const { token } = await aSession(app.orm, user);
  return { user, headers: { cookie: `timetrack_session=${token}` } };
}

async function aKey(headers: Record<string, string>, scopes: readonly string[] = ['timesheets:read']) {
  const { body, status } = await send('POST', '/api/api-keys', headers, { name: 'Payroll run', scopes });
  expect(status).toBe(201);
  return { id: body.id as string, bearer: { authorization: `Bearer ${body.secret}` }, body };
}

describe('an API key', () => {
  it('shows its secret once, and never again', async () => {
    const { headers } = await anAdministrator();
    const { body } = await aKey(headers, ['timesheets:read', 'payroll:read', 'payroll:read']);
    expect(body.secret).toMatch(/^tt_[\w-]{43}$/);
    expect(body.scopes).toEqual(['payroll:read', 'timesheets:read']);
    const list = await send('GET', '/api/api-keys', headers);
    expect(list.body).toHaveLength(1);
    expect(JSON.stringify(list.body)).not.toContain(body.secret);
    expect(list.body[0]).toMatchObject({ id: body.id, name: 'Payroll run', prefix: body.secret.slice(0, 7) });
    const rows = await app.orm.em.fork().execute('select * from api_keys where id = ?', [body.id]);
    expect(JSON.stringify(rows)).not.toContain(body.secret);
  });

  it('reaches what its scope names, in its own organization, and nothing else', async () => {
    const { headers } = await anAdministrator();
    await send('POST', '/api/timesheets/clock-in', headers, {});
    const { bearer } = await aKey(headers);
    const stranger = await aKey((await anAdministrator()).headers);
    expect((await send('GET', '/api/timesheets', bearer)).body).toHaveLength(1);
    expect((await send('GET', '/api/timesheets', stranger.bearer)).body).toHaveLength(0);
    for (const url of ['/api/auth/me', '/api/users', '/api/api-keys', '/api/organization', '/api/timesheets/active']) {
      expect((await send('GET', url, bearer)).status).toBe(403);
    }
    expect((await send('POST', '/api/timesheets/clock-in', bearer, {})).status).toBe(403);
    const payrollOnly = await aKey(headers, ['payroll:read']);
    expect((await send('GET', '/api/timesheets', payrollOnly.bearer)).status).toBe(403);
  });

  it('is asked by GraphQL as by REST', async () => {
    const { headers } = await anAdministrator();
    const { bearer } = await aKey(headers);
    const ask = (query: string) => send('POST', '/graphql', bearer, { query });
    expect((await ask('{ timesheets { edges { node { id } } } }')).body.data.timesheets.edges).toEqual([]);
    for (const query of ['{ users { id } }', 'mutation { clockIn { id } }', '{ apiKeys { id } }']) {
      expect((await ask(query)).body.errors[0].extensions.code).toBe('FORBIDDEN');
    }
  });

  it('means more than a cookie that comes along', async () => {
    const { headers } = await anAdministrator();
    const { bearer } = await aKey(headers);
    expect((await send('GET', '/api/users', { ...headers, ...bearer })).status).toBe(403);
  });

  it('opens nothing once it is revoked, by a call that works once', async () => {
    const { headers } = await anAdministrator();
    const { id, bearer } = await aKey(headers);
    expect((await send('DELETE', `/api/api-keys/${id}`, headers)).status).toBe(204);
    expect((await send('GET', '/api/timesheets', bearer)).status).toBe(401);
    expect((await send('DELETE', `/api/api-keys/${id}`, headers)).status).toBe(404);
    expect((await send('GET', '/api/api-keys', headers)).body).toEqual([]);
  });

  it('is out of reach for the administrators of another organization', async () => {
    const { headers } = await anAdministrator();
    const { id, bearer } = await aKey(headers);
    const other = await anAdministrator();
    expect((await send('DELETE', `/api/api-keys/${id}`, other.headers)).status).toBe(404);
    expect((await send('GET', '/api/timesheets', bearer)).status).toBe(200);
  });

  it('lives on when whoever made it is archived', async () => {
    const { headers, user } = await anAdministrator();
    const { bearer } = await aKey(headers);
    await app.orm.em.fork().execute("update users set status = 'DISABLED' where id = ?", [user.id]);
    expect((await send('GET', '/api/timesheets', bearer)).status).toBe(200);
  });

  it('tells its last use to the minute', async () => {
    const { headers } = await anAdministrator();
    const { bearer, body } = await aKey(headers);
    expect(body.lastUsedAt).toBeNull();
    const lastUse = async () => (await send('GET', '/api/api-keys', headers)).body[0].lastUsedAt;
    await send('GET', '/api/timesheets', bearer);
    const first = await lastUse();
    expect(first).toBe(app.clock.now().toISOString());
    app.clock.advance({ seconds: 59 });
    await send('GET', '/api/timesheets', bearer);
    expect(await lastUse()).toBe(first);
    app.clock.advance({ seconds: 1 });
    await send('GET', '/api/timesheets', bearer);
    expect(await lastUse()).toBe(app.clock.now().toISOString());
  });

  it('has a rate limit of its own', async () => {
    const { headers } = await anAdministrator();
    const busy = await aKey(headers);
    const calm = await aKey(headers);
    const answers = await Promise.all(Array.from({ length: 21 }, () => send('GET', '/api/timesheets', busy.bearer)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send('GET', '/api/timesheets', calm.bearer)).status).toBe(200);
  });

  it.each([
    ['no name', { scopes: ['payroll:read'] }, { name: 'Key name is required' }],
    ['no scope', { name: 'x', scopes: [] }, { scopes: 'Choose at least one scope' }],
    ['nothing at all', {}, { name: 'Key name is required', scopes: 'Scopes must be a list' }],
  ])('is refused with %s, naming every wrong field', async (_what, payload, fields) => {
    const { headers } = await anAdministrator();
    const { status, body } = await send('POST', '/api/api-keys', headers, payload);
    expect([status, body.fields]).toEqual([400, fields]);
  });

  it.each(['Bearer', 'Bearer tt_short', `Bearer tt_${'x'.repeat(43)}`, 'Bearer \0'])(
    'that is none (%j) is as good as not signed in',
    async (authorization) => {
      expect((await send('GET', '/api/timesheets', { authorization })).status).toBe(401);
    },
  );
});
