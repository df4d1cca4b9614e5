import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addressesOf } from '../../../../test/harness/database.js';
import {
  type Actor,
  auditOf,
  createActor,
  createTestLogger,
  failureOf,
  startGateway,
  type TestGateway,
} from '../../../../test/harness/index.js';
import { withClient } from '../../../platform/database/with-client.js';
import { MailServer, textOf } from '../../../platform/mail/test/mail-server.js';
import { User } from '../users/user.entity.js';
import { anEmailChange, aPasswordReset } from './account-links.js';
import { aUser, type TestUser, testPassword } from './builders.js';

let server: MailServer;
let gateway: TestGateway;
let worker: Actor;
const log = createTestLogger();
const next = 'battery staple';

beforeAll(async () => {
  server = await MailServer.start();
  const env = { SMTP_URL: server.url, PUBLIC_URL: 'https://time.example.com', ACCOUNT_MAILS_PER_ADDRESS: '1000' };
  gateway = await startGateway({ env, logger: log.logger, now: '2026-07-15T12:00:00Z' });
});
beforeEach(async () => {
  worker = await createActor(gateway, 'WORKER');
  server.mails.length = 0;
});
afterAll(async () => {
  await gateway.close();
  await server.stop();
});

const forgot = (email: string) => gateway.rest(null, 'POST', '/api/auth/forgot', { email });
const check = (token: string) => gateway.rest(null, 'POST', '/api/auth/reset/check', { token });
const reset = (token: string, newPassword = next) =>
  gateway.rest(null, 'POST', '/api/auth/reset', { token, newPassword });
const signIn = async (password: string, { email }: { readonly email: string } = worker) =>
  (await gateway.rest(null, 'POST', '/api/auth/login', { email, password })).status;
const isSignedIn = async (actor: Actor) => (await gateway.rest(actor, 'GET', '/api/auth/me')).status === 200;
async function emailConfirmedAt({ id }: { readonly id: string }): Promise<Date | null> {
  const options = { filters: { tenant: false }, populate: ['emailConfirmedAt'] } as const;
  return (await gateway.orm.em.fork().findOneOrFail(User, { id }, options)).emailConfirmedAt;
}

async function mailsTo(email: string): Promise<string[]> {
  await gateway.app.jobs.runPending();
  return server.mails.filter(({ to }) => to.includes(email)).map(textOf);
}
const tokenIn = (text = '') => /https:\/\/time\.example\.com\/reset#([\w-]{43})\b/.exec(text)?.[1] ?? 'no link';

