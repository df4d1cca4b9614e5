import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { abilitiesOf } from '../../../access/index.js';
import { type Role, roles } from '../../../platform/auth/viewer.js';
import { newId } from '../../../platform/database/ids.js';
import type { Organization } from '../../organization/index.js';
import { anOrganization } from '../../organization/test/builders.js';
import { withRoundingTexts } from '../../organization/test/rounding-names.js';
import { aSession, aUser, testPassword } from './builders.js';

let gateway: TestGateway;
let organization: Organization;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  organization = await anOrganization(gateway.orm, { name: 'Northwind' });
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

async function signInAs(role: Role) {
  const user = await aUser(gateway.orm, { organization, role });
  return { user, ...(await aSession(gateway.orm, user)) };
}

const userFields =
  'id firstName lastName email hasAccount staffNumber employeeNumber payrollName invitedRole invitedUntil deletedAt role status scheduleColor abilities organization { id name timezoneInForce timezoneConfirmed }';

describe('registering an organization', () => {
  test('returns 201 with the owner and the organization, and sets an HttpOnly session cookie', async () => {
    const registration = aRegistration();
    const response = await gateway.rest(null, 'POST', '/api/auth/register', registration);
    expect(response.status).toBe(201);
    expect(response.body).toEqual({
      user: {
        id: expect.any(String),
        firstName: 'Ada',
        lastName: 'Marsh',
        email: registration.email,
        hasAccount: true,
        staffNumber: '101',
        employeeNumber: null,
        payrollIds: {},
        payrollName: null,
        reach: 'ORGANIZATION',
        ledTeams: [],
        teams: [],
        invitedRole: null,
        invitedUntil: null,
        deletedAt: null,
        role: 'OWNER',
        status: 'ACTIVE',
        scheduleColor: '#3b82f6',
        organization: {
          id: expect.any(String),
          minimumPasswordLength: 6,
          name: 'Redstone Builders',
          timezoneInForce: 'America/Denver',
          timezones: [{ timezone: 'America/Denver', from: null, startsAt: null }],
          timezoneConfirmed: true,
        },
        abilities: abilitiesOf({ role: 'OWNER' }),
      },
    });
    expect(String(response.headers['set-cookie'])).toMatch(
      /^timetrack_session=[\w-]{43};.*Path=\/;.*HttpOnly.*SameSite=Lax/,
    );
    const me = await gateway.rest(response.token, 'GET', '/api/auth/me');
    expect(me.body).toEqual(response.body);
  });

  test('returns the owner and the organization through GraphQL too', async () => {
    const registration = aRegistration();
    const response = await gateway.graphql(
      null,
      `mutation ($input: OrganizationRegisterInput!) { organizationRegister(input: $input) { user { ${userFields} } } }`,
      { input: registration },
    );
    expect(response.body.errors).toBeUndefined();
    const { user } = response.body.data.organizationRegister;
    expect(user).toMatchObject({
      email: registration.email,
      role: 'OWNER',
      organization: { name: 'Redstone Builders' },
    });
    const me = await gateway.graphql(response.token, `{ viewer { me { ${userFields} } } }`);
    expect(me.body.data.viewer.me).toEqual(user);
  });
});

