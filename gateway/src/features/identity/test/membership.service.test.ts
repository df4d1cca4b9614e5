import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Role } from '../../../platform/auth/viewer.js';
import { newId } from '../../../platform/database/ids.js';
import { AuditEntry } from '../../audit/index.js';
import type { Organization } from '../../organization/index.js';
import { anOrganization } from '../../organization/test/builders.js';
import { archiveUser, deleteUser, reinstateUser } from '../membership/membership.service.js';
import { User } from '../users/user.entity.js';
import { updateUser } from '../users/user.service.js';
import type { UserStatus } from '../users/user.types.js';
import { aSession, aUser, testPassword } from './builders.js';
import { createUser, type GrantedSession, login, startIdentity, type TestIdentity, users } from './calls.js';

let identity: TestIdentity;
let organization: Organization;

beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());
beforeEach(async () => {
  organization = await anOrganization(identity.orm);
});

const member = (role: Role = 'WORKER', status: UserStatus = 'ACTIVE') =>
  aUser(identity.orm, { organization, role, status, phone: '+1 303 555 0100' });

async function signIn(role: Role) {
  const user = await member(role);
  return { user, ...(await aSession(identity.orm, user)) };
}

async function readStored(id: string): Promise<User> {
  const options = {
    filters: { tenant: false },
    populate: ['phone', 'passwordHash'],
    disableIdentityMap: true,
  } as const;
  return identity.orm.em.fork().findOneOrFail(User, { id }, options);
}

async function lastAudited() {
  const where = { organizationId: organization.id };
  const entries = await identity.orm.em.fork().find(AuditEntry, where, {
    filters: { tenant: false },
    orderBy: { position: 'desc' },
  });
  return entries[0];
}

const codes = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.map((outcome) => (outcome.status === 'fulfilled' ? 'done' : outcome.reason.code)).toSorted();

describe('archiving a user', () => {
  test('ends all their sessions, notifies the sockets, and prevents signing in', async () => {
    const { viewer } = await signIn('MANAGER');
    const { user, token } = await signIn('WORKER');
    const phone = await aSession(identity.orm, user);
    const messages = identity.platform.pubSub.subscribe('session.ended');
    expect(await identity.run(archiveUser, { id: user.id }, { viewer })).toMatchObject({ status: 'DISABLED' });
    expect((await messages.next()).value).toEqual({ userId: user.id });
    expect(await identity.authenticate(token)).toBeNull();
    expect(await identity.authenticate(phone.token)).toBeNull();
    expect(await lastAudited()).toMatchObject({
      action: 'user.archived',
      actorId: viewer.userId,
      subjectId: user.id,
      changes: { status: { before: 'ACTIVE', after: 'DISABLED' } },
    });
    const attempt = identity.run(login, { email: user.email, password: testPassword });
    await expect(attempt).rejects.toMatchObject({ code: 'session.invalid-credentials' });
  });

  test('leaves the sessions of other users open', async () => {
    const { viewer, token } = await signIn('MANAGER');
    const colleague = await signIn('WORKER');
    await identity.run(archiveUser, { id: (await member()).id }, { viewer });
    expect(await identity.authenticate(token)).not.toBeNull();
    expect(await identity.authenticate(colleague.token)).not.toBeNull();
  });

  test('is reverted by reinstating, which restores signing in with the previous password', async () => {
    const { viewer } = await signIn('MANAGER');
    const user = await member('WORKER', 'DISABLED');
    expect(await identity.run(reinstateUser, { id: user.id }, { viewer })).toMatchObject({ status: 'ACTIVE' });
    const { user: reinstated } = await identity.run(login, { email: user.email, password: testPassword });
    expect(reinstated.id).toBe(user.id);
  });

  test.each([
    [archiveUser, 'DISABLED', 'user.archived-already'],
    [reinstateUser, 'ACTIVE', 'user.not-archived'],
  ] as const)(
    'fails with CONFLICT if the user already has the requested status (%#)',
    async (useCase, status, code) => {
      const { viewer } = await signIn('ADMIN');
      const { id } = await member('WORKER', status);
      await expect(identity.run(useCase, { id }, { viewer })).rejects.toMatchObject({ kind: 'conflict', code });
    },
  );
});

