import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apis, auditOf, startGateway, statementsOf, type TestGateway } from '../../../../test/harness/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aPtoPolicy, aPtoRequest } from './builders.js';
import { type OperationName, operations } from './calls.js';

let gateway: TestGateway<OperationName>;

beforeAll(async () => {
  gateway = await startGateway({ operations });
});
afterAll(() => gateway.close());

describe.each(apis)('a decision over %s', (api) => {
  test.each([
    ['approvePtoRequest', 'APPROVED', 'pto-request.approved'],
    ['denyPtoRequest', 'DENIED', 'pto-request.denied'],
  ] as const)('%s makes it %s, with or without notes, and writes one audit entry', async (name, status, action) => {
    const { organizationId, worker, colleague, manager, admin } = await aTeam(gateway.orm);
    const bare = await aPtoRequest(gateway.orm, { user: worker });
    const noted = await aPtoRequest(gateway.orm, { user: colleague });
    const empty = await aPtoRequest(gateway.orm, { user: colleague });

    expect((await gateway.call(api, manager, name, undefined, bare.id)).data).toMatchObject({
      id: bare.id,
      status,
      managerNotes: null,
      decidedAt: gateway.clock.now().toISOString(),
      decidedBy: { id: manager.id },
      user: { id: worker.id },
      canDecide: false,
    });
    const managerNotes = 'Enjoy it.\nSee you in August.';
    expect((await gateway.call(api, admin, name, { managerNotes }, noted.id)).data).toMatchObject({
      status,
      managerNotes,
    });
    const blank = await gateway.call(api, admin, name, { managerNotes: ' ' }, empty.id);
    expect(blank.data.managerNotes).toBeNull();
    expect((await auditOf(gateway.orm, organizationId)).map((entry) => entry.action)).toEqual([action, action, action]);
  });

  test('is final: a second decision fails with CONFLICT', async () => {
    const { worker, manager } = await aTeam(gateway.orm);
    const { id } = await aPtoRequest(gateway.orm, { user: worker });
    await gateway.call(api, manager, 'approvePtoRequest', {}, id);

    for (const name of ['approvePtoRequest', 'denyPtoRequest'] as const) {
      expect(await gateway.call(api, manager, name, {}, id)).toMatchObject({
        code: 'CONFLICT',
        message: 'This request is already approved',
      });
    }
  });

  test('is forbidden for a manager’s own request and allowed for an administrator’s', async () => {
    const { manager, admin } = await aTeam(gateway.orm);
    const own = await aPtoRequest(gateway.orm, { user: manager });
    const decided = await aPtoRequest(gateway.orm, { user: manager, status: 'DENIED', decidedBy: admin });
    const admins = await aPtoRequest(gateway.orm, { user: admin });

    for (const { id } of [own, decided]) {
      for (const name of ['approvePtoRequest', 'denyPtoRequest'] as const) {
        expect(await gateway.call(api, manager, name, {}, id)).toMatchObject({
          code: 'FORBIDDEN',
          message: 'You can’t approve or deny your own request. Ask another approver.',
        });
      }
    }
    expect((await gateway.call(api, admin, 'approvePtoRequest', {}, own.id)).data.status).toBe('APPROVED');
    expect((await gateway.call(api, admin, 'approvePtoRequest', {}, admins.id)).data.status).toBe('APPROVED');
  });

  test.each([
    [{ managerNotes: 7 }, 'Manager notes must be a string'],
    [{ managerNotes: 'x'.repeat(20_001) }, 'Manager notes must be at most 20,000 characters'],
    [{ managerNotes: 'a\0b' }, 'Manager notes must not contain the NUL character'],
  ])('rejects invalid notes', async (input, message) => {
    const { worker, manager } = await aTeam(gateway.orm);
    const { id } = await aPtoRequest(gateway.orm, { user: worker });

    expect(await gateway.call(api, manager, 'denyPtoRequest', input, id)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { managerNotes: message },
    });
  });

  test('moves approved hours from pending to used, and removes denied hours', async () => {
    const { organizationId, worker, manager } = await aTeam(gateway.orm);
    const policy = await aPtoPolicy(gateway.orm, { organizationId, yearlyAllowanceHours: 80 });
    const [one, other] = [
      await aPtoRequest(gateway.orm, { user: worker, policy, hours: 8 }),
      await aPtoRequest(gateway.orm, { user: worker, policy, hours: 16 }),
    ];

    const approved = await gateway.call(api, manager, 'approvePtoRequest', {}, one.id);
    expect(approved.data.balance).toMatchObject({ usedHours: 8, pendingHours: 16, remainingHours: 56 });
    const denied = await gateway.call(api, manager, 'denyPtoRequest', {}, other.id);
    expect(denied.data.balance).toMatchObject({ usedHours: 8, pendingHours: 0, remainingHours: 72 });
  });
});