describe('a link to choose a new password', () => {
  test('is mailed with its token in the fragment, and signs nobody in', async () => {
    expect((await forgot(worker.email.toUpperCase())).status).toBe(202);
    const [text] = await mailsTo(worker.email);
    const token = tokenIn(text);
    expect((await check(token)).body).toMatchObject({ minimumPasswordLength: 6 });
    const response = await reset(token);
    expect(response.status).toBe(204);
    expect(String(response.headers['set-cookie'])).not.toContain('session');
    expect([await signIn(testPassword), await signIn(next)]).toEqual([401, 200]);
  });

  test('ends every session of the person, and confirms the address to which it was mailed', async () => {
    await forgot(worker.email);
    const [text] = await mailsTo(worker.email);
    await reset(tokenIn(text));
    expect(await isSignedIn(worker)).toBe(false);
    expect(await emailConfirmedAt(worker.user)).toEqual(gateway.clock.now());
    const texts = await mailsTo(worker.email);
    expect(texts.at(-1)).toContain('A new password was chosen for your TimeTrack account with a reset link.');
  });

  test('does not confirm the address if it was handed over', async () => {
    await reset(await aPasswordReset(gateway.orm, worker.user, { createdAt: gateway.clock.now() }));
    expect(await emailConfirmedAt(worker.user)).toBeNull();
  });

  test('works for one of twenty simultaneous attempts', async () => {
    const token = await aPasswordReset(gateway.orm, worker.user, { createdAt: gateway.clock.now() });
    const passwords = Array.from({ length: 20 }, (_, index) => `battery staple ${index}`);
    const statuses = await Promise.all(passwords.map(async (password) => (await reset(token, password)).status));
    expect(statuses.toSorted()).toEqual([204, ...Array(19).fill(410)]);
    expect(await signIn(passwords[statuses.indexOf(204)] ?? '')).toBe(200);
  });

  test('works for 60 minutes', async () => {
    const token = await aPasswordReset(gateway.orm, worker.user, { createdAt: gateway.clock.now() });
    gateway.clock.advance({ minutes: 59, seconds: 59 });
    expect((await check(token)).status).toBe(200);
    gateway.clock.advance({ seconds: 1 });
    const response = await reset(token);
    expect(response.status).toBe(410);
    expect(failureOf(response).message).toBe('This link has expired or was already used. Ask for a new one.');
  });

  test('is replaced by a newer one', async () => {
    await forgot(worker.email);
    const [first] = await mailsTo(worker.email);
    await forgot(worker.email);
    const [, second] = await mailsTo(worker.email);
    expect([(await reset(tokenIn(first))).status, (await reset(tokenIn(second))).status]).toEqual([410, 204]);
  });

  test.each(['', 'nonsense', 'x'.repeat(43), `${'x'.repeat(43)}\0`])(
    'is not found if it is unknown: %j',
    async (token) => {
      const status = token === '' ? 400 : 404;
      expect([(await reset(token)).status, (await check(token)).status]).toEqual([status, status]);
    },
  );

  test('stops working when the person is archived, changes the password, or changes the email address', async () => {
    const admin = await createActor(gateway, 'ADMIN', worker);
    const person = () => createActor(gateway, 'WORKER', worker);
    const link = (user: TestUser) => aPasswordReset(gateway.orm, user, { createdAt: gateway.clock.now() });
    const [archived, changed, moved] = await Promise.all([person(), person(), person()]);
    const tokens = await Promise.all([archived, changed, moved].map(({ user }) => link(user)));
    await gateway.rest(admin, 'DELETE', `/api/users/${archived.userId}`);
    await gateway.rest(changed, 'POST', '/api/auth/password', { currentPassword: testPassword, newPassword: next });
    const createdAt = gateway.clock.now();
    const token = await anEmailChange(gateway.orm, moved.user, `new-${moved.email}`, { createdAt });
    await gateway.rest(null, 'POST', '/api/auth/confirm-email', { token });
    expect(await Promise.all(tokens.map(async (each) => (await reset(each)).status))).toEqual([410, 410, 410]);
  });

  test('keeps the rules for passwords, and stays usable after a rejected one', async () => {
    const token = await aPasswordReset(gateway.orm, worker.user, { createdAt: gateway.clock.now() });
    const rejected = await reset(token, worker.email);
    const message = 'New password must not be the name or the email address';
    expect(failureOf(rejected).fields).toEqual({ newPassword: message });
    expect((await reset(token)).status).toBe(204);
  });

  test('leaves an audit entry, a notice, and no secret anywhere', async () => {
    await forgot(worker.email);
    const token = tokenIn((await mailsTo(worker.email))[0]);
    await reset(token);
    const entries = await auditOf(gateway.orm, worker.organizationId);
    expect(entries.map(({ action }) => action)).toEqual(['user.password-reset-requested', 'user.password-reset']);
    const signedIn = await gateway.rest(null, 'POST', '/api/auth/login', { email: worker.email, password: next });
    const headers = { cookie: String(signedIn.headers['set-cookie']).split(';')[0] ?? '' };
    const notices = (await gateway.rest({ headers }, 'GET', '/api/me/notices')).body;
    expect(notices).toMatchObject([{ kind: 'PASSWORD_RESET', at: gateway.clock.now().toISOString() }]);
    const stored = await gateway.orm.em.fork().execute('select data from pgboss.job');
    const everything = JSON.stringify([entries, notices, stored, log.lines]);
    for (const secret of [token, next]) expect(everything).not.toContain(secret);
  });
});

