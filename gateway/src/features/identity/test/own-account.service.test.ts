import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { uncheckedInput } from '../../../../test/harness/index.js';
import type { Role } from '../../../platform/auth/viewer.js';
import { AuditEntry } from '../../audit/index.js';
import { changePassword, updateProfile } from '../profile/profile.service.js';
import { endOtherSessions, endSession, mySessions, signOutEverywhere } from '../sessions/own-sessions.service.js';
import { updateUser } from '../users/user.service.js';
import { aSession, aUser, type TestSession, type TestUser, testPassword } from './builders.js';
import { type GrantedSession, login, startIdentity, type TestIdentity } from './calls.js';

let identity: TestIdentity;
let user: TestUser;
let here: TestSession;

beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());
beforeEach(async () => {
  identity.clock.set('2026-07-15T12:00:00Z');
  user = await aUser(identity.orm);
  here = await aSession(identity.orm, user);
});

const asUser = () => ({ viewer: here.viewer });
const isAlive = async ({ token }: TestSession) => (await identity.authenticate(token)) !== null;
const signIn = (password: string) => identity.run(login, { email: user.email, password });

async function listAuditEntries() {
  const where = { organizationId: user.organizationId };
  return identity.orm.em.fork().find(AuditEntry, where, { filters: { tenant: false }, orderBy: { position: 'asc' } });
}

describe('a user’s own sessions', () => {
  test('are listed with their details, most recently used first, without those of other users', async () => {
    identity.clock.set('2026-07-15T13:00:00Z');
    await identity.run(login, { email: user.email, password: testPassword }, { address: '198.51.100.4' });
    await aSession(identity.orm, await aUser(identity.orm, { organizationId: user.organizationId }));
    const sessions = await identity.run(mySessions, {}, asUser());
    expect(sessions.map(({ current }) => current).toSorted()).toEqual([false, true]);
    expect(sessions.find(({ current }) => !current)).toMatchObject({
      address: '198.51.100.4',
      userAgent: 'test',
      createdAt: new Date('2026-07-15T13:00:00Z'),
      lastUsedAt: new Date('2026-07-15T13:00:00Z'),
      expiresAt: new Date('2026-08-14T13:00:00Z'),
    });
    expect(JSON.stringify(sessions)).not.toMatch(/token/i);
  });

  test('report their last use, accurate to five minutes', async () => {
    const granted: GrantedSession = {};
    const { email } = user;
    await identity.run(login, { email, password: testPassword }, { granted });
    const lastUsed = async () => {
      const sessions = await identity.run(mySessions, {}, asUser());
      return sessions.find(({ current }) => !current)?.lastUsedAt;
    };
    identity.clock.set('2026-07-15T12:04:00Z');
    await identity.authenticate(granted.token ?? '');
    expect(await lastUsed()).toEqual(new Date('2026-07-15T12:00:00Z'));
    identity.clock.set('2026-07-15T12:06:00Z');
    await identity.authenticate(granted.token ?? '');
    expect(await lastUsed()).toEqual(new Date('2026-07-15T12:06:00Z'));
  });

  test('do not include expired ones', async () => {
    await aSession(identity.orm, user, { expiresAt: new Date('2026-07-15T12:00:00Z') });
    expect(await identity.run(mySessions, {}, asUser())).toHaveLength(1);
  });

  test('can be ended one by one, which closes their sockets', async () => {
    const phone = await aSession(identity.orm, user);
    const messages = identity.platform.pubSub.subscribe('session.ended');
    const granted: GrantedSession = {};
    await identity.run(endSession, { id: phone.viewer.sessionId }, { ...asUser(), granted });
    expect((await messages.next()).value).toEqual({ sessionId: phone.viewer.sessionId });
    expect([await isAlive(phone), await isAlive(here)]).toEqual([false, true]);
    expect(granted.token).toBeUndefined();
  });

  test('clear the cookie when the current one ends', async () => {
    const granted: GrantedSession = {};
    await identity.run(endSession, { id: here.viewer.sessionId }, { ...asUser(), granted });
    expect(granted.token).toBeNull();
    expect(await isAlive(here)).toBe(false);
  });

  test('cannot be ended by other users, not even by an owner', async () => {
    const owner = await aUser(identity.orm, { organizationId: user.organizationId, role: 'OWNER' });
    const { viewer } = await aSession(identity.orm, owner);
    const attempt = identity.run(endSession, { id: here.viewer.sessionId }, { viewer });
    await expect(attempt).rejects.toMatchObject({ kind: 'not-found' });
    expect(await isAlive(here)).toBe(true);
  });

  test('can be ended except the current one', async () => {
    const others = [await aSession(identity.orm, user), await aSession(identity.orm, user)];
    const colleague = await aSession(identity.orm, await aUser(identity.orm, { organizationId: user.organizationId }));
    await identity.run(endOtherSessions, {}, asUser());
    expect(await Promise.all([...others, here, colleague].map(isAlive))).toEqual([false, false, true, true]);
  });

  test('can all be ended at once, including the cookie and all sockets', async () => {
    const phone = await aSession(identity.orm, user);
    const messages = identity.platform.pubSub.subscribe('session.ended');
    const granted: GrantedSession = {};
    await identity.run(signOutEverywhere, {}, { ...asUser(), granted });
    expect((await messages.next()).value).toEqual({ userId: user.id });
    expect(await Promise.all([phone, here].map(isAlive))).toEqual([false, false]);
    expect(granted.token).toBeNull();
    expect((await listAuditEntries()).map(({ action }) => action)).toEqual(['user.signed-out-everywhere']);
  });
});

