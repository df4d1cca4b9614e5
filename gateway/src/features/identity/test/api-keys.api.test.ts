import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startGateway, statementsOf, type TestGateway } from '../../../../test/harness/index.js';
import { anOrganization } from '../../organization/test/builders.js';
import { aSession, aUser } from './builders.js';

let app: TestGateway;

beforeAll(async () => {
  app = await startGateway({ env: { API_KEY_CALLS_PER_MINUTE: '20' } });
});
afterAll(() => app.close());

const valid = { name: 'x', scopes: ['payroll:read'] };

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function send(method: Method, url: string, headers: Record<string, string>, payload?: object) {
  const response = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: response.statusCode, headers: response.headers, body: response.body ? response.json() : undefined };
}

async function anAdministrator(organization?: { readonly id: string }) {
  const user = await aUser(app.orm, { role: 'ADMIN', organization: organization ?? (await anOrganization(app.orm)) });
  const { token } = await aSession(app.orm, user);
  return { user, headers: { cookie: `timetrack_session=${token}` } };
}

async function aKey(
  headers: Record<string, string>,
  scopes: readonly string[] = ['timesheets:read'],
  limits: { readonly expiresAt?: string; readonly allowedAddresses?: readonly string[] } = {},
) {
  const { body, status } = await send('POST', '/api/api-keys', headers, { name: 'Payroll run', scopes, ...limits });
  expect(status).toBe(201);
  return { id: body.id as string, bearer: { authorization: `Bearer ${body.secret}` }, body };
}

