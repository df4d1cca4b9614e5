import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '../../../platform/database/ids.js';
import { AuditEntry } from '../../audit/index.js';
import { Organization } from '../../organization/index.js';
import { registerOrganization } from '../registration/registration.service.js';
import { User } from '../users/user.entity.js';
import { aSession, aUser } from './builders.js';
import { type GrantedSession, login, startIdentity, type TestIdentity } from './calls.js';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

function aRegistration(overrides: Record<string, unknown> = {}) {
  const email = `${newId()}@example.com`;
  return {
    firstName: 'Ada',
    lastName: 'Marsh',
    email,
    password: 'correct horse',
    orgName: 'Redstone Builders',
    ...overrides,
  };
}

const organizationsNamed = (name: string) => identity.orm.em.fork().count(Organization, { name });

/** Without a mail server, the owner is signed in at once. */
async function register(registration: ReturnType<typeof aRegistration>, from: { granted?: GrantedSession } = {}) {
  const { user } = await identity.run(registerOrganization, registration, from);
  if (!user) throw new Error('the registration awaits a confirmation');
  return user;
}

describe('registering an organization', () => {
  test('creates it with the default settings', async () => {
    const user = await register(aRegistration({ orgName: '  Northwind  ' }));
    const stored = await identity.orm.em.fork().findOneOrFail(Organization, user.organization.id);
    expect(stored).toMatchObject({
      name: 'Northwind',
      timezone: null,
      timezoneInForce: 'America/Denver',
      roundingRule: 'none',
      requireLocationOnClock: true,
      geofenceToleranceMeters: 150,
    });
  });

  test('makes the caller its active owner and signs them in', async () => {
    const granted: GrantedSession = {};
    const user = await register(aRegistration(), { granted });
    const { organization } = user;
    expect(user).toMatchObject({ role: 'OWNER', status: 'ACTIVE', firstName: 'Ada' });
    const stored = await identity.orm.em.fork().findOneOrFail(User, { id: user.id }, { filters: { tenant: false } });
    expect(stored.organizationId).toBe(organization.id);
    expect(await identity.authenticate(granted.token ?? '')).toMatchObject({ userId: user.id, role: 'OWNER' });
  });

  test('lets the owner sign in again with the password', async () => {
    const registration = aRegistration();
    const user = await register(registration);
    const again = await identity.run(login, { email: registration.email, password: registration.password });
    expect(again.user.id).toBe(user.id);
  });

  test('writes the first audit entry, with the owner as actor', async () => {
    const user = await register(aRegistration());
    const { organization } = user;
    const where = { organizationId: organization.id };
    const entries = await identity.orm.em.fork().find(AuditEntry, where, { filters: { tenant: false } });
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      actorId: user.id,
      actorFirstName: 'Ada',
      actorLastName: 'Marsh',
      action: 'organization.registered',
      subjectType: 'ORGANIZATION',
      subjectId: organization.id,
      changes: { name: { after: 'Redstone Builders' } },
    });
  });

  test('ends the session that the caller had before', async () => {
    const before = await aSession(identity.orm, await aUser(identity.orm));
    await identity.run(registerOrganization, aRegistration(), { viewer: before.viewer });
    expect(await identity.authenticate(before.token)).toBeNull();
  });

  test('rejects an email address in use, regardless of case, and creates nothing', async () => {
    const taken = await aUser(identity.orm);
    const orgName = `Organization ${newId()}`;
    const attempt = identity.run(registerOrganization, aRegistration({ email: taken.email.toUpperCase(), orgName }));
    await expect(attempt).rejects.toMatchObject({ code: 'user.email-taken', fields: { email: expect.any(String) } });
    expect(await organizationsNamed(orgName)).toBe(0);
  });

  test('succeeds once out of ten simultaneous attempts with one email address', async () => {
    const registration = aRegistration({ orgName: `Organization ${newId()}` });
    const attempts = Array.from({ length: 10 }, () =>
      identity.run(registerOrganization, registration).then(
        () => 'created',
        (error: { code: string }) => error.code,
      ),
    );
    const outcomes = await Promise.all(attempts);
    expect(outcomes.toSorted()).toEqual(['created', ...Array.from({ length: 9 }, () => 'user.email-taken')]);
    expect(await organizationsNamed(registration.orgName)).toBe(1);
  });

  test('accepts two organizations with the same name', async () => {
    const orgName = `Organization ${newId()}`;
    await identity.run(registerOrganization, aRegistration({ orgName }));
    await identity.run(registerOrganization, aRegistration({ orgName }));
    expect(await organizationsNamed(orgName)).toBe(2);
  });

  test('does not load the password hash in later reads', async () => {
    const user = await register(aRegistration());
    const stored = await identity.orm.em.fork().findOneOrFail(User, user.id, { filters: { tenant: false } });
    expect(stored.passwordHash).toBeUndefined();
  });
});
