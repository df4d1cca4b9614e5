import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '../../../platform/database/ids.js';
import { registerOrganization } from '../registration/registration.service.js';
import { User } from '../users/user.entity.js';
import { aSession, aUser, testPassword } from './builders.js';
import { createUser, login, newcomer, startIdentity, type TestIdentity } from './calls.js';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

const anEmail = () => `${newId()}@example.com`;

async function viewerOf(user: User) {
  return (await aSession(identity.orm, user)).viewer;
}

async function createMember(email: string, password: string) {
  const viewer = await viewerOf(await aUser(identity.orm, { role: 'MANAGER' }));
  const input = { ...newcomer, email, password, role: 'WORKER' as const };
  return identity.run(createUser, input, { viewer });
}

const register = (email: string, password = testPassword) =>
  identity.run(registerOrganization, { ...newcomer, email, password, orgName: 'Northwind' });

const signIn = async (email: string, password: string) => (await identity.run(login, { email, password })).user.id;

describe('an email address that a manager gave to a person', () => {
  test('does not keep its owner from registering, and keeps working for the person', async () => {
    const email = anEmail();
    const member = await createMember(email, 'member password');
    const { user: owner } = await register(email.toUpperCase(), 'owner password');
    expect(await signIn(email, 'owner password')).toBe(owner?.id);
    expect(await signIn(email, 'member password')).toBe(member.id);
    await expect(signIn(email, 'neither password')).rejects.toMatchObject({ code: 'session.invalid-credentials' });
  });

  test('can be used by other organizations too, and the password decides who signs in', async () => {
    const email = anEmail();
    const first = await createMember(email, 'first password');
    const second = await createMember(email, 'second password');
    expect(await signIn(email, 'second password')).toBe(second.id);
    expect(await signIn(email, 'first password')).toBe(first.id);
  });

  test('is in use in the same organization', async () => {
    const manager = await aUser(identity.orm, { role: 'MANAGER', holdsEmail: false });
    const input = { ...newcomer, email: manager.email, role: 'WORKER' as const };
    const attempt = identity.run(createUser, input, { viewer: await viewerOf(manager) });
    await expect(attempt).rejects.toMatchObject({ code: 'user.email-taken' });
  });

  test('does not tell the manager whether its owner has an account in another organization', async () => {
    const email = anEmail();
    const { user: owner } = await register(email, 'owner password');
    const member = await createMember(email, 'member password');
    expect(await signIn(email, 'owner password')).toBe(owner?.id);
    expect(await signIn(email, 'member password')).toBe(member.id);
  });

  test('is held once', async () => {
    const email = anEmail();
    await register(email);
    await expect(register(email)).rejects.toMatchObject({ code: 'user.email-taken' });
  });

  test('goes to the account of its owner if both chose the same password', async () => {
    const email = anEmail();
    await createMember(email, testPassword);
    const { user: owner } = await register(email, testPassword);
    expect(await signIn(email, testPassword)).toBe(owner?.id);
  });
});

test('two people who register one email address at the same time get one account', async () => {
  const email = anEmail();
  const attempts = await Promise.allSettled([register(email), register(email.toUpperCase()), register(email)]);
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const where = { email, holdsEmail: true };
  expect(await identity.orm.em.fork().count(User, where, { filters: { tenant: false } })).toBe(1);
});
