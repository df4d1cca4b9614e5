import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { AuditEntry } from '../../audit/index.js';
import { expiredSessionsSweep } from '../sessions/expired-sessions.sweep.js';
import { Session } from '../sessions/session.entity.js';
import { login, logout, me } from '../sessions/session.service.js';
import { hashOfToken } from '../sessions/session-token.rules.js';
import { aSession, aUser, type TestUser, testPassword } from './builders.js';
import { type Granted, type IdentityAtWork, identityAtWork } from './identity-at-work.js';

let identity: IdentityAtWork;
let user: TestUser;

beforeAll(async () => {
  identity = await identityAtWork();
});
afterAll(() => identity.close());
beforeEach(async () => {
  identity.clock.set('2026-07-15T12:00:00Z');
  user = await aUser(identity.orm);
});

const credentials = () => ({ email: user.email, password: testPassword });
const invalidCredentials = {
  kind: 'unauthenticated',
  code: 'session.invalid-credentials',
  message: 'Invalid credentials',
};

async function auditedActions(): Promise<string[]> {
  const where = { organizationId: user.organizationId };
  const entries = await identity.orm.em.fork().find(AuditEntry, where, {
    filters: { tenant: false },
    orderBy: { position: 'asc' },
  });
  return entries.map((entry) => entry.action);
}

describe('a sign-in', () => {
  test('hands out a session that says who it is', async () => {
    const granted: Granted = {};
    const { user: signedIn } = await identity.run(login, credentials(), { granted });
    expect(signedIn.id).toBe(user.id);
    expect(signedIn.organization.id).toBe(user.organizationId);
    expect(await identity.authenticate(granted.token ?? '')).toEqual({
      userId: user.id,
      organizationId: user.organizationId,
      role: 'WORKER',
      sessionId: expect.any(String),
      expiresAt: new Date('2026-08-14T12:00:00Z'),
    });
    expect(granted.expiresAt).toEqual(new Date('2026-08-14T12:00:00Z'));
  });

  test('stores no token, only its hash', async () => {
    const granted: Granted = {};
    await identity.run(login, credentials(), { granted });
    const where = { userId: user.id };
    const [session] = await identity.orm.em.fork().find(Session, where, { filters: { tenant: false } });
    expect(granted.token).toMatch(/^[\w-]{43}$/);
    expect(session?.tokenHash).toBe(hashOfToken(granted.token ?? ''));
  });

  test('takes the e-mail in any case, with blanks around', async () => {
    const { user: signedIn } = await identity.run(login, { ...credentials(), email: ` ${user.email.toUpperCase()} ` });
    expect(signedIn.id).toBe(user.id);
  });

  test('is written in the audit log', async () => {
    await identity.run(login, credentials());
    expect(await auditedActions()).toEqual(['user.signed-in']);
  });

  test('never reads the password hash along', async () => {
    const { user: signedIn } = await identity.run(login, credentials());
    expect(JSON.stringify(signedIn)).not.toContain('argon2');
  });

  test('ends the session that the caller came with, and gives a fresh token', async () => {
    const old = await aSession(identity.orm, user);
    const messages = identity.platform.pubSub.subscribe('session.ended');
    const granted: Granted = {};
    await identity.run(login, credentials(), { viewer: old.viewer, granted });
    expect(await identity.authenticate(old.token)).toBeNull();
    expect(granted.token).not.toBe(old.token);
    expect(await identity.authenticate(granted.token ?? '')).not.toBeNull();
    expect((await messages.next()).value).toEqual({ sessionId: old.viewer.sessionId });
  });

  test('of somebody else ends the session that the caller came with, too', async () => {
    const other = await aSession(identity.orm, await aUser(identity.orm));
    await identity.run(login, credentials(), { viewer: other.viewer });
    expect(await identity.authenticate(other.token)).toBeNull();
  });

  test('that fails leaves the session that the caller came with', async () => {
    const old = await aSession(identity.orm, user);
    const wrong = { ...credentials(), password: 'wrong' };
    await expect(identity.run(login, wrong, { viewer: old.viewer })).rejects.toMatchObject(invalidCredentials);
    expect(await identity.authenticate(old.token)).not.toBeNull();
  });

  test('leaves the sessions on other devices', async () => {
    const phone = await aSession(identity.orm, user);
    await identity.run(login, credentials());
    expect(await identity.authenticate(phone.token)).not.toBeNull();
  });
});

