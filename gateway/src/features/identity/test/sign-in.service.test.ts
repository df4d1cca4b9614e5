import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { AuditEntry } from '../../audit/index.js';
import { Session } from '../sessions/session.entity.js';
import { logout } from '../sessions/session.service.js';
import { expiredSessionsSweep } from '../sessions/session-lifecycle.service.js';
import { hashOfToken } from '../sessions/session-token.rules.js';
import { aSession, aUser, type TestUser, testPassword } from './builders.js';
import { type GrantedSession, login, me, startIdentity, type TestIdentity } from './calls.js';

let identity: TestIdentity;
let user: TestUser;

beforeAll(async () => {
  identity = await startIdentity();
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

async function listActions(): Promise<string[]> {
  const where = { organizationId: user.organizationId };
  const entries = await identity.orm.em.fork().find(AuditEntry, where, {
    filters: { tenant: false },
    orderBy: { position: 'asc' },
  });
  return entries.map((entry) => entry.action);
}

describe('signing in', () => {
  test('grants a session of the user', async () => {
    const granted: GrantedSession = {};
    const { user: signedIn } = await identity.run(login, credentials(), { granted });
    expect(signedIn.id).toBe(user.id);
    expect(signedIn.organization.id).toBe(user.organizationId);
    expect(await identity.authenticate(granted.token ?? '')).toEqual({
      userId: user.id,
      organizationId: user.organizationId,
      role: 'WORKER',
      sessionId: expect.any(String),
      expiresAt: new Date('2026-08-14T12:00:00Z'),
      authAt: new Date('2026-07-15T12:00:00Z'),
    });
    expect(granted.expiresAt).toEqual(new Date('2026-08-14T12:00:00Z'));
  });

  test('stores only the hash of the token', async () => {
    const granted: GrantedSession = {};
    await identity.run(login, credentials(), { granted });
    const where = { userId: user.id };
    const [session] = await identity.orm.em.fork().find(Session, where, { filters: { tenant: false } });
    expect(granted.token).toMatch(/^[\w-]{43}$/);
    expect(session?.tokenHash).toBe(hashOfToken(granted.token ?? ''));
  });

  test('ignores case and surrounding spaces of the email address', async () => {
    const { user: signedIn } = await identity.run(login, { ...credentials(), email: ` ${user.email.toUpperCase()} ` });
    expect(signedIn.id).toBe(user.id);
  });

  test('is recorded in the audit log', async () => {
    await identity.run(login, credentials());
    expect(await listActions()).toEqual(['user.signed-in']);
  });

  test('does not load the password hash', async () => {
    const { user: signedIn } = await identity.run(login, credentials());
    expect(JSON.stringify(signedIn)).not.toContain('argon2');
  });

  test('ends the previous session and grants a new token', async () => {
    const old = await aSession(identity.orm, user);
    const messages = identity.platform.pubSub.subscribe('session.ended');
    const granted: GrantedSession = {};
    await identity.run(login, credentials(), { viewer: old.viewer, granted });
    expect(await identity.authenticate(old.token)).toBeNull();
    expect(granted.token).not.toBe(old.token);
    expect(await identity.authenticate(granted.token ?? '')).not.toBeNull();
    expect((await messages.next()).value).toEqual({ sessionId: old.viewer.sessionId });
  });

  test('ends the previous session of another user', async () => {
    const other = await aSession(identity.orm, await aUser(identity.orm));
    await identity.run(login, credentials(), { viewer: other.viewer });
    expect(await identity.authenticate(other.token)).toBeNull();
  });

  test('keeps the previous session if it fails', async () => {
    const old = await aSession(identity.orm, user);
    const wrongCredentials = { ...credentials(), password: 'wrong' };
    await expect(identity.run(login, wrongCredentials, { viewer: old.viewer })).rejects.toMatchObject(
      invalidCredentials,
    );
    expect(await identity.authenticate(old.token)).not.toBeNull();
  });

  test('keeps the sessions on other devices', async () => {
    const phone = await aSession(identity.orm, user);
    await identity.run(login, credentials());
    expect(await identity.authenticate(phone.token)).not.toBeNull();
  });
});

describe('a rejected sign-in', () => {
  test.each([
    ['a wrong password', () => ({ ...credentials(), password: 'wrong' })],
    ['a password that is too short', () => ({ ...credentials(), password: 'x' })],
    ['an unknown email', () => ({ ...credentials(), email: `nobody-${user.email}` })],
  ])('has the same message for %s', async (_what, input) => {
    const granted: GrantedSession = {};
    await expect(identity.run(login, input(), { granted })).rejects.toMatchObject(invalidCredentials);
    expect(granted.token).toBeUndefined();
  });

  test.each(['DISABLED', 'INVITED'] as const)(
    'has the same message for a user who is %s, with the right password',
    async (status) => {
      user = await aUser(identity.orm, { status });
      await expect(identity.run(login, credentials())).rejects.toMatchObject(invalidCredentials);
    },
  );
});

describe('a session', () => {
  test.each(['', 'x', 'a'.repeat(43), 'a'.repeat(5000), "' or 1=1 --", '\u0000'])(
    'is not found by the token %j',
    async (token) => {
      expect(await identity.authenticate(token)).toBeNull();
    },
  );

  test('lasts exactly until it expires', async () => {
    const session = await aSession(identity.orm, user, { expiresAt: new Date('2026-07-15T13:00:00Z') });
    identity.clock.set('2026-07-15T12:59:59.999Z');
    expect(await identity.authenticate(session.token)).not.toBeNull();
    identity.clock.set('2026-07-15T13:00:00Z');
    expect(await identity.authenticate(session.token)).toBeNull();
  });

  test('is removed by the sweep only after it expires', async () => {
    const old = await aSession(identity.orm, user, { expiresAt: new Date('2026-07-15T12:00:00Z') });
    const live = await aSession(identity.orm, user);
    const { orm, platform } = identity;
    expect(await expiredSessionsSweep.run({ orm, ...platform })).toBeGreaterThan(0);
    const where = { userId: user.id };
    const remaining = await orm.em.fork().find(Session, where, { filters: { tenant: false } });
    expect(remaining.map(({ id }) => id)).toEqual([live.viewer.sessionId]);
    expect(old.viewer.sessionId).not.toBe(live.viewer.sessionId);
  });

  test('ends as soon as its user is archived', async () => {
    const session = await aSession(identity.orm, user);
    const em = identity.orm.em.fork();
    await em.execute(`update users set status = 'DISABLED' where id = ?`, [user.id]);
    expect(await identity.authenticate(session.token)).toBeNull();
  });

  test('has the current role of its user', async () => {
    const session = await aSession(identity.orm, user);
    await identity.orm.em.fork().execute(`update users set role = 'MANAGER' where id = ?`, [user.id]);
    expect(await identity.authenticate(session.token)).toMatchObject({ role: 'MANAGER' });
  });

  test('identifies its user with the organization', async () => {
    const { viewer } = await aSession(identity.orm, user);
    const { user: signedIn } = await identity.run(me, {}, { viewer });
    expect(signedIn.id).toBe(user.id);
    expect(signedIn.organization).toMatchObject({ id: user.organizationId, timezoneInForce: 'America/Denver' });
  });
});

describe('signing out', () => {
  test('ends the session on the server, clears the cookie and notifies the sockets', async () => {
    const { token, viewer } = await aSession(identity.orm, user);
    const messages = identity.platform.pubSub.subscribe('session.ended');
    const granted: GrantedSession = {};
    await identity.run(logout, {}, { viewer, granted });
    expect(await identity.authenticate(token)).toBeNull();
    expect(granted.token).toBeNull();
    expect((await messages.next()).value).toEqual({ sessionId: viewer.sessionId });
    expect(await listActions()).toEqual(['user.signed-out']);
  });

  test('keeps the sessions on other devices', async () => {
    const here = await aSession(identity.orm, user);
    const phone = await aSession(identity.orm, user);
    await identity.run(logout, {}, { viewer: here.viewer });
    expect(await identity.authenticate(phone.token)).not.toBeNull();
  });

  test('requires a session', async () => {
    await expect(identity.run(logout, {})).rejects.toMatchObject({ kind: 'unauthenticated' });
  });
});
