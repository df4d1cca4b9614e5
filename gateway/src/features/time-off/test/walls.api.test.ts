import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { User } from '../../identity/index.js';
import { aUser } from '../../identity/test/builders.js';
import { aPtoPolicy, aPtoRequest } from './builders.js';
import { apis, type OperationName, operationNames, type TimeOffDoors, timeOffDoors } from './time-off-doors.js';

let doors: TimeOffDoors;

beforeAll(async () => {
  doors = await timeOffDoors();
});
afterAll(() => doors.close());

const everybodys: readonly OperationName[] = ['ptoPolicies', 'myPtoRequests', 'requestPto', 'cancelPtoRequest'];
const approvers: readonly OperationName[] = [
  ...everybodys,
  'pendingPtoRequests',
  'approvePtoRequest',
  'denyPtoRequest',
];
const theirs: readonly (readonly [User['role'], readonly OperationName[]])[] = [
  ['OWNER', operationNames],
  ['ADMIN', operationNames],
  ['MANAGER', approvers],
  ['ACCOUNTANT', everybodys],
  ['WORKER', everybodys],
];

describe.each(apis)('who may do what with time off through %s', (door) => {
  test.each(theirs)('%s, whatever the id or the body', async (role, allowed) => {
    const by = await aUser(doors.orm, { role });

    for (const name of operationNames) {
      const { code } = await doors.ask(door, by, name, {}, 'nonsense');
      expect([name, code === 'FORBIDDEN']).toEqual([name, !allowed.includes(name)]);
      expect([name, (await doors.ask(door, null, name, {}, by.id)).code]).toEqual([name, 'UNAUTHENTICATED']);
    }
  });

  test('nothing of another organization is there', async () => {
    const owner = await aUser(doors.orm, { role: 'OWNER' });
    const stranger = await aUser(doors.orm);
    const policy = await aPtoPolicy(doors.orm, { organizationId: stranger.organizationId });
    const { id } = await aPtoRequest(doors.orm, { user: stranger, policy });
    const approved = await aPtoRequest(doors.orm, { user: stranger, policy, status: 'APPROVED' });
    await aPtoRequest(doors.orm, { user: owner });

    for (const foreign of [id, approved.id, 'nonsense', owner.id]) {
      for (const name of ['approvePtoRequest', 'denyPtoRequest', 'cancelPtoRequest'] as const) {
        expect((await doors.ask(door, owner, name, {}, foreign)).code).toBe('NOT_FOUND');
      }
    }
    for (const foreign of [policy.id, 'nonsense']) {
      expect((await doors.ask(door, owner, 'updatePtoPolicy', { name: 'x' }, foreign)).code).toBe('NOT_FOUND');
      expect((await doors.ask(door, owner, 'deletePtoPolicy', {}, foreign)).code).toBe('NOT_FOUND');
    }
    const { data } = await doors.ask(door, owner, 'pendingPtoRequests');
    expect(data).toMatchObject([{ user: { id: owner.id }, othersOff: [] }]);
    expect(JSON.stringify((await doors.ask(door, owner, 'ptoPolicies')).data)).not.toContain(policy.id);
  });
});
