import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type Actor,
  actionsOf,
  createActor,
  expectClose,
  failureOf,
  renewedBy,
  startGateway,
  type TestGateway,
} from '../../../../test/harness/index.js';
import { MailServer, textOf } from '../../../platform/mail/test/mail-server.js';
import { anEmailChange } from './account-links.js';
import { aUser, testPassword } from './builders.js';

let server: MailServer;
let gateway: TestGateway;
let worker: Actor;

beforeAll(async () => {
  server = await MailServer.start();
  const env = { SMTP_URL: server.url, PUBLIC_URL: 'https://time.example.com', ACCOUNT_MAILS_PER_ADDRESS: '1000' };
  gateway = await startGateway({ env, now: '2026-07-15T12:00:00Z' });
});
beforeEach(async () => {
  worker = await createActor(gateway, 'WORKER');
  server.mails.length = 0;
});
afterAll(async () => {
  await gateway.close();
  await server.stop();
});

const newEmailOf = ({ userId }: Actor) => `new-${userId}@example.com`;
const changeEmail = (newEmail: string, currentPassword = testPassword) =>
  gateway.rest(worker, 'POST', '/api/me/email', { newEmail, currentPassword });
const confirm = (token: string) => gateway.rest(null, 'POST', '/api/auth/confirm-email', { token });
const emailOf = async (actor: Actor) => (await gateway.rest(actor, 'GET', '/api/auth/me')).body.user.email;
const noticesOf = async (actor: Actor) => (await gateway.rest(actor, 'GET', '/api/me/notices')).body;
const signIn = (email: string, headers: Record<string, string> = {}) =>
  gateway.inject({ method: 'POST', url: '/api/auth/login', headers, payload: { email, password: testPassword } });

async function mailsTo(email: string): Promise<string[]> {
  await gateway.app.jobs.runPending();
  return server.mails.filter(({ to }) => to.includes(email)).map(textOf);
}
const tokenIn = (text = '') => /\/confirm-email#([\w-]{43})\b/.exec(text)?.[1] ?? 'no link';