describe('a user’s own password', () => {
  const change = (currentPassword: string, newPassword = 'battery staple', granted: GrantedSession = {}) =>
    identity.run(changePassword, { currentPassword, newPassword }, { ...asUser(), granted });
  const wrongPassword = { kind: 'invalid', fields: { currentPassword: 'The current password is wrong' } };

  test('is changed if the current password is correct, which renews this session and ends all others', async () => {
    const phone = await aSession(identity.orm, user);
    const granted: GrantedSession = {};
    expect(await change(testPassword, 'battery staple', granted)).toMatchObject({ id: user.id });
    expect([await isAlive(phone), await isAlive(here)]).toEqual([false, false]);
    expect(await identity.authenticate(granted.token ?? '')).toMatchObject({ userId: user.id });
    await expect(signIn(testPassword)).rejects.toMatchObject({ code: 'session.invalid-credentials' });
    expect((await signIn('battery staple')).user.id).toBe(user.id);
    const [entry] = await listAuditEntries();
    expect(entry).toMatchObject({ action: 'user.password-changed', subjectId: user.id, changes: {} });
  });

  test('stays unchanged, and all sessions stay open, if the given current password is wrong', async () => {
    const phone = await aSession(identity.orm, user);
    await expect(change('guess')).rejects.toMatchObject(wrongPassword);
    expect(await isAlive(phone)).toBe(true);
    expect((await signIn(testPassword)).user.id).toBe(user.id);
  });

  test('is rate-limited after ten wrong guesses, even for the correct password', async () => {
    for (let guess = 0; guess < 10; guess += 1)
      await expect(change(`guess ${guess}`)).rejects.toMatchObject(wrongPassword);
    await expect(change(testPassword)).rejects.toMatchObject({ kind: 'rate-limited' });
  });

  test('is changed by one of two simultaneous requests', async () => {
    const outcomes = await Promise.allSettled([change(testPassword, 'secret one'), change(testPassword, 'secret two')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    // The first one ended the session of both.
    const rejected = outcomes.find(({ status }) => status === 'rejected');
    expect(rejected).toMatchObject({ reason: { kind: 'unauthenticated' } });
  });

  test('must differ from the current one', async () => {
    const fields = { newPassword: 'Choose a password that differs from your current one' };
    await expect(change(testPassword, testPassword)).rejects.toMatchObject({ kind: 'invalid', fields });
    expect(await isAlive(here)).toBe(true);
  });

  test('reports errors in both fields at once', async () => {
    await expect(change('', '12345')).rejects.toMatchObject({
      fields: {
        currentPassword: 'Current password is required',
        newPassword: 'New password must be at least 6 characters',
      },
    });
  });
});

describe('a user’s name', () => {
  test('can be changed by the user, and the audit log records the values before and after', async () => {
    expect(await identity.run(updateProfile, { firstName: ' Nora ' }, asUser())).toMatchObject({
      firstName: 'Nora',
      lastName: 'Marsh',
    });
    const [entry] = await listAuditEntries();
    expect(entry).toMatchObject({
      action: 'user.updated',
      subjectId: user.id,
      changes: { firstName: { before: 'Ada', after: 'Nora' } },
    });
  });

  const colleague = async (role: Role) => {
    const { id } = await aUser(identity.orm, { organizationId: user.organizationId, role });
    return id;
  };
  const manager = async () => {
    const managingUser = await aUser(identity.orm, { organizationId: user.organizationId, role: 'MANAGER' });
    return aSession(identity.orm, managingUser);
  };

  test('can be corrected by users who may manage the user, and only by them', async () => {
    const { viewer } = await manager();
    const change = async (id: string) => identity.run(updateUser, { id, lastName: 'Reyes' }, { viewer });
    expect(await change(user.id)).toMatchObject({ firstName: 'Ada', lastName: 'Reyes' });
    expect(await change(viewer.userId)).toMatchObject({ lastName: 'Reyes' });
    for (const role of ['OWNER', 'ADMIN', 'MANAGER'] as const) {
      await expect(change(await colleague(role))).rejects.toMatchObject({ kind: 'forbidden', code: 'user.rank' });
    }
  });

  test('does not restrict the schedule color, which any manager may change', async () => {
    const { viewer } = await manager();
    const id = await colleague('OWNER');
    const changed = await identity.run(updateUser, { id, scheduleColor: ' #10B981 ' }, { viewer });
    expect(changed).toMatchObject({ id, scheduleColor: '#10b981', firstName: 'Ada' });
  });

  test.each(['red', '#10b98', '#10b981ff', '10b981', '', 5, null])(
    'rejects the schedule color %j',
    async (scheduleColor) => {
      const { viewer } = await manager();
      const attempt = identity.run(updateUser, uncheckedInput({ id: user.id, scheduleColor }), { viewer });
      await expect(attempt).rejects.toMatchObject({ kind: 'invalid', fields: { scheduleColor: expect.any(String) } });
    },
  );

  test('explains the format of a color', async () => {
    const { viewer } = await manager();
    const attempt = identity.run(updateUser, { id: user.id, scheduleColor: 'red' }, { viewer });
    const fields = { scheduleColor: 'Schedule color must be a color such as #3b82f6' };
    await expect(attempt).rejects.toMatchObject({ kind: 'invalid', fields });
  });
});
