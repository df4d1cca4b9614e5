import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { testPassword } from '../../src/features/identity/test/builders.js';
import { type Actor, createActor, startGateway, type TestGateway } from '../harness/index.js';
import { createTestLogger } from '../harness/logger.js';

const { logger, lines } = createTestLogger();
let gateway: TestGateway;
let worker: Actor;
let admin: Actor;
let first = 0;

beforeAll(async () => {
  const env = {
    LOGIN_FAILURES_PER_EMAIL: '2',
    API_KEY_CALLS_PER_MINUTE: '3',
    SECURITY_LINES_PER_ADDRESS: '1000',
    AUDITED_SIGN_IN_FAILURES_PER_HOUR: '3',
  };
  gateway = await startGateway({ logger, env });
  admin = await createActor(gateway, 'ADMIN');
  worker = await createActor(gateway, 'WORKER', admin);
});
afterAll(() => gateway.close());
beforeEach(() => {
  first = lines.length;
});

const events = () => lines.slice(first).filter(({ component }) => component === 'security');

const who = () => ({ organizationId: worker.organizationId, userId: worker.userId });
const from = { address: '127.0.0.1', userAgent: expect.any(String), reqId: expect.stringMatching(/^[\da-f-]{36}$/) };
const password = 'not the password';

describe('a security event is logged', () => {
  test('when a request without a session is refused', async () => {
    await gateway.rest(null, 'GET', '/api/users');
    await gateway.graphql(null, 'mutation { timesheetBreakEnd { timesheet { id } } }');
    expect(events()).toMatchObject([
      { event: 'request.unauthenticated', operation: 'GET /api/users', reason: 'session.missing', ...from },
      { event: 'request.unauthenticated', operation: 'endBreak', reason: 'session.missing', ...from },
    ]);
  });

  test('when a role is not allowed to run an operation', async () => {
    await gateway.rest(worker, 'GET', '/api/audit-logs');
    await gateway.graphql(worker, '{ viewer { audit: auditLogs { pageInfo { hasNextPage } } } }');
    expect(events()).toMatchObject([
      { event: 'request.forbidden', operation: 'GET /api/audit-logs', reason: 'role.not-allowed', ...who(), ...from },
      { event: 'request.forbidden', operation: 'auditLogs', reason: 'role.not-allowed', ...who(), ...from },
    ]);
  });

  test('when another site sends a request', async () => {
    await gateway.rest(worker, 'POST', '/api/timesheets/clock-in', {}, { 'sec-fetch-site': 'cross-site' });
    expect(events()).toMatchObject([{ event: 'request.cross-site', operation: 'POST /api/timesheets/clock-in' }]);
  });

  test('when a request names a host that is not ours, or an invitation that does not exist', async () => {
    await gateway.rest(null, 'GET', '/api/auth/me', undefined, { host: 'attacker.example' });
    await gateway.rest(null, 'GET', '/api/invitations/0000000000/verify');
    expect(events()).toMatchObject([
      { event: 'request.host-refused', reason: 'request.host-refused', ...from },
      { event: 'invitation.refused', reason: 'invitation.unknown', operation: 'GET /api/invitations/:code/verify' },
    ]);
  });

  test('when a sign-in fails or is throttled, without the password or the email address', async () => {
    const unknown = 'nobody@example.com';
    await gateway.rest(null, 'POST', '/api/auth/login', { email: worker.email, password });
    await gateway.graphql(
      null,
      'mutation($input: SessionStartInput!) { sessionStart(input: $input) { user { id } } }',
      {
        input: { email: unknown, password },
      },
    );
    await gateway.rest(null, 'POST', '/api/auth/login', { email: unknown, password });
    await gateway.rest(null, 'POST', '/api/auth/login', { email: unknown, password });
    const account = expect.stringMatching(/^[\da-f]{16}$/);
    expect(events()).toMatchObject([
      { event: 'sign-in.failed', reason: 'password', ...who(), ...from },
      { event: 'sign-in.failed', reason: 'unknown-account', account, ...from },
      { event: 'sign-in.failed', reason: 'unknown-account', account, ...from },
      { event: 'sign-in.throttled', account, ...from },
    ]);
    const written = JSON.stringify(events());
    for (const secret of [password, unknown, worker.email]) expect(written).not.toContain(secret);
  });

  test('when a revoked or unknown API key is used, and when a key is used too often', async () => {
    const { body } = await gateway.rest(admin, 'POST', '/api/api-keys', { name: 'Payroll', scopes: ['payroll:read'] });
    const bearer = { authorization: `Bearer ${body.secret}` };
    const call = (headers: Readonly<Record<string, string>>) => gateway.rest({ headers }, 'GET', '/api/users');
    await call({ authorization: `Bearer tt_${'A'.repeat(43)}` });
    for (let count = 0; count < 4; count += 1) await call(bearer);
    await gateway.rest(admin, 'DELETE', `/api/api-keys/${body.id}`);
    await call(bearer);
    const key = { apiKeyId: body.id, organizationId: admin.organizationId };
    expect(events()).toMatchObject([
      { event: 'api-key.unknown-used' },
      ...Array.from({ length: 3 }, () => ({ event: 'request.forbidden', operation: 'GET /api/users', ...key })),
      { event: 'request.rate-limited', ...key },
      { event: 'api-key.revoked-used', ...key },
    ]);
    expect(JSON.stringify(events())).not.toContain(body.secret);
  });

  test('when an expired API key is used, and when a key is used from another address', async () => {
    const input = { name: 'Payroll', scopes: ['payroll:read'], allowedAddresses: ['198.51.100.0/24'] };
    const { body } = await gateway.rest(admin, 'POST', '/api/api-keys', input);
    const call = () => gateway.rest({ headers: { authorization: `Bearer ${body.secret}` } }, 'GET', '/api/pay-periods');
    const key = { apiKeyId: body.id, organizationId: admin.organizationId, address: '127.0.0.1' };
    expect((await call()).status).toBe(403);
    await gateway.orm.em.fork().execute("update api_keys set expires_at = '2020-01-01' where id = ?", [body.id]);
    expect((await call()).status).toBe(401);
    expect(events()).toMatchObject([
      { event: 'api-key.address-refused', ...key },
      { event: 'api-key.expired-used', ...key },
    ]);
  });

  test('when an ended session is used, over HTTP and over a socket', async () => {
    const leaver = await createActor(gateway, 'WORKER', admin);
    await gateway.rest(leaver, 'POST', '/api/auth/logout');
    await gateway.rest(leaver, 'GET', '/api/auth/me');
    const socket = await gateway.socket(leaver);
    await socket.closed;
    expect(events().map(({ event }) => event)).toEqual([
      'sign-out.succeeded',
      'session.ended-used',
      'session.ended-used',
    ]);
  });

  test('when a subscription is refused', async () => {
    const socket = await gateway.socket(worker);
    await socket.init();
    for (const id of ['1', '2']) {
      socket.send({ id, type: 'subscribe', payload: { query: 'subscription { clockStatusChanged { __typename } }' } });
      await socket.next('error', 'next');
    }
    await socket.close();
    const refused = { event: 'request.forbidden', ...who(), address: '127.0.0.1' };
    expect(events()).toMatchObject([refused, refused]);
  });
});

