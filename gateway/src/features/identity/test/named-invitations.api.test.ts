import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { AuditEntry } from '../../audit/index.js';
import { invitationCalls } from './calls.js';

let gateway: TestGateway;
let calls: ReturnType<typeof invitationCalls>;
let admin: Actor;

beforeAll(async () => {
  gateway = await startGateway();
  calls = invitationCalls(gateway);
});
beforeEach(async () => {
  admin = await createActor(gateway, 'ADMIN');
});
afterAll(() => gateway.close());

const name = { firstName: 'Ana', lastName: 'Ruiz' };
const invite = (input: object) => gateway.rest(admin, 'POST', '/api/invitations', input);
const addPerson = async () =>
  (await gateway.rest(admin, 'POST', '/api/users', { ...name, role: 'WORKER', employeeNumber: 'E-7' })).body;
const team = async () => (await gateway.rest(admin, 'GET', '/api/users')).body as Person[];
const others = async () => (await team()).filter(({ id }) => id !== admin.userId);

interface Person {
  readonly id: string;
  readonly status: string;
}

describe('an invitation with a name', () => {
  test('adds the person to the team at once, as INVITED with the role that they will get', async () => {
    const { body: invitation } = await invite({ ...name, role: 'MANAGER' });
    expect(await others()).toMatchObject([
      { ...name, id: invitation.user.id, status: 'INVITED', role: 'WORKER', invitedRole: 'MANAGER', hasAccount: false },
    ]);
    const { body } = await gateway.graphql(admin, '{ viewer { users { nodes { id status invitedRole } } } }');
    expect(body.data.viewer.users.nodes).toContainEqual({
      ...{ id: invitation.user.id, status: 'INVITED', invitedRole: 'MANAGER' },
    });
  });

  test('is used by that person, who keeps their id and numbers and gets the role', async () => {
    const { body: invitation } = await invite({ ...name, role: 'MANAGER' });
    const [invited] = await others();
    expect((await calls.verify(invitation.inviteCode)).body.invitation).toMatchObject(name);
    const joined = await calls.register(invitation.inviteCode, { firstName: 'Anna', lastName: 'Ruiz' });
    expect(joined.status).toBe(201);
    expect(joined.body.user).toMatchObject({ hasAccount: true, invitedUntil: null, invitedRole: null });
    expect(await others()).toMatchObject([
      {
        ...invited,
        firstName: 'Anna',
        status: 'ACTIVE',
        role: 'MANAGER',
        hasAccount: true,
        email: expect.anything(),
        invitedUntil: null,
        invitedRole: null,
      },
    ]);
  });

  test('leaves the person on the team as a WORKER without an account when it is deleted', async () => {
    const { body: invitation } = await invite({ ...name, role: 'MANAGER' });
    expect((await gateway.rest(admin, 'DELETE', `/api/invitations/${invitation.id}`)).status).toBe(204);
    expect(await others()).toMatchObject([{ ...name, status: 'ACTIVE', role: 'WORKER', hasAccount: false }]);
  });

  test('leaves the person on the team without an account when it expires', async () => {
    const current = await createActor(gateway, 'ADMIN', admin);
    await invite(name);
    gateway.clock.advance({ days: 7 });
    const { body } = await gateway.rest(current, 'GET', '/api/users');
    const found = (body as Person[]).filter(({ id }) => ![admin.userId, current.userId].includes(id));
    expect(found).toMatchObject([{ ...name, status: 'ACTIVE', hasAccount: false }]);
  });

  test.each([
    [{ firstName: 'Ana' }, 'lastName'],
    [{ lastName: 'Ruiz' }, 'firstName'],
    [{ ...name, maxUses: 5 }, 'firstName'],
  ])('is refused as %j at the field %s', async (input, field) => {
    const { status, body } = await invite(input);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect(await others()).toEqual([]);
  });

  test('records who was added and invited', async () => {
    const { body: invitation } = await invite(name);
    const entries = await gateway.orm.em
      .fork()
      .find(AuditEntry, { organizationId: admin.organizationId }, { filters: false });
    expect(entries.map(({ action, subjectId }) => [action, subjectId])).toEqual(
      expect.arrayContaining([
        ['user.created', invitation.user.id],
        ['invitation.created', invitation.id],
      ]),
    );
    expect(JSON.stringify(entries)).toContain(`"userId":{"after":"${invitation.user.id}"}`);
  });
});

