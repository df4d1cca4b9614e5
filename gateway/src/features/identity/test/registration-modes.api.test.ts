import { afterEach, describe, expect, test } from '@jest/globals';
import { applicationOf, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { newId } from '../../../platform/database/ids.js';
import { systemSql } from '../../../platform/database/tenant-sql.js';
import { createOrganizationInvite } from '../registration/organization-invites.queries.js';
import { aUser } from './builders.js';
import { invitationCalls } from './calls.js';

let gateway: TestGateway;
afterEach(() => gateway.close());

const start = async (env: NodeJS.ProcessEnv) => {
  gateway = await startGateway({ env });
};

const register = (overrides: object = {}) =>
  gateway.rest(null, 'POST', '/api/auth/register', {
    ...{ firstName: 'Ada', lastName: 'Marsh', orgName: 'Redstone', email: `${newId()}@example.com` },
    ...{ password: 'correct horse', ...overrides },
  });

const aLink = (isSetUp = false) =>
  createOrganizationInvite(systemSql(applicationOf(gateway.orm).em.fork(), 'an operator'), {
    ...{ now: gateway.clock.now(), hours: 72, isSetUp },
  });

const statusesOf = (responses: readonly { readonly status: number }[]) =>
  responses.map(({ status }) => status).toSorted();

describe('REGISTRATION=closed', () => {
  test('lets nobody create an organization, and people still join with an invitation', async () => {
    await start({ REGISTRATION: 'closed' });
    const admin = await createActor(gateway, 'ADMIN');
    expect(await register()).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await register({ inviteToken: await aLink() })).status).toBe(403);
    const { invite, register: join } = invitationCalls(gateway);
    const { inviteCode } = await invite(admin);
    expect((await join(inviteCode)).status).toBe(201);
    const { data } = (
      await gateway.graphql(null, '{ visitor { registrationOptions { mode minimumPasswordLength confirmedByMail } } }')
    ).body;
    expect(data.visitor.registrationOptions).toEqual({
      mode: 'CLOSED',
      minimumPasswordLength: 6,
      confirmedByMail: false,
    });
  });

  test('lets one of two simultaneous set-up links create the first organization', async () => {
    await start({ REGISTRATION: 'closed' });
    const links = [await aLink(true), await aLink(true)];
    const responses = await Promise.all(links.map((inviteToken) => register({ inviteToken })));
    const [created, refused = 0] = statusesOf(responses);
    expect(created).toBe(201);
    expect([403, 409]).toContain(refused);
    expect((await register({ inviteToken: await aLink(true) })).status).toBe(403);
  });
});

describe('REGISTRATION=invite', () => {
  test('takes a link of the operator, once and until it expires', async () => {
    await start({ REGISTRATION: 'invite' });
    expect((await register()).status).toBe(403);
    expect((await register({ inviteToken: 'unknown' })).status).toBe(404);
    const inviteToken = await aLink();
    const responses = await Promise.all([1, 2, 3].map(() => register({ inviteToken })));
    expect(statusesOf(responses)).toEqual([201, 409, 409]);
    const late = await aLink();
    gateway.clock.advance({ hours: 72 });
    expect((await register({ inviteToken: late })).status).toBe(410);
    expect((await gateway.rest(null, 'GET', '/api/auth/registration')).body).toMatchObject({ mode: 'INVITE' });
  });

  test('keeps the link usable after a failed attempt', async () => {
    await start({ REGISTRATION: 'invite' });
    const { email } = await aUser(gateway.orm);
    const inviteToken = await aLink();
    expect((await register({ inviteToken, email })).status).toBe(409);
    expect((await register({ inviteToken })).status).toBe(201);
  });
});

describe('registrations from one address', () => {
  test('stop at the limit, failed ones included', async () => {
    await start({ REGISTRATIONS_PER_ADDRESS: '3' });
    const { email } = await aUser(gateway.orm);
    const responses = [await register(), await register({ email }), await register({ email })];
    expect(statusesOf(responses)).toEqual([201, 409, 409]);
    const stopped = await register();
    expect(stopped).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } });
  });

  test('stop 150 in a row on loopback too', async () => {
    // Closed, so that no attempt that the limit lets pass hashes a password.
    await start({ REGISTRATION: 'closed' });
    const responses = await Promise.all(Array.from({ length: 150 }, () => register()));
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(50);
  });
});