describe('API keys', () => {
  test('show their secret only once', async () => {
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

  test('can read only what their scopes allow, in their own organization', async () => {
    const { headers } = await anAdministrator();
    await send('POST', '/api/timesheets/clock-in', headers, {});
    const { bearer } = await aKey(headers);
    const outsider = await aKey((await anAdministrator()).headers);
    expect((await send('GET', '/api/timesheets', bearer)).body).toHaveLength(1);
    expect((await send('GET', '/api/timesheets', outsider.bearer)).body).toHaveLength(0);
    for (const url of ['/api/auth/me', '/api/users', '/api/api-keys', '/api/organization', '/api/timesheets/active']) {
      expect((await send('GET', url, bearer)).status).toBe(403);
    }
    expect((await send('POST', '/api/timesheets/clock-in', bearer, {})).status).toBe(403);
    const payrollOnly = await aKey(headers, ['payroll:read']);
    expect((await send('GET', '/api/timesheets', payrollOnly.bearer)).status).toBe(403);
  });

  test('have the same access through GraphQL as through REST', async () => {
    const { headers } = await anAdministrator();
    const { bearer } = await aKey(headers);
    const run = (query: string) => send('POST', '/graphql', bearer, { query });
    expect(
      (await run('{ viewer { timesheets { edges { node { id } } } } }')).body.data.viewer.timesheets.edges,
    ).toEqual([]);
    for (const query of [
      '{ viewer { users { nodes { id } } } }',
      'mutation { timesheetClockIn(input: {}) { timesheet { id } } }',
      '{ viewer { apiKeys { nodes { id } } } }',
    ]) {
      expect((await run(query)).body.errors[0].extensions.code).toBe('FORBIDDEN');
    }
  });

  test('take precedence over a session cookie in the same request', async () => {
    const { headers } = await anAdministrator();
    const { bearer } = await aKey(headers);
    expect((await send('GET', '/api/users', { ...headers, ...bearer })).status).toBe(403);
  });

  test('stop working once revoked, and can be revoked only once', async () => {
    const { headers } = await anAdministrator();
    const { id, bearer } = await aKey(headers);
    expect((await send('DELETE', `/api/api-keys/${id}`, headers)).status).toBe(204);
    expect((await send('GET', '/api/timesheets', bearer)).status).toBe(401);
    expect((await send('DELETE', `/api/api-keys/${id}`, headers)).status).toBe(404);
    expect((await send('GET', '/api/api-keys', headers)).body).toEqual([]);
  });

  test('cannot be revoked by administrators of another organization', async () => {
    const { headers } = await anAdministrator();
    const { id, bearer } = await aKey(headers);
    const other = await anAdministrator();
    expect((await send('DELETE', `/api/api-keys/${id}`, other.headers)).status).toBe(404);
    expect((await send('GET', '/api/timesheets', bearer)).status).toBe(200);
  });

  test('are revoked with their owner, in the transaction that archives or deletes the owner', async () => {
    const organization = await anOrganization(app.orm);
    const { headers: remaining } = await anAdministrator(organization);
    for (const path of ['', '/permanent']) {
      const { headers, user } = await anAdministrator(organization);
      const { id, bearer } = await aKey(headers);
      expect((await send('DELETE', `/api/users/${user.id}${path}`, remaining)).status).toBe(204);
      const { status, body } = await send('GET', '/api/timesheets', bearer);
      expect([status, body.detail]).toEqual([401, 'This API key was revoked']);
      const audit = await app.orm.em
        .fork()
        .execute("select subject_id from audit_entries where action = 'api-key.revoked' and subject_id = ?", [id]);
      expect(audit).toHaveLength(1);
      const all = await send('GET', '/api/api-keys?includeRevoked=true', remaining);
      expect(all.body.find((key: { id: string }) => key.id === id)).toMatchObject({
        status: 'REVOKED',
        owner: { id: user.id },
      });
    }
  });

  test('are revoked when their owner gets a role that can’t own keys, and stay revoked after a promotion', async () => {
    const organization = await anOrganization(app.orm);
    const { headers: remaining } = await anAdministrator(organization);
    const { headers, user } = await anAdministrator(organization);
    const { bearer } = await aKey(headers);
    for (const role of ['MANAGER', 'ADMIN']) {
      expect((await send('PATCH', `/api/users/${user.id}/role`, remaining, { role })).status).toBe(200);
      expect((await send('GET', '/api/timesheets', bearer)).status).toBe(401);
    }
  });

  test('stop working when their owner loses the role, whatever changed it', async () => {
    const { headers, user } = await anAdministrator();
    const { bearer } = await aKey(headers);
    await app.orm.em.fork().execute("update users set role = 'MANAGER' where id = ?", [user.id]);
    expect((await send('GET', '/api/timesheets', bearer)).status).toBe(401);
  });

  test('keep working after their owner leaves if another administrator has taken them over', async () => {
    const organization = await anOrganization(app.orm);
    const leaving = await anAdministrator(organization);
    const staying = await anAdministrator(organization);
    const { id, bearer } = await aKey(leaving.headers);
    const reassigned = await send('POST', `/api/api-keys/${id}/reassign`, staying.headers);
    expect(reassigned.body).toMatchObject({ id, owner: { id: staying.user.id } });
    expect((await send('DELETE', `/api/users/${leaving.user.id}`, staying.headers)).status).toBe(204);
    expect((await send('GET', '/api/timesheets', bearer)).status).toBe(200);
    expect((await send('POST', `/api/api-keys/${id}/reassign`, (await anAdministrator()).headers)).status).toBe(404);
  });

  test('end up revoked or taken over, and never both, when archiving and taking over race', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const organization = await anOrganization(app.orm);
      const leaving = await anAdministrator(organization);
      const staying = await anAdministrator(organization);
      const { id, bearer } = await aKey(leaving.headers);
      const [takeover] = await Promise.all([
        send('POST', `/api/api-keys/${id}/reassign`, staying.headers),
        send('DELETE', `/api/users/${leaving.user.id}`, staying.headers),
      ]);
      const works = (await send('GET', '/api/timesheets', bearer)).status === 200;
      expect([200, 404]).toContain(takeover.status);
      expect(works).toBe(takeover.status === 200);
    }
  });

  test('are refused with 401 once they have expired', async () => {
    const { headers } = await anAdministrator();
    const expiresAt = new Date(app.clock.now().getTime() + 60_000).toISOString();
    const { bearer, body } = await aKey(headers, ['timesheets:read'], { expiresAt });
    expect(body).toMatchObject({ expiresAt, status: 'ACTIVE' });
    expect((await send('GET', '/api/timesheets', bearer)).status).toBe(200);
    app.clock.advance({ seconds: 60 });
    const refused = await send('GET', '/api/timesheets', bearer);
    expect([refused.status, refused.body.detail]).toEqual([401, expect.stringContaining('has expired')]);
    expect((await send('GET', '/api/api-keys', headers)).body[0]).toMatchObject({ status: 'EXPIRED' });
  });

  test.each([
    ['203.0.113.7', ['203.0.113.0/24'], 200],
    ['203.0.113.7', ['10.0.0.0/8', '203.0.113.7'], 200],
    ['::ffff:203.0.113.7', ['203.0.113.7'], 200],
    ['2001:db8::42', ['2001:db8::/32'], 200],
    ['198.51.100.9', ['203.0.113.0/24', '2001:db8::/32'], 403],
    ['2001:db9::1', ['2001:db8::/32'], 403],
    ['fe80::1%eth0', ['203.0.113.0/24'], 403],
    ['198.51.100.9', [], 200],
  ])('from %s with the allowed addresses %j are answered with %i', async (remoteAddress, allowedAddresses, status) => {
    const { headers } = await anAdministrator();
    const { bearer } = await aKey(headers, ['timesheets:read'], { allowedAddresses });
    const response = await app.inject({ method: 'GET', url: '/api/timesheets', headers: bearer, remoteAddress });
    expect(response.statusCode).toBe(status);
    const [key] = (await send('GET', '/api/api-keys', headers)).body;
    if (status === 403) {
      expect(response.json().detail).toContain('can’t be used from this address');
      expect(key).toMatchObject({ lastUsedAt: null, lastUsedAddress: null });
    } else expect(key.lastUsedAddress).toBe(remoteAddress.replace('::ffff:', ''));
  });

  test('are looked up with one statement for each request', async () => {
    const { headers } = await anAdministrator();
    const { bearer } = await aKey(headers);
    const statements = await statementsOf(() => send('GET', '/api/timesheets', bearer));
    expect(statements.filter((statement) => /api_key/.test(statement))).toEqual([
      expect.stringContaining('use_api_key'),
    ]);
  });

  test('report their last use to the minute', async () => {
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

  test('each have their own rate limit', async () => {
    const { headers } = await anAdministrator();
    const busyKey = await aKey(headers);
    const otherKey = await aKey(headers);
    const responses = await Promise.all(
      Array.from({ length: 21 }, () => send('GET', '/api/timesheets', busyKey.bearer)),
    );
    const rejected = responses.filter(({ status }) => status === 429);
    expect(rejected).toHaveLength(1);
    expect(Number(rejected[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send('GET', '/api/timesheets', otherKey.bearer)).status).toBe(200);
  });

  test.each([
    ['no name', { scopes: ['payroll:read'] }, { name: 'Key name is required' }],
    ['no scope', { name: 'x', scopes: [] }, { scopes: 'Choose at least one scope' }],
    [
      'an expiry in the past',
      { ...valid, expiresAt: '2020-01-01T00:00:00Z' },
      { expiresAt: 'Expiry must be in the future' },
    ],
    [
      'a network that is none',
      { ...valid, allowedAddresses: ['10.0.0.0/8', '10.0.0.0/33'] },
      { allowedAddresses: expect.stringContaining('is not an address') },
    ],
    ['an empty body', {}, { name: 'Key name is required', scopes: 'Scopes must be a list' }],
  ])('are rejected with %s, naming every invalid field', async (_what, payload, fields) => {
    const { headers } = await anAdministrator();
    const { status, body } = await send('POST', '/api/api-keys', headers, payload);
    expect([status, body.fields]).toEqual([400, fields]);
  });

  test.each(['Bearer', 'Bearer tt_short', `Bearer tt_${'x'.repeat(43)}`, 'Bearer \0'])(
    'are rejected with 401 if malformed or unknown: %j',
    async (authorization) => {
      expect((await send('GET', '/api/timesheets', { authorization })).status).toBe(401);
    },
  );
});
