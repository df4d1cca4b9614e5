import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { applicationOf, failureOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { newId } from '../../../platform/database/ids.js';
import { systemSql } from '../../../platform/database/tenant-sql.js';
import { MailServer, textOf } from '../../../platform/mail/test/mail-server.js';
import { User } from '../users/user.entity.js';
import { aUser } from './builders.js';

let server: MailServer;
let gateway: TestGateway;

beforeAll(async () => {
  server = await MailServer.start();
  gateway = await startGateway({
    env: { SMTP_URL: server.url, PUBLIC_URL: 'https://time.example.com', REGISTRATIONS_PER_ADDRESS: '10000' },
  });
});
beforeEach(async () => {
  await gateway.app.jobs.runPending();
  server.mails.length = 0;
});
afterAll(async () => {
  await gateway.close();
  await server.stop();
});

const password = 'correct horse';
const aRegistration = (email = `${newId()}@example.com`) => ({
  ...{ firstName: 'Ada', lastName: 'Marsh', orgName: 'Redstone, see https://evil.example', email, password },
});

const register = (registration: object, headers: Record<string, string> = {}) =>
  gateway.inject({ method: 'POST', url: '/api/auth/register', payload: registration, headers });
const confirm = (payload: object, headers: Record<string, string> = {}) =>
  gateway.inject({ method: 'POST', url: '/api/auth/confirm-registration', payload, headers });

async function readMails(): Promise<string[]> {
  await gateway.app.jobs.runPending();
  return server.mails.splice(0).map((mail) => `${mail.to}\n${textOf(mail)}`);
}

async function readToken(): Promise<string> {
  const [mail = ''] = await readMails();
  return /https:\/\/time\.example\.com\/confirm-registration#([\w-]{43})\s/.exec(mail)?.[1] ?? '';
}

const accountsOf = (email: string) => gateway.orm.em.fork().count(User, { email }, { filters: { tenant: false } });

describe('registering where mail is configured', () => {
  test('is answered with 202, and creates nothing until the mailed link is opened in the same browser', async () => {
    const registration = aRegistration();
    const response = await register(registration);
    expect([response.statusCode, response.json()]).toEqual([202, { next: 'CONFIRM_EMAIL' }]);
    expect(response.cookies.map(({ name }) => name)).toEqual(['__Host-timetrack_registration']);
    expect(await accountsOf(registration.email)).toBe(0);

    const [cookie] = response.cookies;
    const headers = { cookie: `${cookie?.name}=${cookie?.value}` };
    const confirmed = await confirm({ token: await readToken() }, headers);
    expect(confirmed.statusCode).toBe(201);
    expect(confirmed.json().user).toMatchObject({ email: registration.email, role: 'OWNER' });
    expect(confirmed.cookies.map(({ name }) => name)).toContain('__Host-timetrack_session');
    const owner = await gateway.orm.em
      .fork()
      .findOneOrFail(
        User,
        { email: registration.email },
        { filters: { tenant: false }, populate: ['emailConfirmedAt', 'holdsEmail'] },
      );
    expect([owner.holdsEmail, owner.emailConfirmedAt]).toEqual([true, gateway.clock.now()]);
  });

  test('asks another browser for the password, so that nobody opens an account that a stranger prepared', async () => {
    await register(aRegistration());
    const token = await readToken();
    const asked = await confirm({ token });
    expect([asked.statusCode, asked.json().fields]).toEqual([400, { password: expect.stringContaining('Enter the') }]);
    expect((await confirm({ token, password: 'wrong' })).statusCode).toBe(400);
    expect((await confirm({ token, password })).statusCode).toBe(201);
  });

  test.each(['REST', 'GraphQL'])(
    'gives a known address the same answer, and only its mail shows the difference (%s)',
    async (api) => {
      const known = await aUser(gateway.orm);
      const document =
        'mutation ($input: OrganizationRegisterInput!) { organizationRegister(input: $input) { next user { id } } }';
      const send = (input: object) =>
        api === 'REST'
          ? gateway.rest(null, 'POST', '/api/auth/register', input)
          : gateway.graphql(null, document, { input });
      const [unknown, same] = [await send(aRegistration()), await send(aRegistration(known.email))];
      expect([same.status, same.text]).toEqual([unknown.status, unknown.text]);
      expect(unknown.text).toContain('CONFIRM_EMAIL');
      const mails = await readMails();
      expect(mails.find((mail) => mail.startsWith(known.email))).toContain('already has an account');
      expect(await accountsOf(known.email)).toBe(1);
    },
  );

  test('stores the hash of the password sealed, because every request may read the table', async () => {
    const { email } = aRegistration();
    await register(aRegistration(email));
    const rows = await systemSql(applicationOf(gateway.orm).em.fork(), 'reads every cell').query<{ text: string }>(
      `select encode(sealed_password_hash, 'escape') || pending::text as text
       from pending_registrations pending where email = ?`,
      [email],
    );
    const waiting = rows.map(({ text }) => text).join('');
    expect(waiting).toContain(email);
    expect(waiting).not.toMatch(/scrypt|argon2/);
    expect((await confirm({ token: await readToken(), password })).statusCode).toBe(201);
    const tenantless = { filters: { tenant: false }, populate: ['passwordHash'] } as const;
    const user = await gateway.orm.em.fork().findOneOrFail(User, { email }, tenantless);
    expect(user.passwordHash).toMatch(/scrypt|argon2/);
  });

  test('mails nothing that the request says', async () => {
    await register(aRegistration());
    const mails = await readMails();
    expect(mails).toHaveLength(1);
    expect(mails.join()).not.toMatch(/evil|Redstone|Ada|Marsh/);
  });

  test('makes one of twenty simultaneous confirmations an organization', async () => {
    const { email } = aRegistration();
    await register(aRegistration(email));
    const token = await readToken();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => confirm({ token, password })));
    expect(outcomes.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(await accountsOf(email)).toBe(1);
    expect((await confirm({ token, password })).statusCode).toBe(410);
  });

  test('ends an earlier link of the same address, and every link after an hour', async () => {
    const { email } = aRegistration();
    await register(aRegistration(email));
    const first = await readToken();
    await register(aRegistration(email.toUpperCase()));
    const second = await readToken();
    expect(
      failureOf(await gateway.rest(null, 'POST', '/api/auth/confirm-registration', { token: first })),
    ).toMatchObject({ code: 'NOT_FOUND' });
    gateway.clock.advance({ minutes: 60 });
    expect((await confirm({ token: second, password })).statusCode).toBe(410);
  });

  test('stops at five mails to one address in an hour, with the same answer for known and unknown ones', async () => {
    const known = await aUser(gateway.orm);
    for (const email of [known.email, `${newId()}@example.com`]) {
      for (let count = 0; count < 5; count += 1) expect((await register(aRegistration(email))).statusCode).toBe(202);
      const stopped = await register(aRegistration(email));
      expect([stopped.statusCode, stopped.headers['retry-after']]).toEqual([429, expect.any(String)]);
    }
  });

  test('lets only one of two people have the address', async () => {
    const { email } = aRegistration();
    await register(aRegistration(email));
    const token = await readToken();
    await aUser(gateway.orm, { email });
    expect((await confirm({ token, password })).statusCode).toBe(409);
  });
});