describe('signing in and out', () => {
  test('returns 200 with the same body as me, starts a new session and ends the old one', async () => {
    const { user, token: old } = await signInAs('WORKER');
    const response = await gateway.rest(old, 'POST', '/api/auth/login', { email: user.email, password: testPassword });
    expect(response.status).toBe(200);
    expect(response.token).not.toBe(old);
    expect((await gateway.rest(response.token, 'GET', '/api/auth/me')).body).toEqual(response.body);
    expect((await gateway.rest(old, 'GET', '/api/auth/me')).status).toBe(401);
  });

  test('works through GraphQL, including the organization', async () => {
    const { user } = await signInAs('WORKER');
    const response = await gateway.graphql(
      null,
      `mutation ($input: SessionStartInput!) { sessionStart(input: $input) { user { ${userFields} } } }`,
      { input: { email: user.email, password: testPassword } },
    );
    expect(response.body.data.sessionStart.user).toMatchObject({ id: user.id, organization: { name: 'Northwind' } });
    expect(response.token).toMatch(/^[\w-]{43}$/);
  });

  test('signs out with 204 and an expired cookie, which also ends copies of the session', async () => {
    const { token } = await signInAs('WORKER');
    const response = await gateway.rest(token, 'POST', '/api/auth/logout');
    expect(response.status).toBe(204);
    expect(response.token).toBe('');
    expect(String(response.headers['set-cookie'])).toContain('Expires=Thu, 01 Jan 1970');
    expect((await gateway.rest(token, 'GET', '/api/auth/me')).status).toBe(401);
  });

  test('signs out through GraphQL', async () => {
    const { token } = await signInAs('WORKER');
    const response = await gateway.graphql(token, 'mutation { sessionEndCurrent { endedSessionId } }');
    expect(response.body.data).toEqual({ sessionEndCurrent: { endedSessionId: expect.any(String) } });
    expect((await gateway.graphql(token, '{ viewer { me { id } } }')).body.data).toEqual({ viewer: null });
  });

  test('returns 401 from REST and null from GraphQL without a session', async () => {
    const rest = await gateway.rest(null, 'GET', '/api/auth/me');
    expect(rest.status).toBe(401);
    expect(rest.headers['content-type']).toContain('application/problem+json');
    expect(rest.body).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
    const graphql = await gateway.graphql(null, '{ viewer { me { id } } }');
    expect(graphql.body).toEqual({ data: { viewer: null } });
  });
});

describe('abilities', () => {
  test.each(roles)('are returned by me and by signing in for the role %s', async (role) => {
    const { user, token } = await signInAs(role);
    const abilities = abilitiesOf({ role });
    const credentials = { email: user.email, password: testPassword };
    const login = 'mutation ($input: SessionStartInput!) { sessionStart(input: $input) { user { abilities } } }';
    expect((await gateway.rest(token, 'GET', '/api/auth/me')).body.user.abilities).toEqual(abilities);
    expect((await gateway.rest(null, 'POST', '/api/auth/login', credentials)).body.user.abilities).toEqual(abilities);
    expect((await gateway.graphql(token, '{ viewer { me { abilities } } }')).body.data.viewer.me).toEqual({
      abilities,
    });
    // Also with a session of another user, which this sign-in ends.
    for (const before of [undefined, (await signInAs('WORKER')).token]) {
      const { data } = (await gateway.graphql(before, login, { input: credentials })).body;
      expect(data.sessionStart.user).toEqual({ abilities });
    }
  });

  test('differ by role: an owner changes settings, a worker only uses the time clock', () => {
    expect(abilitiesOf({ role: 'OWNER' })).toEqual(expect.arrayContaining(['UPDATE_ORGANIZATION', 'SCREEN_SETTINGS']));
    expect(abilitiesOf({ role: 'WORKER' })).toEqual(expect.arrayContaining(['CLOCK_IN', 'SCREEN_WORKER_HOME']));
    expect(abilitiesOf({ role: 'WORKER' })).not.toEqual(expect.arrayContaining(['UPDATE_ORGANIZATION']));
  });

  test('are empty for every user except the caller', async () => {
    const { user, token } = await signInAs('ADMIN');
    await aUser(gateway.orm, { organization, role: 'OWNER' });
    const { data } = (await gateway.graphql(token, '{ viewer { users { nodes { id role abilities } } } }')).body;
    expect(data.viewer.users.nodes).toContainEqual({
      id: user.id,
      role: 'ADMIN',
      abilities: abilitiesOf({ role: 'ADMIN' }),
    });
    expect(data.viewer.users.nodes).toContainEqual({ id: expect.any(String), role: 'OWNER', abilities: [] });
  });
});

