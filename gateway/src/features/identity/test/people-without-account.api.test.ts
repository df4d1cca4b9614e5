import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aUser, testPassword } from './builders.js';

let gateway: TestGateway;
let manager: Actor;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  manager = await createActor(gateway, 'MANAGER');
});

const ana = { firstName: 'Ana', lastName: 'Ruiz', role: 'WORKER' };

async function add(person: object = {}) {
  return gateway.rest(manager, 'POST', '/api/users', { ...ana, ...person });
}

describe('a person without an account', () => {
  test('is created without an email address and a password', async () => {
    const { status, body } = await add();
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...ana, email: null, hasAccount: false, status: 'ACTIVE', deletedAt: null });
  });

  test('is created through GraphQL too', async () => {
    const { body } = await gateway.graphql(
      manager,
      'mutation($input: UserCreateInput!) { userCreate(input: $input) { user { email hasAccount staffNumber status } } }',
      { input: ana },
    );
    const user = { email: null, hasAccount: false, staffNumber: '102', status: 'ACTIVE' };
    expect(body.data).toEqual({ userCreate: { user } });
  });

  test.each([
    [{ email: 'ana@example.com' }, 'password'],
    [{ password: 'battery staple' }, 'email'],
    [{ role: 'MANAGER' }, 'role'],
    [{ staffNumber: '12' }, 'staffNumber'],
    [{ staffNumber: '123456789' }, 'staffNumber'],
    [{ staffNumber: '12a' }, 'staffNumber'],
  ])('is refused with %j at the field %s', async (given, field) => {
    const { status, body } = await add(given);
    expect(status).toBe(400);
    expect(body.fields).toHaveProperty(field);
  });

  test('is on the team, on the schedule board and in the timesheets of the manager', async () => {
    const { body: person } = await add();
    const clockInAt = new Date(Date.now() - 7_200_000).toISOString();
    const clockOutAt = new Date(Date.now() - 3_600_000).toISOString();
    const sheet = await gateway.rest(manager, 'POST', '/api/timesheets', { userId: person.id, clockInAt, clockOutAt });
    expect(sheet.status).toBe(201);
    const from = new Date(Date.now() - 86_400_000).toISOString();
    const to = new Date(Date.now() + 86_400_000).toISOString();
    const { body } = await gateway.graphql(
      manager,
      `query($from: DateTimeISO!, $to: DateTimeISO!) { viewer {
        users { nodes { id } }
        scheduleBoard(from: $from, to: $to) { people { user { id hasAccount } } }
      } }`,
      { from, to },
    );
    expect(body.data.viewer.users.nodes).toContainEqual({ id: person.id });
    expect(body.data.viewer.scheduleBoard.people).toContainEqual({ user: { id: person.id, hasAccount: false } });
  });

  test('gets no higher role and no link to choose a password before they are invited', async () => {
    const { body: person } = await add();
    const message = 'This person has no account. Invite them first.';
    for (const [method, path, input] of [
      ['PATCH', `/api/users/${person.id}/role`, { role: 'MANAGER' }],
      ['POST', `/api/users/${person.id}/reset-link`, undefined],
    ] as const) {
      const { status, body } = await gateway.rest(manager, method, path, input);
      expect([status, body.message]).toEqual([409, message]);
    }
  });

  test('is archived, reinstated and permanently deleted like everyone', async () => {
    const { body: person } = await add();
    expect((await gateway.rest(manager, 'DELETE', `/api/users/${person.id}`)).status).toBe(204);
    const reinstated = await gateway.rest(manager, 'PATCH', `/api/users/${person.id}/reinstate`);
    expect(reinstated.body).toMatchObject({ status: 'ACTIVE', hasAccount: false });
    expect((await gateway.rest(manager, 'DELETE', `/api/users/${person.id}/permanent`)).status).toBe(204);
    const { body: team } = await gateway.rest(manager, 'GET', '/api/users');
    expect(team.map(({ id }: { id: string }) => id)).not.toContain(person.id);
  });
});

describe('staff numbers', () => {
  const numberOf = async (person: object = {}) => (await add(person)).body.staffNumber;

  test('are the next free ones from 101', async () => {
    const { body: team } = await gateway.rest(manager, 'GET', '/api/users');
    expect(team).toMatchObject([{ staffNumber: '101' }]);
    expect([await numberOf(), await numberOf({ staffNumber: '104' }), await numberOf(), await numberOf()]).toEqual([
      '102',
      '104',
      '103',
      '105',
    ]);
  });

  test('are given once, even after the person was permanently deleted', async () => {
    const { body: person } = await add({ staffNumber: '7001' });
    const taken = { status: 409, body: { fields: { staffNumber: 'This staff number is already in use' } } };
    expect(await add({ staffNumber: '7001' })).toMatchObject(taken);
    await gateway.rest(manager, 'DELETE', `/api/users/${person.id}/permanent`);
    expect(await add({ staffNumber: '7001' })).toMatchObject(taken);
  });

  test('are free in another organization', async () => {
    await add({ staffNumber: '7001' });
    const other = await createActor(gateway, 'MANAGER');
    expect((await gateway.rest(other, 'POST', '/api/users', { ...ana, staffNumber: '7001' })).status).toBe(201);
  });

  test('differ and fail for nobody when twenty people are added at the same time', async () => {
    const people = await Promise.all(
      Array.from({ length: 20 }, (_, index) => add(index % 4 === 0 ? { staffNumber: String(102 + index) } : {})),
    );
    expect(people.filter(({ status }, index) => index % 4 !== 0 && status !== 201)).toEqual([]);
    const numbers = people.filter(({ status }) => status === 201).map(({ body }) => body.staffNumber);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('are not shown to colleagues', async () => {
    const worker = await createActor(gateway, 'WORKER', { organizationId: manager.organizationId });
    const colleague = await aUser(gateway.orm, { organizationId: manager.organizationId });
    const { body } = await gateway.graphql(
      worker,
      'query($id: ID!) { node(id: $id) { ... on User { staffNumber } } }',
      {
        id: colleague.id,
      },
    );
    expect(body.data?.node ?? null).toBeNull();
  });
});

test('nobody signs in as a person without an account', async () => {
  await add();
  const { status } = await gateway.rest(null, 'POST', '/api/auth/login', { email: '', password: testPassword });
  expect(status).toBe(400);
});