describe('an invitation for a person without an account', () => {
  test('gives them an account; their id, numbers and hours stay', async () => {
    const person = await addPerson();
    const clockInAt = new Date(gateway.clock.now().getTime() - 7_200_000).toISOString();
    const clockOutAt = new Date(gateway.clock.now().getTime() - 3_600_000).toISOString();
    const sheet = await gateway.rest(admin, 'POST', '/api/timesheets', { userId: person.id, clockInAt, clockOutAt });
    expect(sheet.status).toBe(201);
    const { body: invitation } = await invite({ userId: person.id });
    expect(invitation).toMatchObject({ role: 'WORKER', user: { id: person.id, ...name } });
    await calls.register(invitation.inviteCode, name);
    expect(await others()).toMatchObject([
      { id: person.id, staffNumber: person.staffNumber, employeeNumber: 'E-7', hasAccount: true, status: 'ACTIVE' },
    ]);
    const { body } = await gateway.graphql(admin, '{ viewer { timesheets { nodes { id user { id email } } } } }');
    expect(body.data.viewer.timesheets.nodes).toEqual([
      { id: sheet.body.id, user: { id: person.id, email: expect.stringContaining('@') } },
    ]);
  });

  test('names no role and no other name', async () => {
    const { id: userId } = await addPerson();
    expect(await invite({ userId, role: 'MANAGER' })).toMatchObject({
      status: 400,
      body: { fields: { role: expect.anything() } },
    });
    expect(await invite({ userId, ...name })).toMatchObject({ status: 400 });
    expect(await invite({ userId, maxUses: 2 })).toMatchObject({ status: 400 });
  });

  test('is refused for a person who has an account, an open invitation, or was archived or deleted', async () => {
    const message = 'This person already has an account';
    expect(await invite({ userId: admin.userId })).toMatchObject({ status: 409, body: { message } });
    const { id: userId } = await addPerson();
    await invite({ userId });
    expect(await invite({ userId })).toMatchObject({ status: 409 });
    const another = await addPerson2();
    await gateway.rest(admin, 'DELETE', `/api/users/${another}`);
    expect(await invite({ userId: another })).toMatchObject({ status: 409 });
    await gateway.rest(admin, 'DELETE', `/api/users/${another}/permanent`);
    expect(await invite({ userId: another })).toMatchObject({ status: 404 });
  });

  const addPerson2 = async () => (await gateway.rest(admin, 'POST', '/api/users', { ...name, role: 'WORKER' })).body.id;

  test('belongs to the organization of the caller', async () => {
    const { id: userId } = await addPerson();
    const outsider = await createActor(gateway, 'ADMIN');
    expect((await gateway.rest(outsider, 'POST', '/api/invitations', { userId })).status).toBe(404);
  });

  test('is made once when two administrators invite at the same time', async () => {
    const { id: userId } = await addPerson();
    const colleague = await createActor(gateway, 'ADMIN', admin);
    const responses = await Promise.all(
      [admin, colleague, admin, colleague].map((caller) =>
        gateway.rest(caller, 'POST', '/api/invitations', { userId }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  });

  test('is used once when several people join with it at the same time', async () => {
    const { body: invitation } = await invite(name);
    const responses = await Promise.all([1, 2, 3, 4].map(() => calls.register(invitation.inviteCode)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    expect(await others()).toHaveLength(1);
  });

  test('replaces an expired one', async () => {
    const { id: userId } = await addPerson();
    await invite({ userId, expiresInDays: 1 });
    gateway.clock.advance({ days: 1 });
    const again = await createActor(gateway, 'ADMIN', admin);
    expect((await gateway.rest(again, 'POST', '/api/invitations', { userId })).status).toBe(201);
    expect((await gateway.rest(again, 'GET', '/api/invitations')).body).toHaveLength(1);
  });

  test('explains that the person was archived, and works again when they are reinstated', async () => {
    const { body: invitation } = await invite(name);
    await gateway.rest(admin, 'DELETE', `/api/users/${invitation.user.id}`);
    const message = expect.stringContaining('You were archived on this team');
    for (const send of [calls.verify, calls.register]) {
      expect(await send(invitation.inviteCode)).toMatchObject({ status: 409, body: { message } });
    }
    const { body } = await gateway.rest(admin, 'PATCH', `/api/users/${invitation.user.id}/reinstate`);
    expect(body.status).toBe('INVITED');
    expect((await calls.register(invitation.inviteCode)).status).toBe(201);
  });

  test('expires with the permanent deletion of the person, and names them no longer', async () => {
    const { body: invitation } = await invite({ ...name, email: 'ana@example.com', phone: '+1 303 555 0142' });
    expect((await gateway.rest(admin, 'DELETE', `/api/users/${invitation.user.id}/permanent`)).status).toBe(204);
    expect((await calls.register(invitation.inviteCode)).status).toBe(410);
    const { text } = await gateway.rest(admin, 'GET', '/api/invitations');
    expect(text).not.toMatch(/ana@example|0142/);
    expect(await others()).toEqual([]);
  });
});

test('an invitation without a name adds its person when they join', async () => {
  const { body: invitation } = await invite({ email: 'new@example.com' });
  expect(invitation.user).toBeNull();
  expect(await others()).toEqual([]);
  await calls.register(invitation.inviteCode);
  expect(await others()).toMatchObject([{ staffNumber: '102', hasAccount: true }]);
});