describe('the audit log of the organization', () => {
  const attempt = (email: string, typed = password) =>
    gateway.rest(null, 'POST', '/api/auth/login', { email, password: typed }, { 'user-agent': 'Attack\u00adTool' });
  const entriesAbout = async (subject: Actor) => {
    await gateway.platform.securityEvents.settle();
    return (await gateway.rest(admin, 'GET', `/api/audit-logs?subjectId=${subject.userId}`)).body;
  };

  test('shows sign-ins of its people, failed ones too, with address and client', async () => {
    const person = await createActor(gateway, 'WORKER', admin);
    await attempt(person.email);
    await attempt(person.email, testPassword);
    const origin = { address: '127.0.0.1', client: 'Attack Tool', actor: { id: person.userId } };
    expect(await entriesAbout(person)).toMatchObject([
      { action: 'user.signed-in', title: 'Signed in', ...origin },
      { action: 'user.sign-in-failed', title: 'Sign-in failed', ...origin },
    ]);
  });

  test('records a bounded number of failures, so that an attack cannot flood it', async () => {
    const person = await createActor(gateway, 'WORKER', admin);
    for (let count = 0; count < 8; count += 1) await attempt(person.email);
    const counts = Object.groupBy(await entriesAbout(person), ({ action }: { action: string }) => action);
    expect(counts['user.sign-in-failed']).toHaveLength(2);
    expect(counts['user.sign-in-throttled']).toHaveLength(3);
  });

  test('keeps a failure whose request had a transaction that was rolled back', async () => {
    const person = await createActor(gateway, 'WORKER', admin);
    const body = { currentPassword: password, newPassword: 'another-password-1' };
    await gateway.rest(person, 'POST', '/api/auth/password', body, { 'idempotency-key': 'key-1' });
    expect(await entriesAbout(person)).toMatchObject([{ action: 'user.password-check-failed' }]);
  });

  test('loses the addresses of a person who is permanently deleted, and keeps the entries', async () => {
    const person = await createActor(gateway, 'WORKER', admin);
    await attempt(person.email, testPassword);
    expect((await gateway.rest(admin, 'DELETE', `/api/users/${person.userId}/permanent`)).status).toBe(204);
    expect(await entriesAbout(person)).toMatchObject([
      { action: 'user.deleted', address: '127.0.0.1' },
      { action: 'user.signed-in', address: null, client: null },
    ]);
  });
});
