import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { auditOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { newId } from '../../../platform/database/ids.js';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const aRegistration = (timezone?: unknown) => ({
  ...{ firstName: 'Ada', lastName: 'Marsh', email: `${newId()}@example.com` },
  ...{ password: 'correct horse', orgName: 'Redstone Builders', ...(timezone !== undefined && { timezone }) },
});

interface Registered {
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly token: string;
}

async function registerThroughRest(timezone?: unknown): Promise<Registered> {
  const { body, token } = await gateway.rest(null, 'POST', '/api/auth/register', aRegistration(timezone));
  return { ...body, token };
}

async function registerThroughGraphql(timezone?: unknown): Promise<Registered> {
  const query = 'mutation ($input: OrganizationRegisterInput!) { organizationRegister(input: $input) { user { id } } }';
  const { body, token } = await gateway.graphql(null, query, { input: aRegistration(timezone) });
  return { ...body.errors?.[0].extensions, token };
}

const organizationOf = async ({ token }: Registered) => (await gateway.rest(token, 'GET', '/api/organization')).body;

describe.each([
  ['REST', registerThroughRest],
  ['GraphQL', registerThroughGraphql],
])('an organization registered through %s', (_api, register) => {
  test('takes the time zone of the browser and asks for confirmation', async () => {
    const organization = await organizationOf(await register('europe/berlin'));
    expect(organization).toMatchObject({
      ...{ timezone: 'Europe/Berlin', timezoneInForce: 'Europe/Berlin', timezoneConfirmed: false },
      payRules: [{ from: null, timezone: 'Europe/Berlin' }],
    });
  });

  test.each([
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['America/Phoenix', 'America/Phoenix'],
  ])('takes the zone %s of a browser by its present name %s', async (timezone, name) => {
    expect(await organizationOf(await register(timezone))).toMatchObject({ timezone: name, timezoneInForce: name });
  });

  test.each([undefined, null])('has no time zone of its own without one: %j', async (timezone) => {
    const organization = await organizationOf(await register(timezone));
    expect(organization).toMatchObject({
      ...{ timezone: null, timezoneInForce: 'America/Denver', timezoneConfirmed: true },
    });
  });

  test.each(['Mars/Olympus', '+01:00', 5])('is rejected with the time zone %j', async (timezone) => {
    const { code, fields } = await register(timezone);
    expect(code).toBe('BAD_USER_INPUT');
    if (typeof timezone === 'string') expect(fields).toHaveProperty('timezone');
  });
});

test('confirming the time zone is recorded, and the question does not return', async () => {
  const registered = await registerThroughRest('Europe/Berlin');
  const confirmed = await gateway.rest(registered.token, 'POST', '/api/organization/confirm-timezone');
  expect(confirmed).toMatchObject({ status: 200, body: { timezone: 'Europe/Berlin', timezoneConfirmed: true } });
  const me = await gateway.rest(registered.token, 'GET', '/api/auth/me');
  expect(me.body.user.organization).toMatchObject({ timezoneConfirmed: true });
  const [, entry] = await auditOf(gateway.orm, confirmed.body.id);
  expect(entry).toMatchObject({
    action: 'organization.timezone-confirmed',
    changes: { timezone: { before: 'Europe/Berlin', after: 'Europe/Berlin' } },
  });
});

test('changing the time zone of a new organization confirms it', async () => {
  const registered = await registerThroughGraphql('Europe/Berlin');
  await gateway.rest(registered.token, 'PATCH', '/api/organization', { timezone: 'Europe/Vienna' });
  expect(await organizationOf(registered)).toMatchObject({ timezone: 'Europe/Vienna', timezoneConfirmed: true });
});
