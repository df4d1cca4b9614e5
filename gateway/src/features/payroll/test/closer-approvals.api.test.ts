import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aUser } from '../../identity/test/builders.js';
import { invitationCalls } from '../../identity/test/calls.js';
import { aTimesheet } from '../../timeclock/test/builders.js';

let gateway: TestGateway;
let admin: Actor;

beforeAll(async () => {
  gateway = await startGateway({ now: '2026-07-20T15:00:00Z' });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  admin = await createActor(gateway, 'ADMIN');
});

const startDate = '2026-07-05';
const shift = { clockInAt: new Date('2026-07-06T15:00:00Z'), clockOutAt: new Date('2026-07-06T23:00:00Z') };
const check = async (actor = admin) =>
  (await gateway.rest(actor, 'GET', `/api/pay-periods/check?startDate=${startDate}`)).body;
const messages = async (actor = admin) =>
  (await check(actor)).approvalsByCloser.map(({ message }: { message: string }) => message);

/** A timesheet of a person that an account has approved. */
async function anApproval(user: Actor['user'], approvedBy: string, approvedAt = gateway.clock.now()) {
  const { id } = await aTimesheet(gateway.orm, { user, ...shift, approvedAt });
  await gateway.orm.em.fork().execute('update timesheets set approved_by_id = ? where id = ?', [approvedBy, id]);
}
const aMember = (role: 'WORKER' | 'MANAGER', firstName = 'Wes') =>
  aUser(gateway.orm, { organizationId: admin.user.organizationId, role, firstName, lastName: 'Ito' });

/** The id of an account with the names Second Account, which `admin` opened this way. */
const ways: Record<string, () => Promise<string>> = {
  'created with a password': async () => {
    const person = { firstName: 'Second', lastName: 'Account', email: `second-${admin.user.id}@example.com` };
    const input = { ...person, role: 'MANAGER', password: 'battery staple' };
    return (await gateway.rest(admin, 'POST', '/api/users', input)).body.id;
  },
  invited: async () => {
    const { inviteCode } = await invitationCalls(gateway).invite(admin, { role: 'MANAGER' });
    return await register(inviteCode);
  },
  'let in by a link for several people that is deleted afterwards': async () => {
    const { id, inviteCode } = await invitationCalls(gateway).invite(admin, { role: 'MANAGER', maxUses: 2 });
    const account = await register(inviteCode);
    await gateway.rest(admin, 'DELETE', `/api/invitations/${id}`);
    return account;
  },
  'made a link for to choose a password': async () => {
    const { organizationId } = admin.user;
    const account = { organizationId, role: 'MANAGER', firstName: 'Second', lastName: 'Account' } as const;
    const { id } = await aUser(gateway.orm, account);
    expect((await gateway.rest(admin, 'POST', `/api/users/${id}/reset-link`)).status).toBe(201);
    return id;
  },
};

async function register(inviteCode: string): Promise<string> {
  const email = `invited-${admin.user.id}@example.com`;
  const person = { inviteCode, firstName: 'Second', lastName: 'Account', email, password: 'battery staple' };
  return (await gateway.rest(null, 'POST', '/api/register', person)).body.user.id;
}

describe('the closing check about one person who approves hours and closes', () => {
  test('counts what the caller approved, and says it of a closed period about who closed it', async () => {
    const worker = await aMember('WORKER');
    await anApproval(worker, admin.user.id);
    await anApproval(await aMember('WORKER'), (await aMember('MANAGER')).id);
    expect(await messages()).toEqual(['You approved 1 timesheet of this period.']);

    expect((await gateway.rest(admin, 'POST', '/api/pay-periods/close', { startDate })).status).toBe(200);

    const other = await createActor(gateway, 'OWNER', admin);
    const { firstName, lastName } = admin.user;
    expect(await messages(other)).toEqual([
      `${firstName} ${lastName} approved 1 timesheet of this period and closed it.`,
    ]);
  });

  test('is silent when another person approved everything', async () => {
    await anApproval(await aMember('WORKER'), (await aMember('MANAGER')).id);
    expect(await messages()).toEqual([]);
  });

  test.each(Object.keys(ways))('counts what an account approved that the caller %s', async (way) => {
    const account = await ways[way]?.();
    await anApproval(await aMember('WORKER'), account ?? '');
    expect(await messages()).toEqual([
      'Second Account approved 1 timesheet of this period with an account that you made or reset.',
    ]);
  });

  test('leaves out what an account approved before the caller reset it', async () => {
    const before = gateway.clock.now();
    gateway.clock.advance({ minutes: 1 });
    const account = await ways['made a link for to choose a password']?.();
    await anApproval(await aMember('WORKER'), account ?? '', before);
    expect(await messages()).toEqual([]);
  });
});

test.each(Object.keys(ways))('hours approved by an account that their worker %s are self-approved', async (way) => {
  const account = await ways[way]?.();
  await anApproval(admin.user, account ?? '');
  await anApproval(await aMember('WORKER'), account ?? '');

  const { exceptions } = await check();
  const items = exceptions.flatMap(({ code, items: found }: { code: string; items: { user: { id: string } }[] }) =>
    found.map(({ user }) => [code, user.id]),
  );
  expect(items).toEqual([['SELF_APPROVED', admin.user.id]]);
});
