import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { failureOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import type { Role } from '../../../platform/auth/viewer.js';
import { newId } from '../../../platform/database/ids.js';
import type { Organization } from '../../organization/index.js';
import { anOrganization } from '../../organization/test/builders.js';
import { aSession, aUser, testPassword } from './builders.js';

let gateway: TestGateway;
let organization: Organization;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  organization = await anOrganization(gateway.orm);
});

async function tokenOf(role: Role): Promise<string> {
  const { token } = await aSession(gateway.orm, await aUser(gateway.orm, { organization, role }));
  return token;
}

const commands = {
  login: {
    path: '/api/auth/login',
    mutation: 'mutation ($input: SessionStartInput!) { sessionStart(input: $input) { user { id } } }',
  },
  registerOrganization: {
    path: '/api/auth/register',
    mutation: 'mutation ($input: OrganizationRegisterInput!) { organizationRegister(input: $input) { user { id } } }',
  },
  createUser: {
    path: '/api/users',
    mutation: 'mutation ($input: UserCreateInput!) { userCreate(input: $input) { user { id } } }',
  },
} as const;

/** Sends the same input to both APIs and returns both failures. */
async function failuresOf(command: keyof typeof commands, input: object, token?: string) {
  const { path, mutation } = commands[command];
  const rest = await gateway.rest(token, 'POST', path, input);
  const graphql = await gateway.graphql(token, mutation, { input });
  return { status: rest.status, rest: failureOf(rest), graphql: failureOf(graphql) };
}

const registration = {
  firstName: 'Ada',
  lastName: 'Marsh',
  email: 'ada@example.com',
  password: testPassword,
  orgName: 'Redstone Builders',
};
const person = {
  firstName: 'Ben',
  lastName: 'Okafor',
  email: 'ben@example.com',
  password: testPassword,
  role: 'WORKER',
};
const credentials = { email: 'ada@example.com', password: testPassword };

describe('REST and GraphQL reject invalid input at its field', () => {
  test.each([
    ['login', credentials, { email: undefined }, 'Email is required'],
    ['login', credentials, { email: 'ada' }, 'Email must look like name@example.com'],
    ['login', credentials, { password: '' }, 'Password is required'],
    ['login', credentials, { password: null }, 'Password is required'],
    ['login', credentials, { password: 123456 }, 'Password must be a string'],
    ['registerOrganization', registration, { orgName: '  ' }, 'Organization name is required'],
    ['registerOrganization', registration, { firstName: undefined }, 'First name is required'],
    ['registerOrganization', registration, { lastName: 'x'.repeat(201) }, 'Last name must be at most 200 characters'],
    ['registerOrganization', registration, { email: 'ada@example' }, 'Email must look like name@example.com'],
    ['registerOrganization', registration, { password: '12345' }, 'Password must be at least 6 characters'],
    ['registerOrganization', registration, { password: 'x'.repeat(129) }, 'Password must be at most 128 characters'],
    ['createUser', person, { role: undefined }, 'Role is required'],
    ['createUser', person, { role: 'KING' }, 'Role must be one of OWNER, ADMIN, MANAGER, ACCOUNTANT, WORKER'],
    ['createUser', person, { email: ['ben@example.com'] }, 'Email must be a string'],
    ['createUser', person, { firstName: 'B\u0000en' }, 'First name must not contain line breaks or control characters'],
  ] as const)('%s %j with %j: %s', async (command, valid, invalid, message) => {
    const token = command === 'createUser' ? await tokenOf('OWNER') : undefined;
    const { status, rest, graphql } = await failuresOf(command, { ...valid, ...invalid }, token);
    expect(status).toBe(400);
    expect(rest).toEqual({ code: 'BAD_USER_INPUT', message, fields: { [Object.keys(invalid)[0] ?? '']: message } });
    expect(graphql).toEqual(rest);
  });

  test('every invalid field of a request at once', async () => {
    const { rest, graphql } = await failuresOf('createUser', { role: 'KING', email: 'ben' }, await tokenOf('OWNER'));
    expect(Object.keys(rest.fields ?? {}).toSorted()).toEqual(['email', 'firstName', 'lastName', 'password', 'role']);
    expect(graphql.fields).toEqual(rest.fields);
  });
});

describe('REST and GraphQL reject', () => {
  test('a wrong password and an unknown email address with the same message', async () => {
    const user = await aUser(gateway.orm, { organization });
    const failure = { code: 'UNAUTHENTICATED', message: 'Invalid credentials', fields: undefined };
    for (const email of [user.email, `nobody-${user.email}`]) {
      const failures = await failuresOf('login', { email, password: 'wrong' });
      expect(failures).toEqual({ status: 401, rest: failure, graphql: failure });
    }
  });

  test('a caller without a session before validating the input', async () => {
    const { status, rest, graphql } = await failuresOf('createUser', { role: 'KING' });
    expect(status).toBe(401);
    expect(rest.code).toBe('UNAUTHENTICATED');
    expect(graphql).toEqual(rest);
  });

  test.each(['WORKER', 'ACCOUNTANT'] as const)('a %s who creates users before validating the input', async (role) => {
    const { status, rest, graphql } = await failuresOf('createUser', { role: 'KING' }, await tokenOf(role));
    expect(status).toBe(403);
    expect(rest.code).toBe('FORBIDDEN');
    expect(graphql).toEqual(rest);
  });

  test.each([
    ['MANAGER', 'ADMIN'],
    ['ADMIN', 'OWNER'],
    ['OWNER', 'OWNER'],
  ] as const)('a %s who grants the role %s', async (granter, role) => {
    const { status, rest, graphql } = await failuresOf('createUser', { ...person, role }, await tokenOf(granter));
    expect(status).toBe(403);
    expect(rest).toMatchObject({ code: 'FORBIDDEN', message: `Your role does not allow granting the role ${role}` });
    expect(graphql).toEqual(rest);
  });

  test.each(['createUser', 'registerOrganization'] as const)('%s with an email address in use', async (command) => {
    const { email } = await aUser(gateway.orm, { organization });
    const input = { ...(command === 'createUser' ? person : registration), email: email.toUpperCase() };
    const { status, rest, graphql } = await failuresOf(command, input, await tokenOf('ADMIN'));
    const message = 'This email is already in use';
    expect(status).toBe(409);
    expect(rest).toEqual({ code: 'CONFLICT', message, fields: { email: message } });
    expect(graphql).toEqual(rest);
  });

  test('too many wrong passwords with the time to wait', async () => {
    const email = `${newId()}@example.com`;
    const guess = () => gateway.rest(null, 'POST', '/api/auth/login', { email, password: 'wrong' });
    const guesses = await Promise.all(Array.from({ length: 40 }, guess));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    const { status, rest, graphql } = await failuresOf('login', { email, password: 'wrong' });
    expect(status).toBe(429);
    expect(Number((await guess()).headers['retry-after'])).toBeGreaterThan(0);
    expect(rest.code).toBe('RATE_LIMITED');
    expect(graphql).toEqual(rest);
  });
});
