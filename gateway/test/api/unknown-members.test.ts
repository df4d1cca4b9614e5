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

  test('changes nothing', async () => {
    const { user } = owner;
    const changes = { firstName: 'Changed', status: 'DISABLED' };
    const { status, body } = await gateway.rest(owner, 'PATCH', `/api/users/${user.id}`, changes);
    expect([status, body.fields]).toEqual([400, { status: 'This operation has no such member' }]);
    expect((await gateway.rest(owner, 'GET', '/api/auth/me')).body.user).toMatchObject({ firstName: user.firstName });
  });
});