describe('a refused sign-in', () => {
  test.each([
    ['a wrong password', () => ({ ...credentials(), password: 'wrong' })],
    ['a password shorter than any', () => ({ ...credentials(), password: 'x' })],
    ['an unknown e-mail', () => ({ ...credentials(), email: `nobody-${user.email}` })],
  ])('says the same for %s', async (_what, given) => {
    const granted: Granted = {};
    await expect(identity.run(login, given(), { granted })).rejects.toMatchObject(invalidCredentials);
    expect(granted.token).toBeUndefined();
  });

  test.each(['DISABLED', 'INVITED'] as const)(
    'says the same for somebody %s with the right password',
    async (status) => {
      user = await aUser(identity.orm, { status });
      await expect(identity.run(login, credentials())).rejects.toMatchObject(invalidCredentials);
    },
  );

  test('leaves no trace in the audit log', async () => {
    await expect(identity.run(login, { ...credentials(), password: 'wrong' })).rejects.toThrow();
    expect(await auditedActions()).toEqual([]);
  });
});

describe('a session', () => {
  test.each(['', 'x', 'a'.repeat(43), 'a'.repeat(5000), "' or 1=1 --", '\u0000'])(
    'does not open for %j',
    async (token) => {
      expect(await identity.authenticate(token)).toBeNull();
    },
  );

  test('lasts until its end and not a moment longer', async () => {
    const session = await aSession(identity.orm, user, { expiresAt: new Date('2026-07-15T13:00:00Z') });
    identity.clock.set('2026-07-15T12:59:59.999Z');
    expect(await identity.authenticate(session.token)).not.toBeNull();
    identity.clock.set('2026-07-15T13:00:00Z');
    expect(await identity.authenticate(session.token)).toBeNull();
  });

  test('that ran out is swept away, and no other', async () => {
    const old = await aSession(identity.orm, user, { expiresAt: new Date('2026-07-15T12:00:00Z') });
    const live = await aSession(identity.orm, user);
    const { orm, platform } = identity;
    expect(await expiredSessionsSweep.run({ orm, ...platform })).toBeGreaterThan(0);
    const where = { userId: user.id };
    const left = await orm.em.fork().find(Session, where, { filters: { tenant: false } });
    expect(left.map(({ id }) => id)).toEqual([live.viewer.sessionId]);
    expect(old.viewer.sessionId).not.toBe(live.viewer.sessionId);
  });

  test('is dead as soon as the person is archived', async () => {
    const session = await aSession(identity.orm, user);
    const em = identity.orm.em.fork();
    await em.execute(`update users set status = 'DISABLED' where id = ?`, [user.id]);
    expect(await identity.authenticate(session.token)).toBeNull();
  });

  test('shows the role that the person has now', async () => {
    const session = await aSession(identity.orm, user);
    await identity.orm.em.fork().execute(`update users set role = 'MANAGER' where id = ?`, [user.id]);
    expect(await identity.authenticate(session.token)).toMatchObject({ role: 'MANAGER' });
  });

  test('tells who is signed in, with the organization', async () => {
    const { viewer } = await aSession(identity.orm, user);
    const { user: signedIn } = await identity.run(me, {}, { viewer });
    expect(signedIn.id).toBe(user.id);
    expect(signedIn.organization).toMatchObject({ id: user.organizationId, timezoneInForce: 'America/Denver' });
  });
});

describe('a sign-out', () => {
  test('ends the session on the server, takes the cookie away, and says so to the sockets', async () => {
    const { token, viewer } = await aSession(identity.orm, user);
    const messages = identity.platform.pubSub.subscribe('session.ended');
    const granted: Granted = {};
    await identity.run(logout, {}, { viewer, granted });
    expect(await identity.authenticate(token)).toBeNull();
    expect(granted.token).toBeNull();
    expect((await messages.next()).value).toEqual({ sessionId: viewer.sessionId });
    expect(await auditedActions()).toEqual(['user.signed-out']);
  });

  test('leaves the sessions on other devices', async () => {
    const here = await aSession(identity.orm, user);
    const phone = await aSession(identity.orm, user);
    await identity.run(logout, {}, { viewer: here.viewer });
    expect(await identity.authenticate(phone.token)).not.toBeNull();
  });

  test('needs somebody who is signed in', async () => {
    await expect(identity.run(logout, {})).rejects.toMatchObject({ kind: 'unauthenticated' });
  });
});