describe('a new email address', () => {
  test('is in force once it is confirmed, and both addresses get a mail', async () => {
    const newEmail = newEmailOf(worker);
    expect((await changeEmail(newEmail)).status).toBe(202);
    expect((await mailsTo(worker.email)).join()).toContain('asked to use another email address');
    expect(await emailOf(worker)).toBe(worker.email);
    const [text] = await mailsTo(newEmail);
    expect((await confirm(tokenIn(text))).status).toBe(204);
    expect(await emailOf(worker)).toBe(newEmail);
    expect([(await signIn(worker.email)).statusCode, (await signIn(newEmail)).statusCode]).toEqual([401, 200]);
    expect((await mailsTo(worker.email)).join()).toContain('now uses another email address');
    expect(await noticesOf(worker)).toMatchObject([{ kind: 'EMAIL_CHANGED' }]);
    const actions = ['user.email-change-requested', 'user.email-changed', 'user.signed-in'];
    expect(await actionsOf(gateway.orm, worker.organizationId)).toEqual(actions);
  });

  test('is announced to the previous address, although the mail leaves after the change', async () => {
    const { email } = worker;
    const token = await anEmailChange(gateway.orm, worker.user, newEmailOf(worker), { createdAt: gateway.clock.now() });
    expect((await confirm(token)).status).toBe(204);
    expect(await mailsTo(newEmailOf(worker))).toEqual([]);
    expect((await mailsTo(email)).join()).toContain('Your TimeTrack account now uses another email address');
  });

  test('is not announced if it was canceled before the mail left', async () => {
    await changeEmail(newEmailOf(worker));
    const passwords = { currentPassword: testPassword, newPassword: 'battery staple' };
    expect((await gateway.rest(worker, 'POST', '/api/auth/password', passwords)).status).toBe(204);
    expect((await mailsTo(worker.email)).join()).not.toContain('asked to use another email address');
    expect(await mailsTo(newEmailOf(worker))).toEqual([]);
  });

  test('needs the current password', async () => {
    const response = await changeEmail(newEmailOf(worker), 'guess');
    expect(failureOf(response).fields).toEqual({ currentPassword: 'The current password is wrong' });
  });

  test.each([
    ['the present one', () => worker.email.toUpperCase(), 'This is already your email address'],
    ['not an address', () => 'nobody', 'Email must look like name@example.com'],
  ])('is rejected if it is %s', async (_case, newEmail, message) => {
    expect(failureOf(await changeEmail(newEmail())).fields).toEqual({ newEmail: message });
  });

  test('is reported as taken at the confirmation only, and the old one stays', async () => {
    const { email: taken } = await aUser(gateway.orm);
    expect((await changeEmail(taken)).status).toBe(202);
    const token = tokenIn((await mailsTo(taken))[0]);
    expect(failureOf(await confirm(token))).toMatchObject({
      code: 'CONFLICT',
      fields: { email: 'This email is already in use' },
    });
    expect(await emailOf(worker)).toBe(worker.email);
  });

  test('is confirmed by one of twenty simultaneous attempts', async () => {
    const createdAt = gateway.clock.now();
    const token = await anEmailChange(gateway.orm, worker.user, newEmailOf(worker), { createdAt });
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await confirm(token)).status));
    expect(statuses.toSorted()).toEqual([204, ...Array(19).fill(410)]);
  });

  test('is confirmed for one of several people who ask for it', async () => {
    const createdAt = gateway.clock.now();
    const people = [worker, await createActor(gateway, 'WORKER', worker), await createActor(gateway, 'WORKER')];
    const wanted = `wanted-${worker.userId}@example.com`;
    const links = people.map(({ user }) => anEmailChange(gateway.orm, user, wanted, { createdAt }));
    const answers = await Promise.all((await Promise.all(links)).map(confirm));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409]);
  });

  test('can’t be confirmed after an hour, after another request, or after the password changed', async () => {
    const link = (createdAt: Date) => anEmailChange(gateway.orm, worker.user, newEmailOf(worker), { createdAt });
    const expired = await link(new Date(gateway.clock.now().getTime() - 60 * 60_000));
    expect((await confirm(expired)).status).toBe(410);
    await changeEmail(newEmailOf(worker));
    const replaced = tokenIn((await mailsTo(newEmailOf(worker)))[0]);
    await changeEmail(newEmailOf(worker));
    const canceled = tokenIn((await mailsTo(newEmailOf(worker)))[1]);
    const passwords = { currentPassword: testPassword, newPassword: 'battery staple' };
    expect((await gateway.rest(worker, 'POST', '/api/auth/password', passwords)).status).toBe(204);
    expect([(await confirm(replaced)).status, (await confirm(canceled)).status]).toEqual([410, 410]);
  });
});

describe('the role of a person', () => {
  const change = (caller: Actor, id: string, role: string) =>
    gateway.rest(caller, 'PATCH', `/api/users/${id}/role`, { role });
  const roles = ['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'] as const;

  test('counts at once: sessions and sockets end, and the person gets a notice', async () => {
    const admin = await createActor(gateway, 'ADMIN', worker);
    const manager = await createActor(gateway, 'MANAGER', worker);
    const socket = await gateway.socket(manager);
    const closed = expectClose(socket, 4401);
    const response = await change(admin, manager.userId, 'WORKER');
    expect(response.body).toMatchObject({ id: manager.userId, role: 'WORKER' });
    await closed;
    expect((await gateway.rest(manager, 'GET', '/api/auth/me')).status).toBe(401);
    expect((await gateway.rest(manager.user, 'GET', '/api/me/notices')).body).toMatchObject([
      { kind: 'ROLE_CHANGED', role: 'WORKER', address: '', userAgent: '' },
    ]);
    expect(await actionsOf(gateway.orm, worker.organizationId)).toEqual(['user.role-changed']);
  });

  test('is changed only from and to roles that the caller may grant', async () => {
    const allowed: string[] = [];
    for (const caller of roles) {
      for (const before of roles) {
        for (const after of roles) {
          const by = await createActor(gateway, caller, worker);
          const { userId } = await createActor(gateway, before, worker);
          const { status } = await change(by, userId, after);
          if (status === 200) allowed.push(`${caller}: ${before} to ${after}`);
          else expect([403, 409]).toContain(status);
        }
      }
    }
    const below = { OWNER: roles.slice(1), ADMIN: roles.slice(1), MANAGER: roles.slice(3) };
    const expected = Object.entries(below).flatMap(([caller, people]) =>
      people.flatMap((before) =>
        (caller === 'MANAGER' ? roles.slice(2) : roles.slice(1))
          .filter((after) => after !== before)
          .map((after) => `${caller}: ${before} to ${after}`),
      ),
    );
    expect(allowed).toEqual(expected);
  });

  test('is never changed by the person, for another organization, or without a fresh sign-in', async () => {
    const admin = await createActor(gateway, 'ADMIN', worker);
    const stranger = await aUser(gateway.orm);
    expect((await change(admin, admin.userId, 'WORKER')).status).toBe(403);
    expect((await change(admin, stranger.id, 'MANAGER')).status).toBe(404);
    const elevenMinutesAgo = new Date(gateway.clock.now().getTime() - 11 * 60_000);
    const sql = 'update sessions set auth_at = ? where id = ?';
    await gateway.orm.em.fork().execute(sql, [elevenMinutesAgo, admin.sessionId]);
    expect((await change(admin, worker.userId, 'MANAGER')).body).toMatchObject({ reauth: ['PASSWORD'] });
  });
});

