import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createApiKey } from '../api-keys/api-key.service.js';
import { reauthenticate } from '../profile/profile.service.js';
import { mySessions } from '../sessions/own-sessions.service.js';
import { Session } from '../sessions/session.entity.js';
import { expiredSessionsSweep } from '../sessions/session-lifecycle.service.js';
import { aSession, aUser, type TestSession, type TestUser, testPassword } from './builders.js';
import { type GrantedSession, login, startIdentity, type TestIdentity } from './calls.js';

let identity: TestIdentity;
let user: TestUser;

beforeAll(async () => {
  identity = await startIdentity({ SESSION_IDLE_MINUTES: '60', SESSIONS_PER_PERSON: '3' });
});
afterAll(() => identity.close());
beforeEach(async () => {
  identity.clock.set('2026-07-15T12:00:00Z');
  user = await aUser(identity.orm, { role: 'ADMIN' });
});

/** Signs in and returns the token and the viewer. */
async function signIn(): Promise<TestSession> {
  const granted: GrantedSession = {};
  await identity.run(login, { email: user.email, password: testPassword }, { granted });
  const token = granted.token ?? '';
  const viewer = await identity.authenticate(token);
  if (!viewer) throw new Error('the session is not valid');
  return { token, viewer };
}

const isAlive = async ({ token }: TestSession) => (await identity.authenticate(token)) !== null;
const countStored = () => identity.orm.em.fork().count(Session, { userId: user.id }, { filters: { tenant: false } });

describe('an idle session', () => {
  test('ends after the idle timeout, for queries and commands', async () => {
    const session = await signIn();
    identity.clock.advance({ minutes: 60 });
    expect(await isAlive(session)).toBe(false);
    const { viewer } = session;
    const attempt = identity.run(reauthenticate, { password: testPassword }, { viewer });
    await expect(attempt).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  test('lives on while it is used', async () => {
    const session = await signIn();
    for (let half = 0; half < 4; half += 1) {
      identity.clock.advance({ minutes: 50 });
      expect(await isAlive(session)).toBe(true);
    }
  });

  test('is not listed, and is swept', async () => {
    await signIn();
    identity.clock.advance({ minutes: 61 });
    const here = await signIn();
    expect(await identity.run(mySessions, {}, { viewer: here.viewer })).toHaveLength(1);
    const { orm, clock, platform } = identity;
    await expiredSessionsSweep.run({ ...platform, orm, clock } as never);
    expect(await countStored()).toBe(1);
  });
});

describe('the sessions of one person', () => {
  test('are limited: one more sign-in ends the oldest one', async () => {
    const sessions: TestSession[] = [];
    for (let count = 0; count < 4; count += 1) {
      sessions.push(await signIn());
      identity.clock.advance({ minutes: 1 });
    }
    expect(await Promise.all(sessions.map(isAlive))).toEqual([false, true, true, true]);
  });

  test('stay within the limit when sign-ins race', async () => {
    await Promise.all(Array.from({ length: 8 }, signIn).map((attempt) => attempt.catch(() => undefined)));
    expect(await countStored()).toBe(3);
  });
});

describe('a command that needs a fresh sign-in', () => {
  const createKey = ({ viewer }: TestSession) =>
    identity.run(createApiKey, { name: 'Payroll', scopes: ['payroll:read'] }, { viewer });
  const current = async ({ token }: TestSession) => ({ token, viewer: (await identity.authenticate(token)) as never });

  test('runs within ten minutes after signing in', async () => {
    const session = await signIn();
    identity.clock.advance({ minutes: 10 });
    expect((await createKey(session)).secret).toMatch(/^tt_/);
  });

  test('asks for the password afterwards, and runs once it is confirmed', async () => {
    const session = await signIn();
    identity.clock.advance({ minutes: 11 });
    await expect(createKey(session)).rejects.toMatchObject({ kind: 'forbidden', reauth: ['PASSWORD'] });
    await identity.run(reauthenticate, { password: testPassword }, { viewer: session.viewer });
    expect((await createKey(await current(session))).secret).toMatch(/^tt_/);
  });

  test('reports invalid input before it asks for the password', async () => {
    const session = await signIn();
    identity.clock.advance({ minutes: 11 });
    const attempt = identity.run(createApiKey, { name: '', scopes: ['payroll:read'] }, { viewer: session.viewer });
    await expect(attempt).rejects.toMatchObject({ kind: 'invalid' });
  });

  test('stays closed to a wrong password, whose guesses count like those of signing in', async () => {
    const session = await signIn();
    identity.clock.advance({ minutes: 11 });
    const guess = (password: string) => identity.run(reauthenticate, { password }, { viewer: session.viewer });
    for (let count = 0; count < 10; count += 1)
      await expect(guess(`guess ${count}`)).rejects.toMatchObject({ fields: { password: 'The password is wrong' } });
    await expect(guess(testPassword)).rejects.toMatchObject({ kind: 'rate-limited' });
    await expect(signIn()).rejects.toMatchObject({ kind: 'rate-limited' });
    await expect(createKey(session)).rejects.toMatchObject({ kind: 'forbidden' });
  });

  test('does not become possible in another session of the same person', async () => {
    const phone = await signIn();
    identity.clock.advance({ minutes: 11 });
    const here = await aSession(identity.orm, user, { authAt: new Date('2026-07-15T11:00:00Z') });
    await identity.run(reauthenticate, { password: testPassword }, { viewer: here.viewer });
    await expect(createKey(await current(phone))).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
