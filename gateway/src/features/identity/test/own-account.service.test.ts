import { uncheckedInput } from '../../../../test/harness/index.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Role } from '../../../platform/auth/viewer.js';
import { AuditEntry } from '../../audit/index.js';
import { changePassword, updateProfile } from '../profile/profile.service.js';
import { endOtherSessions, endSession, mySessions, signOutEverywhere } from '../sessions/own-sessions.service.js';
import { login } from '../sessions/session.service.js';
import { updateUser } from '../users/user.service.js';
import { aSession, aUser, type TestSession, type TestUser, testPassword } from './builders.js';
import { type Granted, type IdentityAtWork, identityAtWork } from './identity-at-work.js';

let identity: IdentityAtWork;
let user: TestUser;
let here: TestSession;

beforeAll(async () => {
  identity = await identityAtWork();
});
afterAll(() => identity.close());
beforeEach(async () => {
  identity.clock.set('2026-07-15T12:00:00Z');
  user = await aUser(identity.orm);
  here = await aSession(identity.orm, user);
});

const byMe = () => ({ viewer: here.viewer });
const isAlive = async ({ token }: TestSession) => (await identity.authenticate(token)) !== null;
const signIn = (password: string) => identity.run(login, { email: user.email, password });

async function audited() {
  const where = { organizationId: user.organizationId };
  return identity.orm.em.fork().find(AuditEntry, where, { filters: { tenant: false }, orderBy: { position: 'asc' } });
}