describe('users', () => {
  test('are created through REST (201) and GraphQL, and both list the same users', async () => {
    const { token } = await signInAs('MANAGER');
    const created = await gateway.rest(token, 'POST', '/api/users', aPerson());
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      id: expect.any(String),
      firstName: 'Ben',
      lastName: 'Okafor',
      email: expect.stringContaining('@example.com'),
      hasAccount: true,
      staffNumber: '102',
      employeeNumber: null,
      payrollIds: {},
      payrollName: null,
      reach: null,
      invitedRole: null,
      invitedUntil: null,
      deletedAt: null,
      role: 'WORKER',
      status: 'ACTIVE',
      scheduleColor: '#3b82f6',
    });
    const fields =
      'id firstName lastName email hasAccount staffNumber employeeNumber payrollName invitedRole invitedUntil deletedAt role status reach scheduleColor';
    const second = await gateway.graphql(
      token,
      `mutation ($input: UserCreateInput!) { userCreate(input: $input) { user { ${fields} } } }`,
      { input: aPerson() },
    );
    const rest = await gateway.rest(token, 'GET', '/api/users');
    const graphql = await gateway.graphql(token, `{ viewer { users { nodes { ${fields} } } } }`);
    expect(rest.body).toHaveLength(3);
    // GraphQL has a null for each provider without an id.
    const people = rest.body.map(({ payrollIds: _, ...person }: { payrollIds: object }) => person);
    expect(people).toEqual(graphql.body.data.viewer.users.nodes);
    expect(rest.body).toContainEqual(created.body);
    expect(people).toContainEqual(second.body.data.userCreate.user);
  });

  test('contain only a worker’s own account for a worker, in both APIs', async () => {
    const { user, token } = await signInAs('WORKER');
    await aUser(gateway.orm, { organization, role: 'OWNER' });
    const rest = await gateway.rest(token, 'GET', '/api/users');
    expect(rest.body.map(({ id }: { id: string }) => id)).toEqual([user.id]);
    const graphql = await gateway.graphql(token, '{ viewer { users { nodes { email organization { name } } } } }');
    expect(graphql.body.data.viewer.users.nodes).toEqual([{ email: user.email, organization: { name: 'Northwind' } }]);
  });

  test('never contain a password or its hash', async () => {
    const { token } = await signInAs('OWNER');
    const response = await gateway.graphql(token, '{ viewer { users { nodes { passwordHash } } } }');
    expect(response.body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(JSON.stringify((await gateway.rest(token, 'GET', '/api/users')).body)).not.toMatch(/argon2|password/i);
  });
});

describe('the organization', () => {
  test('is the same through REST and GraphQL, for every member', async () => {
    const { token } = await signInAs('WORKER');
    const rest = await gateway.rest(token, 'GET', '/api/organization');
    const fields = `id name timezone timezoneInForce timezones { timezone from startsAt } roundingRule: rounding requireLocationOnClock geofenceToleranceMeters locationRetentionDays limitPeopleToJobs showColleagues
      overtimeRule workweekStartsOn reopeningNeedsConsent lateCorrections timezoneConfirmed
      customRuleId breakPremiums overtimeRuleHints { overtimeRule isCertain message } hasPayTerms
      minimumPasswordLength payRules { from timezone roundingRule: rounding overtimeRule customRule { id name } breakPremiums workweekStartsOn }
      scheduledChanges { setting from before value }`;
    const graphql = await gateway.graphql(token, `{ viewer { organization { ${fields} } } }`);
    expect(rest.body).toEqual({
      id: organization.id,
      name: 'Northwind',
      timezone: null,
      timezones: [{ timezone: 'America/Denver', from: null, startsAt: null }],
      timezoneInForce: 'America/Denver',
      roundingRule: 'none',
      requireLocationOnClock: true,
      geofenceToleranceMeters: 150,
      locationRetentionDays: 90,
      limitPeopleToJobs: false,
      showColleagues: true,
      overtimeRule: 'FLSA',
      customRuleId: null,
      breakPremiums: true,
      overtimeRuleHints: [expect.objectContaining({ overtimeRule: 'COLORADO', isCertain: false })],
      hasPayTerms: false,
      workweekStartsOn: 'SUNDAY',
      reopeningNeedsConsent: true,
      timezoneConfirmed: true,
      lateCorrections: 'NEW_VERSION',
      minimumPasswordLength: 6,
      payRules: [
        {
          from: null,
          timezone: 'America/Denver',
          roundingRule: 'none',
          overtimeRule: 'FLSA',
          customRule: null,
          breakPremiums: true,
          workweekStartsOn: 'SUNDAY',
        },
      ],
      scheduledChanges: [],
    });
    expect(withRoundingTexts(graphql.body.data.viewer.organization)).toEqual(rest.body);
  });
});