describe('asking for a link', () => {
  test('answers the same bytes, after the same work, for known, unknown and archived people', async () => {
    const archived = await aUser(gateway.orm, { status: 'DISABLED' });
    const answers = [];
    for (const email of [worker.email, 'nobody@example.com', archived.email]) {
      const { status, body } = await forgot(email);
      answers.push({ status, body });
    }
    expect(answers).toEqual(Array(3).fill({ status: 202, body: { mailConfigured: true } }));
    expect(await mailsTo('nobody@example.com')).toEqual([]);
    const [explanation] = await mailsTo(archived.email);
    expect(explanation).toContain('Your account is archived');
    expect(tokenIn(explanation)).toBe('no link');
  });

  test('stores nothing about the person once the job has run, and keeps the address out of the queue', async () => {
    // The requests of all cells are in the main database.
    const { ownerUrl } = addressesOf(gateway.orm);
    const stored = () =>
      withClient(ownerUrl, 'test', async (client) => {
        const { rows } = await client.query('select email from password_reset_requests where email = $1', [
          worker.email,
        ]);
        return rows;
      });
    const jobs = () =>
      gateway.orm.em.fork().execute('select data::text as data, output::text as output from pgboss.job');
    await forgot(worker.email);
    expect(await stored()).toEqual([{ email: worker.email }]);
    expect(JSON.stringify(await jobs())).not.toContain(worker.email);
    server.refusal = `550 ${worker.email} is unknown`;
    await mailsTo(worker.email);
    server.refusal = null;
    expect(await stored()).toEqual([]);
    expect(JSON.stringify(await jobs())).not.toContain(worker.email);
  });

  test('sends five mails an hour to one email address, and always returns the same response', async () => {
    for (const email of [worker.email, `nobody-${worker.email}`]) {
      const responses = [];
      for (let index = 0; index < 7; index += 1) responses.push(await forgot(email));
      expect(new Set(responses.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1);
    }
    expect(await mailsTo(worker.email)).toHaveLength(5);
  });
});

describe('a link from a manager', () => {
  const link = (caller: Actor, id: string) => gateway.rest(caller, 'POST', `/api/users/${id}/reset-link`, {});

  test('is made for people of lower rank only', async () => {
    const roles = ['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'] as const;
    const people = await Promise.all(roles.map((role) => createActor(gateway, role, worker)));
    const statuses = await Promise.all(
      people.map((caller) => Promise.all(people.map(async ({ userId }) => (await link(caller, userId)).status))),
    );
    expect(statuses).toEqual([
      [403, 201, 201, 201, 201],
      [403, 403, 201, 201, 201],
      [403, 403, 403, 201, 201],
      [403, 403, 403, 403, 403],
      [403, 403, 403, 403, 403],
    ]);
  });

  test('is not made for equals, for archived people or for people of other organizations', async () => {
    const admin = await createActor(gateway, 'ADMIN', worker);
    const equal = await createActor(gateway, 'ADMIN', worker);
    const archived = await aUser(gateway.orm, { organizationId: worker.organizationId, status: 'DISABLED' });
    const stranger = await aUser(gateway.orm);
    const statuses = await Promise.all([equal.userId, archived.id, stranger.id].map((id) => link(admin, id)));
    expect(statuses.map(({ status }) => status)).toEqual([403, 409, 404]);
  });

  test('is returned once, works, and the person gets a notice', async () => {
    const manager = await createActor(gateway, 'MANAGER', worker);
    const { body } = await link(manager, worker.userId);
    expect(body).toEqual({ url: expect.any(String), expiresAt: '2026-07-15T14:00:00.000Z' });
    const notices = (await gateway.rest(worker, 'GET', '/api/me/notices')).body;
    expect(notices).toMatchObject([{ kind: 'RESET_LINK_CREATED', userAgent: '', address: '' }]);
    const token = tokenIn(body.url);
    expect((await reset(token)).status).toBe(204);
    const entries = await auditOf(gateway.orm, worker.organizationId);
    expect(entries.map(({ action }) => action)).toEqual(['user.reset-link-created', 'user.password-reset']);
    expect(JSON.stringify(entries)).not.toContain(token);
  });

  test('ends when its person gets another role or is archived, even if they are reinstated', async () => {
    const [manager, owner] = [
      await createActor(gateway, 'MANAGER', worker),
      await createActor(gateway, 'OWNER', worker),
    ];
    const [promoted, archived] = [
      await createActor(gateway, 'WORKER', worker),
      await createActor(gateway, 'WORKER', worker),
    ];
    const tokens = [];
    for (const { userId } of [promoted, archived]) tokens.push(tokenIn((await link(manager, userId)).body.url));
    await gateway.rest(owner, 'PATCH', `/api/users/${promoted.userId}/role`, { role: 'ADMIN' });
    await gateway.rest(owner, 'DELETE', `/api/users/${archived.userId}`);
    await gateway.rest(owner, 'PATCH', `/api/users/${archived.userId}/reinstate`);
    expect(await Promise.all(tokens.map(async (token) => (await reset(token)).status))).toEqual([410, 410]);
  });

  test.each([
    ['archived', 'DELETE', ''],
    ['permanently deleted', 'DELETE', '/permanent'],
    ['demoted', 'PATCH', '/role'],
  ] as const)('ends when the manager who made it is %s', async (_change, method, path) => {
    const owner = await createActor(gateway, 'OWNER', worker);
    const manager = await createActor(gateway, 'MANAGER', worker);
    const token = tokenIn((await link(manager, worker.userId)).body.url);
    const body = path === '/role' ? { role: 'WORKER' } : undefined;
    await gateway.rest(owner, method, `/api/users/${manager.userId}${path}`, body);
    expect((await reset(token)).status).toBe(410);
  });

  test('needs a fresh sign-in', async () => {
    const manager = await createActor(gateway, 'MANAGER', worker);
    await gateway.orm.em
      .fork()
      .execute('update sessions set auth_at = ? where id = ?', [
        new Date(gateway.clock.now().getTime() - 11 * 60_000),
        manager.sessionId,
      ]);
    expect((await link(manager, worker.userId)).body).toMatchObject({ code: 'FORBIDDEN', reauth: ['PASSWORD'] });
  });
});