describe.each(apis)('the pending requests over %s', (api) => {
  test('are listed newest first, with the requester, whether the caller may decide, and who else is off', async () => {
    const { organizationId, worker, colleague, manager, admin } = await aTeam(gateway.orm);
    const policy = await aPtoPolicy(gateway.orm, { organizationId, name: 'Vacation' });
    const off = await aPtoRequest(gateway.orm, {
      user: colleague,
      policy,
      startDate: '2026-07-15',
      endDate: '2026-07-20',
      status: 'APPROVED',
    });
    await aPtoRequest(gateway.orm, {
      user: colleague,
      policy,
      startDate: '2026-07-16',
      endDate: '2026-07-20',
      status: 'APPROVED',
    });
    await aPtoRequest(gateway.orm, { user: worker, policy, status: 'APPROVED' });
    await aPtoRequest(gateway.orm, { user: colleague, policy, status: 'CANCELED' });
    const request = await aPtoRequest(gateway.orm, { user: worker, policy });
    const own = await aPtoRequest(gateway.orm, {
      user: manager,
      policy,
      startDate: '2026-09-01',
      endDate: '2026-09-01',
      createdAt: new Date('2026-07-03T12:00:00Z'),
    });

    const { data } = await gateway.call(api, manager, 'pendingPtoRequests');

    expect(data).toMatchObject([
      { id: own.id, canDecide: false, othersOff: [] },
      {
        id: request.id,
        user: { id: worker.id, firstName: worker.firstName, lastName: worker.lastName },
        canDecide: true,
        othersOff: [
          {
            id: off.id,
            user: { id: colleague.id },
            startDate: '2026-07-15',
            endDate: '2026-07-20',
            hours: 24,
            policyName: 'Vacation',
          },
        ],
      },
    ]);
    const seenByAdmin = await gateway.call(api, admin, 'pendingPtoRequests');
    expect(seenByAdmin.data.map(({ canDecide }: { canDecide: boolean }) => canDecide)).toEqual([true, true]);
  });
});

test('does not count archived people among those who are off', async () => {
  const { organizationId, worker, manager } = await aTeam(gateway.orm);
  await aPtoRequest(gateway.orm, {
    user: await aUser(gateway.orm, { organizationId, status: 'DISABLED' }),
    status: 'APPROVED',
  });
  await aPtoRequest(gateway.orm, { user: worker });

  const { data } = await gateway.call('REST', manager, 'pendingPtoRequests');

  expect(data).toMatchObject([{ othersOff: [] }]);
});

test('shows who else is off to a manager, but not to a worker', async () => {
  const { worker, colleague, manager } = await aTeam(gateway.orm);
  await aPtoRequest(gateway.orm, { user: colleague, status: 'APPROVED' });
  await aPtoRequest(gateway.orm, { user: worker });
  await aPtoRequest(gateway.orm, { user: manager });
  const question = '{ viewer { myPtoRequests { nodes { othersOff { user { id } } } } } }';

  const [asWorker, asManager] = [await gateway.graphql(worker, question), await gateway.graphql(manager, question)];

  expect(asWorker.body.data.viewer.myPtoRequests.nodes).toEqual([{ othersOff: [] }]);
  expect(asManager.body.data.viewer.myPtoRequests.nodes).toEqual([{ othersOff: [{ user: { id: colleague.id } }] }]);
});

test('runs the same number of statements for a list of one request and of twelve', async () => {
  const balance = '{ year usedHours }';
  const question = `{ viewer { myPtoRequests { nodes {
    id user { id } decidedBy { id } policy { name balance ${balance} } balances ${balance} othersOff { user { id } }
  } } } }`;
  const counts: number[] = [];
  for (const many of [1, 12]) {
    const { manager, colleague, admin } = await aTeam(gateway.orm);
    await aPtoRequest(gateway.orm, { user: colleague, status: 'APPROVED' });
    for (let index = 0; index < many; index++) {
      await aPtoRequest(gateway.orm, { user: manager, status: 'APPROVED', decidedBy: admin });
    }
    await gateway.headersOf(manager);
    const statements = await statementsOf(async () => {
      const { body } = await gateway.graphql(manager, question);
      expect(body.data.viewer.myPtoRequests.nodes).toHaveLength(many);
      expect(body.data.viewer.myPtoRequests.nodes[0].othersOff).toEqual([{ user: { id: colleague.id } }]);
    });
    counts.push(statements.length);
  }
  expect(counts[1]).toBe(counts[0]);
});