describe('one’s own sessions', () => {
  test('are listed with what is known of each, the latest used first, and nobody else’s', async () => {
    identity.clock.set('2026-07-15T13:00:00Z');
    await identity.run(login, { email: user.email, password: testPassword }, { address: '198.51.100.4' });
    await aSession(identity.orm, await aUser(identity.orm, { organizationId: user.organizationId }));
    const sessions = await identity.run(mySessions, {}, byMe());
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

  test('tell when they were last used, to five minutes', async () => {
    const granted: Granted = {};
    const { email } = user;
    await identity.run(login, { email, password: testPassword }, { granted });
    const lastUsed = async () => {
      const sessions = await identity.run(mySessions, {}, byMe());
      return sessions.find(({ current }) => !current)?.lastUsedAt;
    };
    identity.clock.set('2026-07-15T12:04:00Z');
    await identity.authenticate(granted.token ?? '');
    expect(await lastUsed()).toEqual(new Date('2026-07-15T12:00:00Z'));
    identity.clock.set('2026-07-15T12:06:00Z');
    await identity.authenticate(granted.token ?? '');
    expect(await lastUsed()).toEqual(new Date('2026-07-15T12:06:00Z'));
  });

  test('leave out those that ran out', async () => {
    await aSession(identity.orm, user, { expiresAt: new Date('2026-07-15T12:00:00Z') });
    expect(await identity.run(mySessions, {}, byMe())).toHaveLength(1);
  });

  test('end one by one, and their sockets with them', async () => {
    const phone = await aSession(identity.orm, user);
    const messages = identity.platform.pubSub.subscribe('session.ended');
    const granted: Granted = {};
    await identity.run(endSession, { id: phone.viewer.sessionId }, { ...byMe(), granted });
    expect((await messages.next()).value).toEqual({ sessionId: phone.viewer.sessionId });
    expect([await isAlive(phone), await isAlive(here)]).toEqual([false, true]);
    expect(granted.token).toBeUndefined();
  });

  test('end with the cookie where it is this one', async () => {
    const granted: Granted = {};
    await identity.run(endSession, { id: here.viewer.sessionId }, { ...byMe(), granted });
    expect(granted.token).toBeNull();
    expect(await isAlive(here)).toBe(false);
  });

  test('are nobody else’s to end, not even an owner’s', async () => {
    const owner = await aUser(identity.orm, { organizationId: user.organizationId, role: 'OWNER' });
    const { viewer } = await aSession(identity.orm, owner);
    const attempt = identity.run(endSession, { id: here.viewer.sessionId }, { viewer });
    await expect(attempt).rejects.toMatchObject({ kind: 'not-found' });
    expect(await isAlive(here)).toBe(true);
  });

  test('end all but this one', async () => {
    const others = [await aSession(identity.orm, user), await aSession(identity.orm, user)];
    const colleague = await aSession(identity.orm, await aUser(identity.orm, { organizationId: user.organizationId }));
    await identity.run(endOtherSessions, {}, byMe());
    expect(await Promise.all([...others, here, colleague].map(isAlive))).toEqual([false, false, true, true]);
  });

  test('end everywhere, with the cookie and every socket', async () => {
    const phone = await aSession(identity.orm, user);
    const messages = identity.platform.pubSub.subscribe('session.ended');
    const granted: Granted = {};
    await identity.run(signOutEverywhere, {}, { ...byMe(), granted });
    expect((await messages.next()).value).toEqual({ userId: user.id });
    expect(await Promise.all([phone, here].map(isAlive))).toEqual([false, false]);
    expect(granted.token).toBeNull();
    expect((await audited()).map(({ action }) => action)).toEqual(['user.signed-out-everywhere']);
  });
});

describe('one’s own password', () => {
  const change = (currentPassword: string, newPassword = 'battery staple') =>
    identity.run(changePassword, { currentPassword, newPassword }, byMe());
  const wrong = { kind: 'invalid', fields: { currentPassword: 'The current password is wrong' } };

  test('is changed by whoever knows it; the other sessions end, this one goes on', async () => {
    const phone = await aSession(identity.orm, user);
    expect(await change(testPassword)).toBe(true);
    expect([await isAlive(phone), await isAlive(here)]).toEqual([false, true]);
    await expect(signIn(testPassword)).rejects.toMatchObject({ code: 'session.invalid-credentials' });
    expect((await signIn('battery staple')).user.id).toBe(user.id);
    const [entry] = await audited();
    expect(entry).toMatchObject({ action: 'user.password-changed', subjectId: user.id, changes: {} });
  });

  test('stays where the current one is wrong, and so do the sessions', async () => {
    const phone = await aSession(identity.orm, user);
    await expect(change('guess')).rejects.toMatchObject(wrong);
    expect(await isAlive(phone)).toBe(true);
    expect((await signIn(testPassword)).user.id).toBe(user.id);
  });

  test('is guessed at ten times, and then not even the right one is heard', async () => {
    for (let guess = 0; guess < 10; guess += 1) await expect(change(`guess ${guess}`)).rejects.toMatchObject(wrong);
    await expect(change(testPassword)).rejects.toMatchObject({ kind: 'rate-limited' });
  });

  test('is changed once by two at once', async () => {
    const outcomes = await Promise.allSettled([change(testPassword, 'secret one'), change(testPassword, 'secret two')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: wrong });
  });

  test('names what is wrong with both at once', async () => {
    await expect(change('', '12345')).rejects.toMatchObject({
      fields: {
        currentPassword: 'Current password is required',
        newPassword: 'New password must be at least 6 characters',
      },
    });
  });
});

describe('a name', () => {
  test('is one’s own to change, and the log says from what to what', async () => {
    expect(await identity.run(updateProfile, { firstName: ' Nora ' }, byMe())).toMatchObject({
      firstName: 'Nora',
      lastName: 'Marsh',
    });
    const [entry] = await audited();
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
    const somebody = await aUser(identity.orm, { organizationId: user.organizationId, role: 'MANAGER' });
    return aSession(identity.orm, somebody);
  };

  test('is put right by whoever may manage the person, and by nobody else', async () => {
    const { viewer } = await manager();
    const change = async (id: string) => identity.run(updateUser, { id, lastName: 'Reyes' }, { viewer });
    expect(await change(user.id)).toMatchObject({ firstName: 'Ada', lastName: 'Reyes' });
    expect(await change(viewer.userId)).toMatchObject({ lastName: 'Reyes' });
    for (const role of ['OWNER', 'ADMIN', 'MANAGER'] as const) {
      await expect(change(await colleague(role))).rejects.toMatchObject({ kind: 'forbidden', code: 'user.rank' });
    }
  });

  test('is no matter for a colour, which anybody who plans picks for everybody', async () => {
    const { viewer } = await manager();
    const id = await colleague('OWNER');
    const changed = await identity.run(updateUser, { id, scheduleColor: ' #10B981 ' }, { viewer });
    expect(changed).toMatchObject({ id, scheduleColor: '#10b981', firstName: 'Ada' });
  });

  test.each(['red', '#10b98', '#10b981ff', '10b981', '', 5, null])(
    'goes with no colour like %j',
    async (scheduleColor) => {
      const { viewer } = await manager();
      const attempt = identity.run(updateUser, uncheckedInput({ id: user.id, scheduleColor }), { viewer });
      await expect(attempt).rejects.toMatchObject({ kind: 'invalid', fields: { scheduleColor: expect.any(String) } });
    },
  );

  test('says what a color looks like', async () => {
    const { viewer } = await manager();
    const attempt = identity.run(updateUser, { id: user.id, scheduleColor: 'red' }, { viewer });
    const fields = { scheduleColor: 'Schedule color must be a color such as #3b82f6' };
    await expect(attempt).rejects.toMatchObject({ kind: 'invalid', fields });
  });
});
