import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { z } from 'zod';
import { uncheckedInput } from '../../../../test/harness/index.js';
import type { Role, Viewer } from '../../../platform/auth/viewer.js';
import { newId } from '../../../platform/database/ids.js';
import { AuditEntry } from '../../audit/index.js';
import { Organization } from '../../organization/index.js';
import { anOrganization } from '../../organization/test/builders.js';
import { User } from '../users/user.entity.js';
import type { createUserInput } from '../users/user.inputs.js';
import { aSession, aUser } from './builders.js';
import { createUser, login, startIdentity, type TestIdentity, users } from './calls.js';

let identity: TestIdentity;
let organization: Organization;

beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());
beforeEach(async () => {
  organization = await anOrganization(identity.orm);
});

async function viewerWith(role: Role): Promise<Viewer> {
  const { viewer } = await aSession(identity.orm, await aUser(identity.orm, { organization, role }));
  return viewer;
}

type NewUser = z.input<ReturnType<typeof createUserInput>> & { readonly email: string };

function aPerson(overrides: Partial<NewUser> = {}) {
  const email = `${newId()}@example.com`;
  return {
    email,
    firstName: 'Ben',
    lastName: 'Okafor',
    role: 'WORKER' as const,
    password: 'battery staple',
    ...overrides,
  };
}

const peopleOf = (where: { organizationId: string } | { email: string }) =>
  identity.orm.em.fork().find(User, where, { filters: { tenant: false } });

describe('creating a user', () => {
  test('adds an active member of the same organization who can sign in immediately', async () => {
    const viewer = await viewerWith('MANAGER');
    const person = aPerson();
    const created = await identity.run(createUser, person, { viewer });
    expect(created).toMatchObject({
      firstName: 'Ben',
      lastName: 'Okafor',
      email: person.email,
      role: 'WORKER',
      status: 'ACTIVE',
      scheduleColor: '#3b82f6',
    });
    expect(await peopleOf({ email: person.email })).toMatchObject([
      { id: created.id, organizationId: organization.id },
    ]);
    const { user } = await identity.run(login, { email: person.email, password: 'battery staple' });
    expect(user.id).toBe(created.id);
  });

  test('is recorded in the audit log with the actor, without email address or password', async () => {
    const viewer = await viewerWith('ADMIN');
    const person = aPerson({ role: 'MANAGER' });
    const created = await identity.run(createUser, person, { viewer });
    const where = { organizationId: organization.id };
    const [entry, ...more] = await identity.orm.em.fork().find(AuditEntry, where, { filters: { tenant: false } });
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      actorId: viewer.userId,
      actorFirstName: 'Ada',
      actorLastName: 'Marsh',
      action: 'user.created',
      subjectType: 'USER',
      subjectId: created.id,
      at: new Date('2026-07-15T12:00:00Z'),
      changes: { firstName: { after: 'Ben' }, lastName: { after: 'Okafor' }, role: { after: 'MANAGER' } },
    });
    expect(JSON.stringify(entry)).not.toContain(person.email);
  });

  test.each([
    ['MANAGER', 'ADMIN'],
    ['MANAGER', 'OWNER'],
    ['ADMIN', 'OWNER'],
    ['OWNER', 'OWNER'],
  ] as const)('does not let %s grant %s, and creates nobody', async (granter, role) => {
    const viewer = await viewerWith(granter);
    const person = aPerson({ role });
    await expect(identity.run(createUser, person, { viewer })).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'user.role-not-grantable',
    });
    expect(await peopleOf({ email: person.email })).toEqual([]);
  });

  test.each([
    ['OWNER', 'ADMIN'],
    ['ADMIN', 'ADMIN'],
    ['MANAGER', 'MANAGER'],
    ['MANAGER', 'ACCOUNTANT'],
  ] as const)('lets %s grant %s', async (granter, role) => {
    expect(await identity.run(createUser, aPerson({ role }), { viewer: await viewerWith(granter) })).toMatchObject({
      role,
    });
  });

  test.each(['ACCOUNTANT', 'WORKER'] as const)('is forbidden for %s, even with invalid input', async (role) => {
    await expect(
      identity.run(createUser, uncheckedInput({ role: 5 }), { viewer: await viewerWith(role) }),
    ).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'role.not-allowed',
    });
  });

  test('rejects a role that may not be granted before an email address in use', async () => {
    const taken = await aUser(identity.orm, { organization });
    const viewer = await viewerWith('MANAGER');
    const attempt = identity.run(createUser, aPerson({ email: taken.email, role: 'ADMIN' }), { viewer });
    await expect(attempt).rejects.toMatchObject({ kind: 'forbidden' });
  });

  test.each([
    ['in the same organization', () => ({ organization })],
    ['by an archived user', () => ({ organization, status: 'DISABLED' as const })],
  ])('rejects an email address in use %s, regardless of case', async (_where, fields) => {
    const taken = await aUser(identity.orm, fields());
    const viewer = await viewerWith('ADMIN');
    const attempt = identity.run(createUser, aPerson({ email: taken.email.toUpperCase() }), { viewer });
    await expect(attempt).rejects.toMatchObject({
      kind: 'conflict',
      code: 'user.email-taken',
      fields: { email: 'This email is already in use' },
    });
  });

  test('succeeds once out of ten simultaneous attempts with one email address', async () => {
    const viewer = await viewerWith('ADMIN');
    const person = aPerson();
    const attempts = Array.from({ length: 10 }, () =>
      identity.run(createUser, person, { viewer }).then(
        () => 'created',
        (error: { code: string }) => error.code,
      ),
    );
    const outcomes = await Promise.all(attempts);
    expect(outcomes.toSorted()).toEqual(['created', ...Array.from({ length: 9 }, () => 'user.email-taken')]);
    expect(await peopleOf({ email: person.email })).toHaveLength(1);
  });
});

describe('the list of users', () => {
  test('is sorted by name, with archived users and without those of other organizations', async () => {
    const viewer = await viewerWith('ACCOUNTANT');
    await aUser(identity.orm, { organization, firstName: 'Zoë', lastName: 'Adams' });
    await aUser(identity.orm, { organization, firstName: 'Émile', lastName: 'Laurent' });
    await aUser(identity.orm, { organization, firstName: 'bob', lastName: 'Reyes', status: 'DISABLED' });
    await aUser(identity.orm, { organization, firstName: 'Ada', lastName: 'Abel' });
    await aUser(identity.orm);
    const found = await identity.run(users, {}, { viewer });
    const names = found.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    expect(names).toEqual(['Ada Abel', 'Ada Marsh', 'bob Reyes', 'Émile Laurent', 'Zoë Adams']);
  });

  test.each(['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT'] as const)('shows all users to %s', async (role) => {
    const viewer = await viewerWith(role);
    await aUser(identity.orm, { organization });
    expect(await identity.run(users, {}, { viewer })).toHaveLength(2);
  });

  test('shows workers only themselves', async () => {
    const viewer = await viewerWith('WORKER');
    await aUser(identity.orm, { organization });
    const found = await identity.run(users, {}, { viewer });
    expect(found.map(({ id }) => id)).toEqual([viewer.userId]);
  });
});