describe('notices', () => {
  const phone = { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0' };
  const updated = { 'user-agent': 'Mozilla/5.0 (Android 16; Mobile; rv:141.0) Gecko/141.0 Firefox/141.0' };
  const laptop = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0.0.0 Safari/537.36' };

  test('show sign-ins from a browser that was not used before, newest first', async () => {
    for (const device of [phone, updated, laptop, phone]) {
      gateway.clock.advance({ seconds: 1 });
      await signIn(worker.email, device);
    }
    const found = await noticesOf(worker);
    expect(found).toMatchObject([{ kind: 'NEW_SIGN_IN', userAgent: laptop['user-agent'], address: '127.0.0.1' }]);
    const { id } = found[0];
    const colleague = await createActor(gateway, 'OWNER', worker);
    expect((await gateway.rest(colleague, 'DELETE', `/api/me/notices/${id}`)).status).toBe(404);
    expect((await gateway.rest(worker, 'DELETE', `/api/me/notices/${id}`)).status).toBe(204);
    expect(await noticesOf(worker)).toEqual([]);
  });

  test('keep the newest thirty', async () => {
    await signIn(worker.email, phone);
    for (let index = 0; index < 32; index += 1) {
      const browser = { 'user-agent': `Browser ${String.fromCharCode(97 + (index % 26))} ${index < 26 ? 'x' : 'y'}` };
      gateway.clock.advance({ seconds: 1 });
      await signIn(worker.email, browser);
    }
    const found = await noticesOf(worker);
    expect([found.length, found[0].userAgent, found.at(-1).userAgent]).toEqual([30, 'Browser f y', 'Browser c x']);
  });

  test('show a changed password', async () => {
    const passwords = { currentPassword: testPassword, newPassword: 'battery staple' };
    const response = await gateway.rest(worker, 'POST', '/api/auth/password', passwords);
    expect(await noticesOf(renewedBy(worker, response))).toMatchObject([
      { kind: 'PASSWORD_CHANGED', address: '127.0.0.1' },
    ]);
    expect((await mailsTo(worker.email)).join()).toContain('The password of your TimeTrack account was changed');
  });

  test('are erased with the person, like their links', async () => {
    const admin = await createActor(gateway, 'ADMIN', worker);
    await anEmailChange(gateway.orm, worker.user, newEmailOf(worker));
    for (const device of [phone, laptop]) await signIn(worker.email, device);
    expect((await gateway.rest(admin, 'DELETE', `/api/users/${worker.userId}/permanent`)).status).toBe(204);
    const left = ['account_notices', 'known_sign_ins', 'email_changes', 'password_resets'].map((table) =>
      gateway.orm.em.fork().execute(`select from ${table} where user_id = ?`, [worker.userId]),
    );
    expect((await Promise.all(left)).flat()).toEqual([]);
  });

  test('leave no finished job that names the person', async () => {
    const admin = await createActor(gateway, 'ADMIN', worker);
    const passwords = { currentPassword: testPassword, newPassword: 'battery staple' };
    await gateway.rest(worker, 'POST', '/api/auth/password', passwords);
    await gateway.app.jobs.runPending();
    const jobs = () =>
      gateway.orm.em.fork().execute('select state from pgboss.job where data::text like ?', [`%${worker.userId}%`]);
    expect(await jobs()).toEqual([{ state: 'completed' }]);
    expect((await gateway.rest(admin, 'DELETE', `/api/users/${worker.userId}/permanent`)).status).toBe(204);
    expect(await jobs()).toEqual([]);
  });
});
