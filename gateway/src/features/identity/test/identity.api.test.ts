import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { abilitiesOf } from '../../../access/index.js';
import { type Role, roles } from '../../../platform/auth/viewer.js';
import { newId } from '../../../platform/database/ids.js';
import type { Organization } from '../../organization/index.js';
import { anOrganization } from '../../organization/test/builders.js';
import { aSession, aUser, testPassword } from './builders.js';
import { type IdentityApi, startIdentityApi } from './identity-api.js';

let doors: IdentityApi;
let organization: Organization;

beforeAll(async () => {
  doors = await startIdentityApi();
});
afterAll(() => doors.close());
beforeEach(async () => {
  organization = await anOrganization(doors.orm, { name: 'Northwind' });
});

const aRegistration = () => ({
  firstName: 'Ada',
  lastName: 'Marsh',
  email: `${newId()}@example.com`,
  password: testPassword,
  orgName: 'Redstone Builders',
});

const aPerson = () => ({
  firstName: 'Ben',
  lastName: 'Okafor',
  email: `${newId()}@example.com`,
  password: testPassword,
  role: 'WORKER',
});

async function signedInAs(role: Role) {
  const user = await aUser(doors.orm, { organization, role });
  return { user, ...(await aSession(doors.orm, user)) };
}

const userFields =
  'id firstName lastName email role status scheduleColor abilities organization { id name timezoneInForce }';

describe('registering', () => {
  test('answers 201 with the owner and the organization, and signs in by a cookie that scripts can’t read', async () => {
    const registration = aRegistration();
    const answer = await doors.post('/api/auth/register', registration);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      user: {
        id: expect.any(String),
        firstName: 'Ada',
        lastName: 'Marsh',
        email: registration.email,
        role: 'OWNER',
        status: 'ACTIVE',
        scheduleColor: '#3b82f6',
        organization: { id: expect.any(String), name: 'Redstone Builders', timezoneInForce: 'America/Denver' },
        abilities: abilitiesOf('OWNER'),
      },
    });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^timetrack_session=[\w-]{43};.*Path=\/;.*HttpOnly.*SameSite=Lax/,
    );
    const me = await doors.get('/api/auth/me', answer.token);
    expect(me.body).toEqual(answer.body);
  });

  test('does the same through GraphQL, organization included', async () => {
    const registration = aRegistration();
    const answer = await doors.graphql(
      `mutation ($input: RegisterOrganizationInput!) { registerOrganization(input: $input) { user { ${userFields} } } }`,
      { input: registration },
    );
    expect(answer.body.errors).toBeUndefined();
    const { user } = answer.body.data.registerOrganization;
    expect(user).toMatchObject({
      email: registration.email,
      role: 'OWNER',
      organization: { name: 'Redstone Builders' },
    });
    const me = await doors.graphql(`{ me { ${userFields} } }`, {}, answer.token);
    expect(me.body.data.me).toEqual(user);
  });
});

describe('signing in and out', () => {
  test('answers 200 with the same as me, under a fresh session, and the old one is dead', async () => {
    const { user, token: old } = await signedInAs('WORKER');
    const answer = await doors.post('/api/auth/login', { email: user.email, password: testPassword }, old);
    expect(answer.status).toBe(200);
    expect(answer.token).not.toBe(old);
    expect((await doors.get('/api/auth/me', answer.token)).body).toEqual(answer.body);
    expect((await doors.get('/api/auth/me', old)).status).toBe(401);
  });

  test('works through GraphQL, organization included', async () => {
    const { user } = await signedInAs('WORKER');
    const answer = await doors.graphql(
      `mutation ($input: LoginInput!) { login(input: $input) { user { ${userFields} } } }`,
      { input: { email: user.email, password: testPassword } },
    );
    expect(answer.body.data.login.user).toMatchObject({ id: user.id, organization: { name: 'Northwind' } });
    expect(answer.token).toMatch(/^[\w-]{43}$/);
  });

  test('signs out with 204 and an expired cookie; the session is dead wherever it was copied to', async () => {
    const { token } = await signedInAs('WORKER');
    const answer = await doors.post('/api/auth/logout', undefined, token);
    expect(answer.status).toBe(204);
    expect(answer.token).toBe('');
    expect(String(answer.headers['set-cookie'])).toContain('Expires=Thu, 01 Jan 1970');
    expect((await doors.get('/api/auth/me', token)).status).toBe(401);
  });

  test('signs out through GraphQL', async () => {
    const { token } = await signedInAs('WORKER');
    const answer = await doors.graphql('mutation { logout }', {}, token);
    expect(answer.body.data).toEqual({ logout: true });
    expect((await doors.graphql('{ me { id } }', {}, token)).body.data).toEqual({ me: null });
  });

  test('tells nobody who is signed in: 401 by REST, null by GraphQL', async () => {
    const rest = await doors.get('/api/auth/me');
    expect(rest.status).toBe(401);
    expect(rest.headers['content-type']).toContain('application/problem+json');
    expect(rest.body).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
    const graphql = await doors.graphql('{ me { id } }');
    expect(graphql.body).toEqual({ data: { me: null } });
  });
});

