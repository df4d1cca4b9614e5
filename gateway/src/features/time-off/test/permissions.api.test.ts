import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apis, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aUser } from '../../identity/test/builders.js';
import { aPtoPolicy, aPtoRequest } from './builders.js';
import { type OperationName, operationNames, operations } from './calls.js';

let gateway: TestGateway<OperationName>;

beforeAll(async () => {
  gateway = await startGateway({ operations });
});
afterAll(() => gateway.close());

const operationsOfEveryone: readonly OperationName[] = [
  'ptoPolicies',
  'myPtoRequests',
  'requestPto',
  'cancelPtoRequest',
];
const approvers: readonly OperationName[] = [
  ...operationsOfEveryone,
  'pendingPtoRequests',
  'approvePtoRequest',
  'denyPtoRequest',
  'decidedPtoRequests',
  'revokePtoRequest',
  'ptoCalendar',
];
const allowedOperations: readonly (readonly [User['role'], readonly OperationName[]])[] = [
  ['OWNER', operationNames],
  ['ADMIN', operationNames],
  ['MANAGER', approvers],
  ['ACCOUNTANT', operationsOfEveryone],
  ['WORKER', operationsOfEveryone],
];

describe.each(apis)('the permissions for time off over %s', (api) => {
  test.each(allowedOperations)(
    'allow the role %s its operations, whatever the id or the body',
    async (role, allowed) => {
      const by = await aUser(gateway.orm, { role });

      for (const name of operationNames) {
        const { code } = await gateway.call(api, by, name, {}, 'nonsense');
        expect([name, code === 'FORBIDDEN']).toEqual([name, !allowed.includes(name)]);
        expect([name, (await gateway.call(api, null, name, {}, by.id)).code]).toEqual([name, 'UNAUTHENTICATED']);
      }
    },
  );

  test('hide the data of other organizations', async () => {
    const owner = await aUser(gateway.orm, { role: 'OWNER' });
    const outsider = await aUser(gateway.orm);
    const policy = await aPtoPolicy(gateway.orm, { organizationId: outsider.organizationId });
    const { id } = await aPtoRequest(gateway.orm, { user: outsider, policy });
    const approved = await aPtoRequest(gateway.orm, { user: outsider, policy, status: 'APPROVED' });
    await aPtoRequest(gateway.orm, { user: owner });

    for (const foreign of [id, approved.id, 'nonsense', owner.id]) {
      for (const name of ['approvePtoRequest', 'denyPtoRequest', 'cancelPtoRequest', 'revokePtoRequest'] as const) {
        expect((await gateway.call(api, owner, name, {}, foreign)).code).toBe('NOT_FOUND');
      }
    }
    for (const foreign of [policy.id, 'nonsense']) {
      expect((await gateway.call(api, owner, 'updatePtoPolicy', { name: 'x' }, foreign)).code).toBe('NOT_FOUND');
      expect((await gateway.call(api, owner, 'deletePtoPolicy', {}, foreign)).code).toBe('NOT_FOUND');
    }
    const { data } = await gateway.call(api, owner, 'pendingPtoRequests');
    expect(data).toMatchObject([{ user: { id: owner.id }, othersOff: [] }]);
    expect(JSON.stringify((await gateway.call(api, owner, 'decidedPtoRequests')).data)).not.toContain(approved.id);
    expect(JSON.stringify((await gateway.call(api, owner, 'ptoPolicies')).data)).not.toContain(policy.id);
  });
});