describe('deleting a user', () => {
  test.each(['ACTIVE', 'DISABLED'] as const)(
    'erases everything except the name of a user who is %s, and frees the email address',
    async (status) => {
      const { viewer } = await signIn('MANAGER');
      const user = await member('WORKER', status);
      const { token } = await aSession(identity.orm, user);
      expect(await identity.run(deleteUser, { id: user.id }, { viewer })).toBe(true);
      expect(await readStored(user.id)).toMatchObject({
        firstName: 'Ada',
        lastName: 'Marsh',
        email: null,
        phone: null,
        passwordHash: null,
        status: 'DISABLED',
        deletedAt: new Date('2026-07-15T12:00:00Z'),
      });
      expect(await identity.authenticate(token)).toBeNull();
      const person = {
        email: user.email,
        firstName: 'New',
        lastName: 'Person',
        role: 'WORKER',
        password: 'battery staple',
      } as const;
      expect(await identity.run(createUser, person, { viewer })).toMatchObject({ email: user.email });
      expect((await identity.run(users, {}, { viewer })).map(({ id }) => id)).not.toContain(user.id);
    },
  );

  test('records what was erased and what was kept, without contact data', async () => {
    const { viewer } = await signIn('ADMIN');
    const user = await member();
    await aSession(identity.orm, user);
    await identity.run(deleteUser, { id: user.id }, { viewer });
    const entry = await lastAudited();
    expect(entry).toMatchObject({
      action: 'user.deleted',
      changes: {
        email: 'erased',
        phone: 'erased',
        password: 'erased',
        sessions: { before: 1, after: 0 },
        status: { before: 'ACTIVE', after: 'DELETED' },
        name: { before: 'Ada Marsh', after: 'Ada Marsh' },
      },
    });
    expect(JSON.stringify(entry)).not.toMatch(new RegExp(`${user.email}|303 555`));
  });

  test.each([archiveUser, reinstateUser, deleteUser, updateUser])(
    'makes every later change fail with NOT_FOUND (%#)',
    async (useCase) => {
      const { viewer } = await signIn('OWNER');
      const { id } = await member();
      await identity.run(deleteUser, { id }, { viewer });
      const again = identity.run(useCase as typeof deleteUser, { id }, { viewer });
      await expect(again).rejects.toMatchObject({ kind: 'not-found' });
    },
  );
});

describe.each([
  ['archiving', archiveUser, 'ACTIVE'],
  ['reinstating', reinstateUser, 'DISABLED'],
  ['deleting', deleteUser, 'ACTIVE'],
] as const)('%s a user', (_what, useCase, status) => {
  const attempt = (viewer: Awaited<ReturnType<typeof signIn>>['viewer'], id: string) =>
    identity.run(useCase as typeof archiveUser, { id }, { viewer });

  test('is forbidden for the caller’s own account', async () => {
    const { viewer, user } = await signIn('OWNER');
    await expect(attempt(viewer, user.id)).rejects.toMatchObject({ kind: 'forbidden', code: 'user.oneself' });
  });

  test('is forbidden for users of equal or higher rank', async () => {
    const { viewer } = await signIn('MANAGER');
    for (const role of ['OWNER', 'ADMIN', 'MANAGER'] as const) {
      const { id } = await member(role, status);
      await expect(attempt(viewer, id)).rejects.toMatchObject({ kind: 'forbidden', code: 'user.rank' });
    }
  });

  test('fails with NOT_FOUND for users of other organizations and unknown ids', async () => {
    const { viewer } = await signIn('OWNER');
    const foreign = await aUser(identity.orm, { status });
    for (const id of [foreign.id, newId(), 'nonsense']) {
      await expect(attempt(viewer, id)).rejects.toMatchObject({ kind: 'not-found' });
    }
    expect((await readStored(foreign.id)).status).toBe(status);
  });
});

describe('simultaneous changes', () => {
  test('let one of two managers archive a user, and reject the other', async () => {
    const [one, other] = [await signIn('ADMIN'), await signIn('MANAGER')];
    const { id } = await member();
    const outcomes = await Promise.allSettled(
      [one, other].map(({ viewer }) => identity.run(archiveUser, { id }, { viewer })),
    );
    expect(codes(outcomes)).toEqual(['done', 'user.archived-already']);
  });

  test('let only one of two admins archive the other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await signIn('ADMIN'), await signIn('ADMIN')];
      const outcomes = await Promise.allSettled([
        identity.run(archiveUser, { id: other.user.id }, { viewer: one.viewer }),
        identity.run(archiveUser, { id: one.user.id }, { viewer: other.viewer }),
      ]);
      expect(codes(outcomes)).toEqual(['done', 'session.missing']);
    }
  });

  test('leave no session when a user signs in while being archived or deleted', async () => {
    const { viewer } = await signIn('OWNER');
    for (const useCase of [archiveUser, deleteUser, archiveUser, deleteUser]) {
      const user = await member();
      const granted: GrantedSession = {};
      const leaving = identity.run(useCase as typeof archiveUser, { id: user.id }, { viewer });
      const signingIn = identity.run(login, { email: user.email, password: testPassword }, { granted });
      await Promise.allSettled([leaving, signingIn]);
      expect(await identity.authenticate(granted.token ?? '')).toBeNull();
      const sessions = await identity.orm.em.fork().execute('select from sessions where user_id = ?', [user.id]);
      expect(sessions).toEqual([]);
    }
  });

  test('keep one of the last two owners, even with direct database changes', async () => {
    const owners = [await member('OWNER'), await member('OWNER')];
    const outcomes = await Promise.allSettled(
      owners.map(({ id }) => identity.orm.em.fork().execute(`update users set status = 'DISABLED' where id = ?`, [id])),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { constraint: 'users_last_owner_stays' },
    });
  });
});