describe('abilities', () => {
  test.each(roles)('of a signed-in %s are the same in me and in the response to signing in', async (role) => {
    const { user, token } = await signedInAs(role);
    const abilities = abilitiesOf(role);
    const credentials = { email: user.email, password: testPassword };
    const login = 'mutation ($input: LoginInput!) { login(input: $input) { user { abilities } } }';
    expect((await doors.get('/api/auth/me', token)).body.user.abilities).toEqual(abilities);
    expect((await doors.post('/api/auth/login', credentials)).body.user.abilities).toEqual(abilities);
    expect((await doors.graphql('{ me { abilities } }', {}, token)).body.data.me).toEqual({ abilities });
    // Also while the session of another user is still there: it ends with this sign-in.
    for (const before of [undefined, (await signedInAs('WORKER')).token]) {
      const { data } = (await doors.graphql(login, { input: credentials }, before)).body;
      expect(data.login.user).toEqual({ abilities });
    }
  });

  test('differ by role: an owner changes settings, a worker only uses the time clock', () => {
    expect(abilitiesOf('OWNER')).toEqual(expect.arrayContaining(['UPDATE_ORGANIZATION', 'SCREEN_SETTINGS']));
    expect(abilitiesOf('WORKER')).toEqual(expect.arrayContaining(['CLOCK_IN', 'SCREEN_WORKER_HOME']));
    expect(abilitiesOf('WORKER')).not.toEqual(expect.arrayContaining(['UPDATE_ORGANIZATION']));
  });

  test('of other users are not in their responses', async () => {
    const { user, token } = await signedInAs('ADMIN');
    await aUser(doors.orm, { organization, role: 'OWNER' });
    const { data } = (await doors.graphql('{ users { id role abilities } }', {}, token)).body;
    expect(data.users).toContainEqual({ id: user.id, role: 'ADMIN', abilities: abilitiesOf('ADMIN') });
    expect(data.users).toContainEqual({ id: expect.any(String), role: 'OWNER', abilities: [] });
  });
});

describe('the people', () => {
  test('are added with 201 through REST, and through GraphQL, and listed by both alike', async () => {
    const { token } = await signedInAs('MANAGER');
    const made = await doors.post('/api/users', aPerson(), token);
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(String),
      firstName: 'Ben',
      lastName: 'Okafor',
      email: expect.stringContaining('@example.com'),
      role: 'WORKER',
      status: 'ACTIVE',
      scheduleColor: '#3b82f6',
    });
    const fields = 'id firstName lastName email role status scheduleColor';
    const also = await doors.graphql(
      `mutation ($input: CreateUserInput!) { createUser(input: $input) { ${fields} } }`,
      { input: aPerson() },
      token,
    );
    const rest = await doors.get('/api/users', token);
    const graphql = await doors.graphql(`{ users { ${fields} } }`, {}, token);
    expect(rest.body).toHaveLength(3);
    expect(rest.body).toEqual(graphql.body.data.users);
    expect(rest.body).toContainEqual(made.body);
    expect(rest.body).toContainEqual(also.body.data.createUser);
  });

  test('show a worker nobody but themself, whichever way they ask', async () => {
    const { user, token } = await signedInAs('WORKER');
    await aUser(doors.orm, { organization, role: 'OWNER' });
    const rest = await doors.get('/api/users', token);
    expect(rest.body.map(({ id }: { id: string }) => id)).toEqual([user.id]);
    const graphql = await doors.graphql('{ users { email organization { name } } }', {}, token);
    expect(graphql.body.data.users).toEqual([{ email: user.email, organization: { name: 'Northwind' } }]);
  });

  test('never show a password, hashed or not', async () => {
    const { token } = await signedInAs('OWNER');
    const answer = await doors.graphql('{ users { passwordHash } }', {}, token);
    expect(answer.body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(JSON.stringify((await doors.get('/api/users', token)).body)).not.toMatch(/argon2|password/i);
  });
});

describe('the organization', () => {
  test('is told to everybody in it, alike through both doors', async () => {
    const { token } = await signedInAs('WORKER');
    const rest = await doors.get('/api/organization', token);
    const fields = `id name timezone timezoneInForce roundingRule requireLocationOnClock geofenceToleranceMeters
      overtimeRule workweekStartsOn`;
    const graphql = await doors.graphql(`{ organization { ${fields} } }`, {}, token);
    expect(rest.body).toEqual({
      id: organization.id,
      name: 'Northwind',
      timezone: null,
      timezoneInForce: 'America/Denver',
      roundingRule: 'none',
      requireLocationOnClock: true,
      geofenceToleranceMeters: 150,
      overtimeRule: 'FLSA',
      workweekStartsOn: 'SUNDAY',
    });
    expect(graphql.body.data.organization).toEqual(rest.body);
  });
});
