import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { features } from '../../src/composition/features.js';
import { routesOf } from '../../src/platform/api/operation.js';
import { type Actor, createActor, createKey, startGateway, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;
let owner: Actor;
let accountant: Actor;

beforeAll(async () => {
  gateway = await startGateway();
  owner = await createActor(gateway, 'OWNER');
  accountant = await createActor(gateway, 'ACCOUNTANT', owner);
});
afterAll(() => gateway.close());

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const routes = routesOf(features).filter(({ method, body }) => method !== 'GET' && body !== 'multipart');

describe('a member of a body that the operation does not know', () => {
  test.each(routes.map(({ method, path, useCase }) => [method, path, useCase.operation] as const))(
    'is refused by name: %s %s',
    async (method, path, operation) => {
      const sender = operation === 'requestReopening' ? accountant : owner;
      const { status, body } = await gateway.rest(sender, method, path.replaceAll(/:\w+/g, id), {
        salary: 1,
        password2: 'x',
      });
      expect([status, Object.keys((body as { fields?: object }).fields ?? {})]).toEqual([400, ['salary', 'password2']]);
    },
  );

  test('is not looked at before the role of the caller', async () => {
    const worker = await createActor(gateway, 'WORKER', owner);
    expect((await gateway.rest(worker, 'POST', '/api/jobs', { salary: 1 })).status).toBe(403);
    const key = await createKey(gateway, owner, ['people:read']);
    expect((await gateway.rest(key, 'POST', '/api/jobs', { salary: 1 })).status).toBe(403);
  });

  test('is refused within lists and objects, and names few of many', async () => {
    const times = { clockInAt: '2026-07-13T15:00:00Z', clockOutAt: '2026-07-13T23:00:00Z' };
    const breaks = [{ type: 'PAID', startAt: '2026-07-13T16:00:00Z', endAt: '2026-07-13T16:10:00Z', salary: 1 }];
    const sheet = { userId: owner.userId, ...times, breaks };
    const { status, body } = await gateway.rest(owner, 'POST', '/api/timesheets', sheet);
    expect([status, body.fields]).toEqual([400, { 'breaks.0.salary': 'This operation has no such member' }]);
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`member${index}`, 1]));
    const refused = await gateway.rest(owner, 'POST', '/api/jobs', { ...many, constructor: 1 });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, expect.arrayContaining(['member0'])]);
    expect(Object.keys(refused.body.fields)).toHaveLength(20);
  });

  test('changes nothing', async () => {
    const { user } = owner;
    const changes = { firstName: 'Changed', status: 'DISABLED' };
    const { status, body } = await gateway.rest(owner, 'PATCH', `/api/users/${user.id}`, changes);
    expect([status, body.fields]).toEqual([400, { status: 'This operation has no such member' }]);
    expect((await gateway.rest(owner, 'GET', '/api/auth/me')).body.user).toMatchObject({ firstName: user.firstName });
  });
});
